import type { EventStore, StoredEvent } from './event-store.ts';

export interface Lag {
  /** How many events come after a position: `max` stands for that many or more. */
  readonly events: number;
  /** The first of them. */
  readonly oldest: StoredEvent | undefined;
}

/**
 * Counts the events after a position by reading them, since positions are no counts on every store. Throws PositionAhead,
 * GapFound, StoreUnavailable.
 */
export const readLag = async (store: EventStore, after: bigint, max: number): Promise<Lag> => {
  let events = 0;
  let oldest: StoredEvent | undefined;
  for await (const message of store.subscribe(after, new AbortController().signal, 'stored')) {
    if (message.kind === 'caught-up') break;
    oldest ??= message.events[0];
    events += message.events.length;
    if (events >= max) break;
  }
  return { events: Math.min(events, max), oldest };
};
