/** How it stands with the completing of a session; `refused` comes with a sentence for people. */
export type Finishing = { state: 'idle' | 'saving' | 'retrying' } | { state: 'refused'; why: string };

const notYet: Finishing = { state: 'idle' };
export const isUnderWay = ({ state }: Finishing): boolean => state === 'saving' || state === 'retrying';

const kept = new WeakMap<object, ReturnType<typeof finishings>>();

/** The sessions that are being completed, of whoever this store is for: it goes on while no page shows them. */
export function finishingsOf(store: object) {
  const known = kept.get(store) ?? finishings();
  kept.set(store, known);
  return known;
}

function finishings() {
  const sessions = new Map<string, Finishing>();
  const watchers = new Set<() => void>();
  return {
    of: (sessionId: string): Finishing => sessions.get(sessionId) ?? notYet,
    set(sessionId: string, now: Finishing) {
      sessions.set(sessionId, now);
      for (const tell of watchers) tell();
    },
    watch(tell: () => void) {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
  };
}
