import type { FoldProgress } from './checkpoint.ts';
import type { EventSlice, FoldedSlice } from './event-slice.ts';
import type { FoldContext } from './fold-context.ts';
import { foldSlice } from './fold-slice.ts';
import { RowRejectedError } from './row-rejected-error.ts';
import { splitSlice } from './split-slice.ts';
import { writeSlice } from './write-slice.ts';

/**
 * Folds and writes a batch, or writes `folded` if it is given. A batch that PostgreSQL refuses because of its data is
 * split until the refused event is alone; that event is parked and all others are written. Throws
 * CheckpointFencedError, and every error that is not caused by data.
 */
export const applyBatch = async (
  folder: FoldContext,
  progress: FoldProgress,
  slice: EventSlice,
  folded?: FoldedSlice,
): Promise<FoldProgress> => {
  try {
    return await writeSlice(folder, progress, folded ?? (await foldSlice(folder, progress.schema, slice, progress)));
  } catch (error) {
    if (!(error instanceof RowRejectedError)) throw error;
    if (slice.events.length === 1) return parkAndWrite(folder, progress, slice, [error]);
    const [first, second] = splitSlice(slice);
    return applyBatch(folder, await applyBatch(folder, progress, first), second);
  }
};

/** Writes a slice of one event and parks the event for each projection whose rows PostgreSQL refuses. */
const parkAndWrite = async (
  folder: FoldContext,
  progress: FoldProgress,
  slice: EventSlice,
  refused: readonly RowRejectedError[],
): Promise<FoldProgress> => {
  try {
    return await writeSlice(folder, progress, await foldSlice(folder, progress.schema, slice, progress, refused));
  } catch (error) {
    if (!(error instanceof RowRejectedError)) throw error;
    if (refused.some(({ projection }) => projection === error.projection)) throw error;
    return parkAndWrite(folder, progress, slice, [...refused, error]);
  }
};
