/** The state of completing a session. With `refused` comes a sentence for the student. */
export type SessionCompletionState =
  | { state: 'idle' | 'saving' | 'retrying' | 'done' }
  | { state: 'refused'; why: string };

const idleState: SessionCompletionState = { state: 'idle' };
export const isCompletionInFlight = ({ state }: SessionCompletionState): boolean =>
  state === 'saving' || state === 'retrying';

const completionsByStore = new WeakMap<object, ReturnType<typeof createCompletions>>();

/** The sessions of this store that are being completed. Completing continues after the page of the session is left. */
export function getSessionCompletions(store: object) {
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
