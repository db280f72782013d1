import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { practiceApi } from '../../../api/practice-api.ts';
import { toFailure } from '../../../api/problem.ts';
import { useCommandSubmission } from '../../../commands/command-submission.ts';
import { computeExponentialDelayMs } from '../../../lib/exponential-delay.ts';
import { useProfile } from '../../../session/session.ts';

const RETRY_DELAYS = { first: 1_000, longest: 15_000 };

/**
 * Completes a session. Failed requests are repeated until one succeeds, even on another page. They stop when another
 * person signs in.
 */
export function useCompleteSession(sessionId: string) {
  const { id: studentId } = useProfile();
  const [mutate] = practiceApi.useCompletePracticeSessionMutation();
  const submission = useCommandSubmission<null>({ outlivesPage: true });
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

/** The state of completing a session. With `refused` comes a sentence for the student. */
export type SessionCompletionState =
  | { state: 'idle' | 'saving' | 'retrying' | 'done' }
  | { state: 'refused'; why: string };

const idleState: SessionCompletionState = { state: 'idle' };
export const isCompletionInFlight = ({ state }: SessionCompletionState): boolean =>
  state === 'saving' || state === 'retrying';

const completionsByStore = new WeakMap<object, ReturnType<typeof createCompletions>>();

/** The sessions of this store that are being completed. Completing continues after the page of the session is left. */
function getSessionCompletions(store: object) {
  const known = completionsByStore.get(store) ?? createCompletions();
  completionsByStore.set(store, known);
  return known;
}

function createCompletions() {
  const sessions = new Map<string, SessionCompletionState>();
  const watchers = new Set<() => void>();
  return {
    of: (sessionId: string): SessionCompletionState => sessions.get(sessionId) ?? idleState,
    set(sessionId: string, now: SessionCompletionState) {
      sessions.set(sessionId, now);
      for (const tell of watchers) tell();
    },
    watch(tell: () => void) {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
  };
}
