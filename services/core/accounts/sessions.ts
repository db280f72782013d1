import type { Sql, TransactionSql } from 'postgres';
import { withStoreTimeout } from '#events/store/port/with-store-timeout.ts';
import type { Auth } from './auth.ts';
import { type CookieHeaders, getSessionCookieName, pickCookieHeader, readSessionToken } from './cookie.ts';
import { PROLONG_SESSION_AFTER_SECONDS, SESSION_LIFETIME_SECONDS } from './session-lifetime.ts';
import { getAuthErrorStatusName, toAuthFault } from './to-auth-fault.ts';

/** The session of a signed-in person, found by the cookie of a request. */
export interface Session {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
  /** UTC instant, ISO 8601. Use of the session moves it, at most once a day. */
  readonly expiresAt: string;
  /** True if the person had never signed in before. */
  readonly isFirst: boolean;
  /** True for a tutor who must turn on the second factor before anything else. */
  readonly needsSecondFactor: boolean;
  /** True for a family account. */
  readonly isFamily: boolean;
  /** `Set-Cookie` values for the answer; usually empty. */
  readonly setCookie: readonly string[];
}
/** A session that was deleted, for closing its sockets. */
export interface EndedSession {
  readonly personId: string;
  readonly sessionId: string;
}

/** A session as its person sees it. */
export interface ListedSession {
  readonly id: string;
  /** What the browser said of itself at the sign-in; empty for a session of before that was kept. */
  readonly userAgent: string;
  readonly signedInAt: Date;
  /** At most {@link RECORD_USE_AFTER_SECONDS} older than the last use. */
  readonly lastUsedAt: Date;
}

interface SessionParts {
  readonly sql: Sql;
  readonly publicUrl: string;
  readonly sessionSecret: string;
  /** Loads better-auth at the first call. */
  readonly auth: () => Promise<Auth>;
}

/** The number of sessions of one person. Another sign-in ends the oldest one. */
export const SESSIONS_PER_PERSON_MAX = 20;
/** Channel with the ids of ended sessions, so that every copy of the program closes their sockets at once. */
export const SESSION_ENDED_CHANNEL = 'rollbook_session_ended';
/** Milliseconds after which a look-up whose connection was lost is given up; a successful one takes two. */
const LOST_AFTER_MS = 5_000;
/** Seconds after which another use of a session is recorded, so that most requests write nothing. */
const RECORD_USE_AFTER_SECONDS = 5 * 60;

const late = 'The accounts did not answer in time.';

/** Creates the server-side sessions. Use prolongs them, and they are invalid as soon as they are ended. */
export const createSessionStore = ({ sql, publicUrl, sessionSecret, auth }: SessionParts) => {
  const cookieName = getSessionCookieName(publicUrl);
  const listeners = new Set<(ended: EndedSession) => void>();
  /** Notifies other copies. If the notification is lost, their next check of all sockets finds the ended sessions. */
  const notifyEnded = async (ended: readonly EndedSession[]): Promise<void> => {
    for (const session of ended) for (const listener of listeners) listener(session);
    if (ended.length === 0) return;
    const ids = ended.map(({ sessionId }) => sessionId);
    await sql`select pg_notify(${SESSION_ENDED_CHANNEL}, id) from unnest(${ids}::text[]) as id`;
  };

  /** Runs for each request, so it takes one query and calls better-auth only once a day. */
  const session = async (headers: CookieHeaders): Promise<Session | null> => {
    const token = readSessionToken(headers, cookieName, sessionSecret);
    if (token === undefined) return null;
    const found = await withStoreTimeout(findSession(sql, token), LOST_AFTER_MS, late);
    if (found === undefined) return null;
    if (found.isUseDue) recordSessionUse(sql, found.sessionId);
    const prolongedAt = found.expiresAt.getTime() - SESSION_LIFETIME_SECONDS * 1_000;
    if (prolongedAt + PROLONG_SESSION_AFTER_SECONDS * 1_000 <= Date.now()) return prolongSession(headers, found);
    const { isUseDue: _, expiresAt, ...session } = found;
    return { ...session, expiresAt: expiresAt.toISOString(), setCookie: [] };
  };

  const prolongSession = async (
    headers: CookieHeaders,
    { needsSecondFactor, isFamily }: FoundSession,
  ): Promise<Session | null> => {
    const { api } = await auth();
    try {
      const prolonging = api.getSession({ headers: pickCookieHeader(headers), returnHeaders: true });
      const found = await withStoreTimeout(prolonging, LOST_AFTER_MS, late);
      if (found.response === null) return null;
      const { user, session } = found.response;
      return {
        userId: user.id,
        email: user.email,
        sessionId: session.id,
        expiresAt: session.expiresAt.toISOString(),
        // A session is prolonged after a day at the earliest.
        isFirst: false,
        ...{ needsSecondFactor, isFamily },
        setCookie: found.headers.getSetCookie(),
      };
    } catch (error) {
      if (getAuthErrorStatusName(error) === 'UNAUTHORIZED') return null; // The session ended while it was being prolonged.
      throw toAuthFault(error);
    }
  };

  const expiredCookie = async (api: Auth['api']): Promise<readonly string[]> => {
    const { headers: answer } = await api.signOut({ headers: new Headers(), returnHeaders: true });
    return answer.getSetCookie().filter((cookie) => cookie.startsWith(`${cookieName}=`));
  };

  return {
    session,

    /** Ends this session; returns the `Set-Cookie` values that delete the cookie. */
    async signOut(headers: CookieHeaders): Promise<readonly string[]> {
      const { api } = await auth();
      const current = await session(headers);
      // Deleted here, because better-auth's own sign-out would only log that it could not delete the session.
      if (current) {
        await notifyEnded(
          await sql<EndedSession[]>`
            delete from accounts.session where id = ${current.sessionId}
            returning id as "sessionId", "userId" as "personId"`,
        );
      }
      return expiredCookie(api);
    },

    /** Ends all sessions of the person to whom these cookies belong, on every device. Returns the same as `signOut`. */
    async signOutEverywhere(headers: CookieHeaders): Promise<readonly string[]> {
      const current = await session(headers);
      if (current) await notifyEnded(await deleteSessionsOfPerson(sql, current.userId));
      return expiredCookie((await auth()).api);
    },

    notifyEnded,

    /** Ends all sessions of a person, on every device. */
    endSessionsOf: async (personId: string): Promise<void> => notifyEnded(await deleteSessionsOfPerson(sql, personId)),

    /** Ends the oldest sessions of a person, so that {@link SESSIONS_PER_PERSON_MAX} remain. */
    async endOldestSessions(personId: string): Promise<void> {
      await notifyEnded(
        await sql<EndedSession[]>`
          delete from accounts.session where id in (
            select id from accounts.session where "userId" = ${personId}
            order by "createdAt" desc, id offset ${SESSIONS_PER_PERSON_MAX}
          )
          returning id as "sessionId", "userId" as "personId"`,
      );
    },

    /**
     * Deletes the person's credentials, sessions, drafts and secret address of the calendar if this command is still
     * pending; then the e-mail is free.
     */
    async removeAccount(personId: string, commandId: string): Promise<void> {
      await notifyEnded(
        await sql<EndedSession[]>`
          with gone as (
            delete from accounts."user" where id = ${personId} and pending ->> 'commandId' = ${commandId} returning id
          ), drafts as (
            delete from desk.drafts where person_id in (select id from gone)
          ), addresses as (
            delete from desk.calendar_addresses where student_id in (select id from gone)
          )
          select session.id as "sessionId", gone.id as "personId"
          from gone join accounts.session on session."userId" = gone.id`,
      );
    },

    /** The person's valid sessions, the last used one first. */
    sessionsOf: (personId: string): Promise<ListedSession[]> => sql<ListedSession[]>`
      select id, coalesce("userAgent", '') as "userAgent", "createdAt" as "signedInAt", last_used_at as "lastUsedAt"
      from accounts.session where "userId" = ${personId} and "expiresAt" > now()
      order by last_used_at desc, id`,

    /** The e-mail of an account; undefined if there is no account. */
    async emailOf(personId: string): Promise<string | undefined> {
      const [person] = await sql<{ email: string }[]>`select email from accounts."user" where id = ${personId}`;
      return person?.email;
    },

    /** The id of the person who signs in with this e-mail; undefined if nobody does. */
    async idOf(email: string): Promise<string | undefined> {
      const [person] = await sql<{ id: string }[]>`
        select id from accounts."user" where email = ${email.toLowerCase()} and "emailVerified"`;
      return person?.id;
    },

    /**
     * Returns those of these sessions that are still valid, in one query. For sockets, which do not send their cookie
     * again.
     */
    async aliveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await sql<{ id: string }[]>`
        select id from accounts.session where id = any(${[...sessionIds]}::uuid[]) and "expiresAt" > now()`;
      return new Set(rows.map(({ id }) => id));
    },

    /** Calls `listener` for each session that this copy of the program ends; returns a function that stops this. */
    onSessionEnded(listener: (ended: EndedSession) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

interface FoundSession extends Omit<Session, 'expiresAt' | 'setCookie'> {
  readonly expiresAt: Date;
  readonly isUseDue: boolean;
}

/** Records that a session was used now. The request does not wait for it; if it fails, a later request records its use. */
const recordSessionUse = (sql: Sql, sessionId: string): void => {
  sql`update accounts.session set last_used_at = now() where id = ${sessionId}`.catch(() => {});
};

const findSession = async (sql: Sql, token: string) => {
  const [row] = await sql<FoundSession[]>`
    select person.id as "userId", person.email, session.id as "sessionId", session."expiresAt",
      person.first_session is not distinct from session.id as "isFirst",
      person.role = 'tutor' and coalesce(rules.second_factor_of_tutors, true) and factor.turned_on_at is null as "needsSecondFactor",
      person.role = 'family' as "isFamily",
      session.last_used_at < now() - make_interval(secs => ${RECORD_USE_AFTER_SECONDS}) as "isUseDue"
    from accounts.session join accounts."user" as person on person.id = session."userId"
    left join accounts.sign_in_rules as rules on true
    left join accounts.second_factor as factor on factor.person_id = person.id
    where session.token = ${token} and session."expiresAt" > now()`;
  return row;
};

/** Deletes a person's sessions: all, all `except` one, or `only` one. Pass the result to `notifyEnded` after the commit. */
export const deleteSessionsOfPerson = (
  sql: Sql | TransactionSql,
  personId: string,
  { except, only }: { readonly except?: string; readonly only?: string | undefined } = {},
): Promise<EndedSession[]> => sql<EndedSession[]>`
  delete from accounts.session
  where "userId" = ${personId} and id is distinct from ${except ?? null}::uuid and id = coalesce(${only ?? null}::uuid, id)
  returning id as "sessionId", "userId" as "personId"`;
