import type { Auth } from './auth.ts';
import { authFault } from './auth-fault.ts';

export type SignedIn =
  | { readonly status: 'signed-in'; readonly userId: string; readonly setCookie: readonly string[] }
  /** Unknown e-mail and wrong password alike, after the same work. */
  | { readonly status: 'wrong-credentials' }
  /** The password was right. */
  | { readonly status: 'email-unconfirmed' };

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
        return { status: 'wrong-credentials' };
      case 'EMAIL_NOT_VERIFIED':
        return { status: 'email-unconfirmed' };
      default:
        throw authFault(error);
    }
  }
};

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'body' in error ? (error.body as { code?: string } | undefined)?.code : undefined;
