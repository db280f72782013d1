import type { CaughtUpMark, EventBatch, EventStore } from '#events/store/port/event-store.ts';
import type { FoldProgress } from './checkpoint.ts';
import type { FoldContext } from './fold-context.ts';
import { foldLog } from './fold-log.ts';
import { listStreamKinds, type Projection } from './projection.ts';

/** Where a fold of the log ends. Without both, it ends at the present end of the log. */
export interface LogLimit {
  /** The last position that is read. */
  readonly position?: bigint | undefined;
  /**
   * A UTC instant, ISO 8601: the fold of each stream ends before its first event that was recorded after it. The times of
   * different streams need not follow the order of the log, because the clock of a computer can be wrong for a while.
   */
  readonly recordedUntil?: string | undefined;
}

interface FoldUpToOptions extends FoldContext {
  readonly store: EventStore;
  /** Called after each written batch, with the number of its events. */
  readonly onWritten?: (events: number, position: bigint) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Folds the stored log up to a limit. Throws LogGapError, unless it left out events that no projection receives; StoreUnavailableError, and the reason of the signal.
 */
export const foldUpTo = async (
  { store, signal, onWritten, ...context }: FoldUpToOptions,
  start: FoldProgress,
  limit: LogLimit,
): Promise<FoldProgress> => {
  if (limit.position !== undefined && start.position >= limit.position) return start;
  const reading = new AbortController();
  try {
    const ended = signal ? AbortSignal.any([reading.signal, signal]) : reading.signal;
    const log = readNeeded(store, context.projections, start.position, limit, ended);
    const folded = await foldLog(context, start, cutLog(log, limit), {
      onWritten: ({ position }, { events }) => onWritten?.(events.length, position),
    });
    signal?.throwIfAborted();
    return folded;
  } finally {
    reading.abort();
  }
};

/** Events of streams that no projection receives are left out if the store can do so, and if the end is known. */
const readNeeded = (
  store: EventStore,
  projections: readonly Projection[],
  after: bigint,
  { position: upTo }: LogLimit,
  signal: AbortSignal,
): AsyncIterable<EventBatch | CaughtUpMark> => {
  const kinds = listStreamKinds(projections);
  return after === 0n && upTo !== undefined && kinds && store.readStreamKinds
    ? store.readStreamKinds([...kinds], upTo, signal)
    : store.subscribe(after, signal, 'stored');
};

/** Ends a subscription at the limit, or at the end of the log if that comes first. */
async function* cutLog(
  log: AsyncIterable<EventBatch | CaughtUpMark>,
  { position: upTo, recordedUntil }: LogLimit,
): AsyncGenerator<EventBatch> {
  const endedStreams = new Set<string>();
  for await (const item of log) {
    if (item.kind === 'caught-up') return;
    const events = item.events.filter(({ stream, position, recordedAt }) => {
      if (recordedUntil !== undefined && recordedAt > recordedUntil) endedStreams.add(stream);
      return (upTo === undefined || position <= upTo) && !endedStreams.has(stream);
    });
    const last = events.at(-1);
    if (last) yield { ...item, events, position: last.position };
    if (upTo !== undefined && item.position >= upTo) return;
  }
}
