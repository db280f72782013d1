import type { CaughtUpMark, EventBatch } from '#events/store/port/event-store.ts';
import { applyBatch } from './apply-batch.ts';
import type { Progress } from './checkpoint.ts';
import { foldSlice } from './fold-slice.ts';
import type { Folder } from './folder.ts';
import { planSlice } from './plan-slice.ts';
import { RowCache } from './row-cache.ts';
import { RowRefused } from './row-refused.ts';
import type { FoldedSlice, Slice } from './slice.ts';

export interface Listener {
  /** A batch stands in the tables. */
  onWritten(progress: Progress, slice: Slice): void;
  /** Everything that stood in the log has been written; true ends the folding. */
  onCaughtUp?(progress: Progress): Promise<boolean>;
}

/**
 * Folds a subscription from where it was left. While PostgreSQL writes one batch the next is parsed, loaded and folded,
 * since the rows that are on their way are known. Ends with the subscription. Throws Fenced, and every error that is
 * not about an event's data.
 */
export const foldLog = async (
  folder: Folder,
  start: Progress,
  subscription: AsyncIterable<EventBatch | CaughtUpMark>,
  { onWritten, onCaughtUp = async () => false }: Listener,
): Promise<Progress> => {
  const source = subscription[Symbol.asyncIterator]();
  let writing = Promise.resolve(start);
  let coming: FoldedSlice | undefined;
  let position = start.position;
  const known = new RowCache();

  for (;;) {
    const next = source.next();
    // a batch that cannot be written is told at once, not when the next event comes
    const { done, value: item } = await Promise.race([next, writing.then(() => next)]);
    if (done) return writing;
    // a log that was filtered moves the checkpoint too, or a restart would read it all again
    if (item.position !== position) {
      position = item.position;
      const events = item.kind === 'batch' ? item.events : [];
      const slice: Slice = { events, position, plans: await planSlice(folder, events) };
      const { parked } = coming ?? (await writing);
      const ahead = await folded(folder, start.schema, slice, { parked, known, empty: start.empty });
      const written = await writing;
      // where the batch before had to be taken apart, what came of this one was folded from rows that never were
      const ready = coming && written.parked !== coming.parked ? undefined : ahead;
      if (!ready) known.forget();
      writing = applyBatch(folder, written, slice, ready).then((progress) => {
        onWritten(progress, slice);
        return progress;
      });
      // told where it is awaited, before the next batch at the latest
      writing.catch(() => undefined);
      coming = ready;
    }
    if (item.kind === 'caught-up' && (await onCaughtUp(await writing))) return writing;
  }
};

/** Undefined where a key is refused: the batch is taken apart when its turn comes. */
const folded = (...what: Parameters<typeof foldSlice>): Promise<FoldedSlice | undefined> =>
  foldSlice(...what).catch((error: unknown) => {
    if (error instanceof RowRefused) return undefined;
    throw error;
  });
