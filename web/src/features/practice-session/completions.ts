/** How it stands with the completing of a session; `refused` comes with a sentence for people. */
export type CompletionState = { state: 'idle' | 'saving' | 'retrying' } | { state: 'refused'; why: string };

const notYet: CompletionState = { state: 'idle' };
export const isInFlight = ({ state }: CompletionState): boolean => state === 'saving' || state === 'retrying';

const kept = new WeakMap<object, ReturnType<typeof finishings>>();

/** The sessions that are being completed, of whoever this store is for: it goes on while no page shows them. */
export function getCompletions(store: object) {
  const known = kept.get(store) ?? finishings();
  kept.set(store, known);
  return known;
}

function finishings() {
  const sessions = new Map<string, CompletionState>();
  const watchers = new Set<() => void>();
  return {
    of: (sessionId: string): CompletionState => sessions.get(sessionId) ?? notYet,
    set(sessionId: string, now: CompletionState) {
      sessions.set(sessionId, now);
      for (const tell of watchers) tell();
    },
    watch(tell: () => void) {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
  };
}
