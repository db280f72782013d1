import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useLocation } from 'wouter';
import { useCompletePracticeSessionMutation } from '../../api/practice.ts';
import { problemOf } from '../../api/problem.ts';
import { throughSignIn } from '../../api/signed-in-again.ts';
import { paths } from '../../app/paths.ts';
import { useProfile } from '../../app/session.ts';

export type FinishingState = 'idle' | 'saving' | 'retrying';

const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;

/**
 * Completes a session and leads to its results; what does not come through is repeated until it does, also after the
 * student has gone to another page.
 */
export function useFinishing(sessionId: string) {
  const { id: studentId } = useProfile();
  const [, navigate] = useLocation();
  const [mutate] = useCompletePracticeSessionMutation();
  const [idempotencyKey] = useState(() => uuid());
  const [state, setState] = useState<FinishingState>('idle');
  const busy = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const finish = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState('saving');
    for (let waitMs = FIRST_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_MS)) {
      const { error } = await throughSignIn(() => mutate({ sessionId, studentId, idempotencyKey }));
      if (error === undefined) {
        if (here.current) navigate(paths.practiceResultsOf(sessionId), { replace: true });
        return;
      }
      const { unknownOutcome, code } = problemOf(error);
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
