import { type EventStore, GapFound, PositionAhead, type StoredEvent } from './event-store.ts';

interface CountedLogLag {
  readonly kind: 'counted';
  /** How many events come after a position: `max` stands for that many or more. */
  readonly events: number;
  /** The first of them. */
  readonly oldest: StoredEvent | undefined;
}

export type LogLag =
  | CountedLogLag
  /** The log cannot be counted to its end; `message` names the place of the gap. */
  | { readonly kind: 'gap'; readonly message: string }
  /** The log ends before the position: it was restored from an older backup. */
  | { readonly kind: 'ahead' };

/**
 * Counts the events after a position by reading them, since positions are no counts on every store. Throws
 * StoreUnavailable. When the signal aborts it answers with those that it has counted, or throws the signal's reason where
 * there are none.
 */
export const readLag = async (
  store: EventStore,
  after: bigint,
  max: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<LogLag> => {
  try {
    return await countLag(store, after, max, signal);
  } catch (error) {
    if (error instanceof PositionAhead) return { kind: 'ahead' };
    if (error instanceof GapFound) return { kind: 'gap', message: error.message };
    throw error;
  }
};

const countLag = async (store: EventStore, after: bigint, max: number, signal: AbortSignal): Promise<CountedLogLag> => {
  let events = 0;
  let oldest: StoredEvent | undefined;
  for await (const message of store.subscribe(after, signal, 'stored')) {
    if (message.kind === 'caught-up') return { kind: 'counted', events, oldest };
    oldest ??= message.events[0];
    events += message.events.length;
    if (events >= max) break;
  }
  if (events === 0) signal.throwIfAborted();
  return { kind: 'counted', events: Math.min(events, max), oldest };
};
