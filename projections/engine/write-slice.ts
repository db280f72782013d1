import { passCrashpoint } from '#events/crashpoint/crashpoint.ts';
import { isDataError } from '#events/store/postgres/postgres-errors.ts';
import { lastEventOf, moveCheckpoint, type Progress } from './checkpoint.ts';
import type { Folder } from './folder.ts';
import { insertParked } from './parked.ts';
import { blameProjection, settleInOrder } from './row-refused.ts';
import type { FoldedSlice } from './slice.ts';
import { writeRows } from './table-sql.ts';
import { writeInOneStatement } from './write-in-one-statement.ts';

// A leader that hangs in the middle of a batch must not hold its successor up for longer than its lease lasts.
const ABANDONED_AFTER = '3s';

// Above this the tables are better written one by one, while the next one is put into text.
const AT_ONCE = 64;

/**
 * Writes what was folded and moves the checkpoint, all in one transaction and one round trip. Throws RowRefused, Fenced,
 * and whatever else PostgreSQL says; then nothing was written.
 */
export const writeSlice = async (folder: Folder, progress: Progress, slice: FoldedSlice): Promise<Progress> => {
  const { events, position, parked, parkedRows } = slice;
  const written = { ...progress, position, parked, lastEvent: lastEventOf(events) ?? progress.lastEvent };
  if (folder.bulk?.open) {
    await folder.bulk.write(slice);
    return written;
  }
  passCrashpoint('before-commit');
  const small = events.length <= AT_ONCE && parkedRows.length === 0 && !progress.empty;
  if (!small || !(await wroteAtOnce(folder, progress, slice, written))) {
    await writeTables(folder, progress, slice, written);
  }
  passCrashpoint('after-commit');
  return written;
};

/** False where a row was refused, of which the one statement does not tell whose it is. */
const wroteAtOnce = ({ sql }: Folder, from: Progress, slice: FoldedSlice, to: Progress): Promise<boolean> =>
  writeInOneStatement(sql, from, slice, to).then(
    () => true,
    (error: unknown) => {
      if (isDataError(error)) return false;
      throw error;
    },
  );

const writeTables = async (
  { sql, projections }: Folder,
  progress: Progress,
  { folded, parkedRows }: FoldedSlice,
  to: Progress,
): Promise<void> => {
  const { schema } = progress;
  await sql.begin((transaction) =>
    settleInOrder([
      // sent first, so that what follows stands under the lock of its row
      moveCheckpoint(transaction, progress, to),
      // the rows are a cache: a crash of the server loses checkpoint and rows together, and they are folded again
      transaction`select set_config('synchronous_commit', 'off', true),
        set_config('idle_in_transaction_session_timeout', ${ABANDONED_AFTER}, true)`.execute(),
      ...projections.flatMap((projection, index) =>
        (folded[index]?.written ?? []).map((written) =>
          blameProjection(projection, writeRows(transaction, schema, written)),
        ),
      ),
      insertParked(transaction, schema, parkedRows),
    ]),
  );
};
