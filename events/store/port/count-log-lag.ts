import { type EventStore, LogGapError, PositionAheadOfLogError, type StoredEvent } from './event-store.ts';

interface CountedLogLag {
  readonly kind: 'counted';
  /** How many events come after the position; `max` means that many or more. */
  readonly events: number;
  /** The first event after the position. */
  readonly oldest: StoredEvent | undefined;
}

/** How far a position is behind the end of the log. */
export type LogLag =
  | CountedLogLag
  /** The log has a gap, so its events cannot be counted; `message` says where. */
  | { readonly kind: 'gap'; readonly message: string }
  /** The log ends before the position, because it was restored from an older backup. */
  | { readonly kind: 'ahead' };

/**
 * Counts the events after a position by reading them, because positions are not consecutive on every store. When the
 * signal aborts, it returns the number counted so far, or throws the signal's reason if that is 0. Throws
 * StoreUnavailableError.
 */
export const countLogLag = async (
  store: EventStore,
  after: bigint,
  max: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<LogLag> => {
  try {
    return await countLag(store, after, max, signal);
  } catch (error) {
    if (error instanceof PositionAheadOfLogError) return { kind: 'ahead' };
    if (error instanceof LogGapError) return { kind: 'gap', message: error.message };
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
