import type { Sql } from 'postgres';
import type { Auth } from './auth.ts';
import type { CodeRefusal } from './second-factor-codes.ts';
import { toAuthFault } from './to-auth-fault.ts';

/** The outcome of checking an e-mail and a password. */
export type SignInOutcome =
  | { readonly status: 'signed-in'; readonly userId: string; readonly setCookie: readonly string[] }
  /**
   * Unknown e-mail, wrong password and unconfirmed account get the same answer after the same work. Otherwise a
   * stranger who signed up with somebody's address could find out here whether that address has an account.
   */
  | { readonly status: 'wrong-credentials' }
  /** The password is right. There is no session, and the sign-in is repeated as a whole with a code. */
  | CodeRefusal;

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  /** What the browser says of itself, for the list of the person's sessions; it may be empty. */
  readonly userAgent: string;
  /** Checks the second factor of the person whose password is right. */
  readonly checkCode: (personId: string) => Promise<CodeRefusal | undefined>;
}

/** Characters of the user agent that are kept. */
const USER_AGENT_LENGTH_MAX = 400;
/** SQLSTATE of PostgreSQL: the person of the new session was removed. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Checks the password and starts a session. The password or the account may change while it is being checked; then no
 * session is started.
 */
export const signIn = async (
  sql: Sql,
  auth: Auth,
  { email, password, userAgent, checkCode }: SignInRequest,
): Promise<SignInOutcome> => {
  // auth.ts has been loaded already, because `auth` comes from it.
  const { runSignIn } = await import('./auth.ts');
  let refusal: CodeRefusal | undefined;
  const canStartSession = async (personId: string): Promise<boolean> => {
    refusal = await checkCode(personId);
    return refusal === undefined;
  };
  try {
    const { result, checkedHash = '' } = await runSignIn(canStartSession, () =>
      auth.api.signInEmail({
        body: { email, password },
        headers: { 'user-agent': userAgent.slice(0, USER_AGENT_LENGTH_MAX) },
        returnHeaders: true,
      }),
    );
    const { token, user } = result.response;
    if (!(await isStillValid(sql, token, checkedHash))) {
      await sql`delete from accounts.session where token = ${token}`;
      return { status: 'wrong-credentials' };
    }
    await sql`
      update accounts."user" set first_session = (select id from accounts.session where token = ${token})
      where id = ${user.id} and first_session is null`;
    return { status: 'signed-in', userId: user.id, setCookie: result.headers.getSetCookie() };
  } catch (error) {
    if (refusal) return refusal;
    switch (codeOf(error)) {
      case 'INVALID_EMAIL':
      case 'INVALID_EMAIL_OR_PASSWORD':
      case 'EMAIL_NOT_VERIFIED':
      case FOREIGN_KEY_VIOLATION:
        return { status: 'wrong-credentials' };
      default:
        throw toAuthFault(error);
    }
  }
};

/**
 * Whether the person of the new session still has the password that was checked. Every change of a password locks the
 * person first and then ends the sessions that it finds. So it either finds this session, or this query waits for it
 * and sees the new hash.
 */
const isStillValid = async (sql: Sql, token: string, checkedHash: string): Promise<boolean> => {
  const rows = await sql`
    select 1
    from accounts."user" person
    join accounts.account on account."userId" = person.id and account."providerId" = 'credential'
    join accounts.session on session."userId" = person.id
    where session.token = ${token} and account.password = ${checkedHash}
    for share of person, account, session`;
  return rows.length > 0;
};

const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('body' in error) return (error.body as { code?: string } | undefined)?.code;
  return 'code' in error ? String(error.code) : undefined;
};
