import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useCompletePracticeSessionMutation } from '../../api/practice.ts';
import { problemOf } from '../../api/problem.ts';
import { useIdempotencyKey } from '../../commands/idempotency-key.ts';
import { growingWait } from '../../lib/growing-wait.ts';
import { useProfile } from '../../session/session.ts';
import { type Finishing, finishingsOf, isUnderWay } from './finishing.ts';

const RETRIES = { first: 1_000, longest: 15_000 };

/**
 * Completes a session, which then stands as completed wherever it is shown. What does not come through is repeated until
 * it does, also while the student is on another page; who signs in instead has no such session, which ends it.
 */
export function useFinishing(sessionId: string) {
  const { id: studentId } = useProfile();
  const [mutate] = useCompletePracticeSessionMutation();
  const submission = useIdempotencyKey<null>();
  const finishings = finishingsOf(useStore());
  const standing = () => finishings.of(sessionId);
  const is = (now: Finishing) => finishings.set(sessionId, now);

  const finish = async (): Promise<void> => {
    if (isUnderWay(standing())) return;
    is({ state: 'saving' });
    for (let failedBefore = 0; ; failedBefore += 1) {
      const sent = await submission.send(null, (_, idempotencyKey) => mutate({ sessionId, studentId, idempotencyKey }));
      if (sent.error === undefined) return;
      const { unknownOutcome, code, detail } = problemOf(sent.error);
      if (!unknownOutcome && code !== 'too-many-requests') {
        is({ state: 'refused', why: detail });
        return;
      }
      is({ state: 'retrying' });
      await backOnlineOr(growingWait(failedBefore, RETRIES));
    }
  };
  return { finishing: useSyncExternalStore(finishings.watch, standing), finish: () => void finish() };
}

/** Resolves after `ms` milliseconds, or as soon as the network is back. */
function backOnlineOr(ms: number): Promise<void> {
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
