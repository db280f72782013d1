import type { Auth } from './auth.ts';
import { authFault } from './auth-fault.ts';

export type SignedIn =
  | { readonly status: 'signed-in'; readonly userId: string; readonly setCookie: readonly string[] }
  /**
   * Unknown e-mail, wrong password and unconfirmed account alike, after the same work: a stranger who signed up with an
   * address and could tell here whether it was known would know who has an account.
   */
  | { readonly status: 'wrong-credentials' };

/** Checks the password and opens a session. */
export const signIn = async (auth: Auth, email: string, password: string): Promise<SignedIn> => {
  try {
    const { response, headers } = await auth.api.signInEmail({
      body: { email, password },
      headers: new Headers(),
      returnHeaders: true,
    });
    return { status: 'signed-in', userId: response.user.id, setCookie: headers.getSetCookie() };
  } catch (error) {
    switch (codeOf(error)) {
      case 'INVALID_EMAIL':
      case 'INVALID_EMAIL_OR_PASSWORD':
      case 'EMAIL_NOT_VERIFIED':
        return { status: 'wrong-credentials' };
      default:
        throw authFault(error);
    }
  }
};

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'body' in error ? (error.body as { code?: string } | undefined)?.code : undefined;
