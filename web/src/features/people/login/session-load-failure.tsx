import { toSignInFailureText } from '../../../api/problem.ts';
import type { ApiError } from '../../../api/request.ts';
import { loginTexts } from '../../../copy/login.ts';
import { useRetryWhileUnreachable } from '../../../page/use-retry-while-unreachable.ts';
import { ErrorState } from '../../../ui/error-state.tsx';

interface SessionLoadFailureProps {
  error: ApiError;
  /** Loads the session again. */
  ask(): Promise<unknown>;
}

/** Shown in place of the forms while it is unknown who is signed in. Loads by itself when the server can be reached. */
export function SessionLoadFailure({ error, ask }: SessionLoadFailureProps) {
  useRetryWhileUnreachable({ error, isFetching: false, refetch: ask });
  return <ErrorState title={loginTexts.sessionFailed} text={toSignInFailureText(error)} onRetry={() => void ask()} />;
}
