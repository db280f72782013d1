import type { Sql } from 'postgres';
import type { Auth } from './auth.ts';
import { authFault } from './auth-fault.ts';

export type SignInOutcome =
  | { readonly status: 'signed-in'; readonly userId: string; readonly setCookie: readonly string[] }
  /**
   * Unknown e-mail, wrong password and unconfirmed account alike, after the same work: a stranger who signed up with an
   * address and could tell here whether it was known would know who has an account.
   */
  | { readonly status: 'wrong-credentials' };

/** PostgreSQL: the person to whom the session would belong was removed. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Checks the password and opens a session. The check takes long, and the password or the whole account can end during it:
 * then there is no session.
 */
export const signIn = async (sql: Sql, auth: Auth, email: string, password: string): Promise<SignInOutcome> => {
  // auth.ts is loaded by now, since `auth` is there.
  const { runWithCheckedHash } = await import('./auth.ts');
  try {
    const { result, checkedHash = '' } = await runWithCheckedHash(() =>
      auth.api.signInEmail({ body: { email, password }, headers: new Headers(), returnHeaders: true }),
    );
    const { token, user } = result.response;
    if (!(await isStillValid(sql, token, checkedHash))) {
      await sql`delete from accounts.session where token = ${token}`;
      return { status: 'wrong-credentials' };
    }
    return { status: 'signed-in', userId: user.id, setCookie: result.headers.getSetCookie() };
  } catch (error) {
    switch (codeOf(error)) {
      case 'INVALID_EMAIL':
      case 'INVALID_EMAIL_OR_PASSWORD':
      case 'EMAIL_NOT_VERIFIED':
      case FOREIGN_KEY_VIOLATION:
        return { status: 'wrong-credentials' };
      default:
        throw authFault(error);
    }
  }
};

/**
 * Whether the new session's person still has the password that was checked. Whatever changes a password locks the person
 * first and then ends the sessions that it finds: it either finds this one, or this waits for it and sees the new hash.
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
