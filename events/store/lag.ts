import type { EventStore, StoredEvent } from './event-store.ts';

export interface Lag {
  /** How many events come after a position: `max` stands for that many or more. */
  readonly events: number;
  /** The first of them. */
  readonly oldest: StoredEvent | undefined;
}

/**
 * Counts the events after a position by reading them, since positions are no counts on every store. Throws PositionAhead,
 * GapFound, StoreUnavailable. When the signal aborts it answers with those that it has counted, or throws the signal's
 * reason where there are none.
 */
export const readLag = async (
  store: EventStore,
  after: bigint,
  max: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<Lag> => {
  let events = 0;
  let oldest: StoredEvent | undefined;
  for await (const message of store.subscribe(after, signal, 'stored')) {
    if (message.kind === 'caught-up') return { events, oldest };
    oldest ??= message.events[0];
    events += message.events.length;
    if (events >= max) break;
  }
  if (events === 0) signal.throwIfAborted();
  return { events: Math.min(events, max), oldest };
};
