import { toSignInFailureText } from '../../../api/problem.ts';
import type { ApiError, RequestOutcome } from '../../../api/request.ts';
import { loginTexts } from '../../../copy/login.ts';
import { notify } from '../../../toasts/notify.ts';
import type { useLoginState } from './use-login-state.ts';

export interface SignInCredentials {
  email: string;
  password: string;
}

/** Enters after a sign-in, or notifies of its failure. Resolves to the error, or to undefined after a success. */
export async function finishSignIn(
  outcome: RequestOutcome<unknown>,
  ask: ReturnType<typeof useLoginState>['ask'],
): Promise<ApiError | undefined> {
  if ('error' in outcome) {
    const { error } = outcome;
    notify.failure({ key: 'entry/sign-in', title: loginTexts.signInFailed, detail: toSignInFailureText(error) });
    return error;
  }
  const entry = await ask(outcome.position);
  if (entry.status === 'enter')
    notify.success({ key: 'entry', ...(entry.isFirst ? loginTexts.firstWelcome : loginTexts.welcome) });
  return undefined;
}
