import { useRef, useState } from 'react';
import { useIdempotencyKey } from '../../api/idempotency-key.ts';
import { useCompletePracticeSessionMutation } from '../../api/practice.ts';
import { problemOf } from '../../api/problem.ts';
import { useProfile } from '../../app/session.ts';

export type FinishingState = 'idle' | 'saving' | 'retrying';

const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;

/**
 * Completes a session, which then stands as completed wherever it is shown. What does not come through is repeated until
 * it does, also after the student has gone to another page; who signs in instead has no such session, which ends it.
 */
export function useFinishing(sessionId: string) {
  const { id: studentId } = useProfile();
  const [mutate] = useCompletePracticeSessionMutation();
  const submission = useIdempotencyKey<null>();
  const [state, setState] = useState<FinishingState>('idle');
  const busy = useRef(false);

  const finish = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState('saving');
    for (let waitMs = FIRST_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_MS)) {
      const sent = await submission.send(null, (_, idempotencyKey) => mutate({ sessionId, studentId, idempotencyKey }));
      if (sent.error === undefined) return;
      const { unknownOutcome, code } = problemOf(sent.error);
      if (!unknownOutcome && code !== 'too-many-requests') break;
      setState('retrying');
      await backOnlineOr(waitMs);
    }
    busy.current = false;
    setState('idle');
  };
  return { state, finish: () => void finish() };
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
