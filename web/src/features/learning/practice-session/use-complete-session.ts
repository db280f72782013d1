import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useCompletePracticeSessionMutation } from '../../../api/practice.ts';
import { toFailure } from '../../../api/problem.ts';
import { useCommandSubmission } from '../../../commands/command-submission.ts';
import { computeExponentialDelayMs } from '../../../lib/exponential-delay.ts';
import { useProfile } from '../../../session/session.ts';
import { getSessionCompletions, isCompletionInFlight, type SessionCompletionState } from './session-completions.ts';

const RETRY_DELAYS = { first: 1_000, longest: 15_000 };

/**
 * Completes a session. Failed requests are repeated until one succeeds, even on another page. They stop when another
 * person signs in.
 */
export function useCompleteSession(sessionId: string) {
  const { id: studentId } = useProfile();
  const [mutate] = useCompletePracticeSessionMutation();
  const submission = useCommandSubmission<null>();
  const finishings = getSessionCompletions(useStore());
  const standing = () => finishings.of(sessionId);
  const is = (now: SessionCompletionState) => finishings.set(sessionId, now);

  const finish = async (): Promise<void> => {
    if (isCompletionInFlight(standing())) return;
    is({ state: 'saving' });
    for (let failedBefore = 0; ; failedBefore += 1) {
      const sent = await submission.send(null, (_, idempotencyKey) => mutate({ sessionId, studentId, idempotencyKey }));
      if (sent.error === undefined) {
        is({ state: 'done' });
        return;
      }
      const { outcomeUnknown, code, detail } = toFailure(sent.error);
      if (!outcomeUnknown && code !== 'too-many-requests') {
        is({ state: 'refused', why: detail });
        return;
      }
      is({ state: 'retrying' });
      await waitForDelayOrOnline(computeExponentialDelayMs(failedBefore, RETRY_DELAYS));
    }
  };
  return { finishing: useSyncExternalStore(finishings.watch, standing), finish: () => void finish() };
}

/** Resolves after `ms` milliseconds, or as soon as the browser is online again. */
function waitForDelayOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}
