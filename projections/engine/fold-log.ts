import type { CaughtUpMark, EventBatch } from '#events/store/port/event-store.ts';
import { applyBatch } from './apply-batch.ts';
import type { FoldProgress } from './checkpoint.ts';
import type { EventSlice, FoldedSlice } from './event-slice.ts';
import type { FoldContext } from './fold-context.ts';
import { foldSlice, planSlice } from './fold-slice.ts';
import { RowCache } from './row-cache.ts';
import { RowRejectedError } from './row-rejected-error.ts';

export interface FoldListener {
  /** Called after a batch has been written to the tables. */
  onWritten(progress: FoldProgress, slice: EventSlice): void;
  /** Called when the end of the log has been written; returning true ends the fold. */
  onCaughtUp?(progress: FoldProgress): Promise<boolean>;
}

/**
 * Folds a subscription, starting at `start`. While PostgreSQL writes one batch, the next one is parsed, loaded and
 * folded; rows of the batch in flight come from a cache. Ends with the subscription. Throws CheckpointFencedError, and
 * every error that is not caused by an event's data.
 */
export const foldLog = async (
  folder: FoldContext,
  start: FoldProgress,
  subscription: AsyncIterable<EventBatch | CaughtUpMark>,
  { onWritten, onCaughtUp = async () => false }: FoldListener,
): Promise<FoldProgress> => {
  const source = subscription[Symbol.asyncIterator]();
  let writing = Promise.resolve(start);
  let inFlight: FoldedSlice | undefined;
  let position = start.position;
  const known = new RowCache();

  try {
    for (;;) {
      const next = source.next();
      // A failed write must reject now, not when the next event arrives.
      const { done, value: item } = await Promise.race([next, writing.then(() => next)]);
      if (done) return writing;
      // Positions without events of this log move the checkpoint too; otherwise a restart would read them again.
      if (item.position !== position) {
        position = item.position;
        const events = item.kind === 'batch' ? item.events : [];
        const slice: EventSlice = { events, position, plans: await planSlice(folder, events) };
        const { parked } = inFlight ?? (await writing);
        const ahead = await tryFoldSlice(folder, start.schema, slice, { parked, known, empty: start.empty });
        const written = await writing;
        // If the previous batch was split, this one was folded from rows that were never written, so it is folded again.
        const ready = inFlight && written.parked !== inFlight.parked ? undefined : ahead;
        if (!ready) known.forget();
        writing = applyBatch(folder, written, slice, ready).then((progress) => {
          onWritten(progress, slice);
          return progress;
        });
        // Prevents an unhandled rejection. The error is thrown where `writing` is awaited, at the latest before the next
        // batch.
        writing.catch(() => undefined);
        inFlight = ready;
      }
      if (item.kind === 'caught-up' && (await onCaughtUp(await writing))) return writing;
    }
  } finally {
    // Not awaited, because a request for a batch that is still open ends only when the caller aborts the subscription.
    void source.return?.();
  }
};

/** Undefined if PostgreSQL refused a key; applyBatch then splits the batch. */
const tryFoldSlice = (...what: Parameters<typeof foldSlice>): Promise<FoldedSlice | undefined> =>
  foldSlice(...what).catch((error: unknown) => {
    if (error instanceof RowRejectedError) return undefined;
    throw error;
  });
