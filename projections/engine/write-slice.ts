import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import { isDataError } from '#events/store/postgres/postgres-errors.ts';
import { type FoldProgress, formatLastEvent, IDLE_TRANSACTION_TIMEOUT, moveCheckpoint } from './checkpoint.ts';
import type { FoldedSlice } from './event-slice.ts';
import type { FoldContext } from './fold-context.ts';
import { insertParkedRows } from './parked.ts';
import { awaitStatementsInOrder, rethrowAsRowRejectedError } from './row-rejected-error.ts';
import { writeRows } from './table-sql.ts';
import { writeInOneStatement } from './write-in-one-statement.ts';

// Above this number of events, one statement per table is faster: PostgreSQL works while the next one is serialized.
const ONE_STATEMENT_EVENTS_MAX = 64;

/**
 * Writes a folded slice and moves the checkpoint in one transaction and one round trip. Throws RowRejectedError,
 * CheckpointFencedError, and any other error of PostgreSQL; in that case nothing was written.
 */
export const writeSlice = async (
  folder: FoldContext,
  progress: FoldProgress,
  slice: FoldedSlice,
): Promise<FoldProgress> => {
  const { events, position, parked, parkedRows } = slice;
  const written = { ...progress, position, parked, lastEvent: formatLastEvent(events) ?? progress.lastEvent };
  if (folder.bulk?.open) {
    await folder.bulk.write(slice);
    return written;
  }
  passCrashpoint('before-commit');
  const small = events.length <= ONE_STATEMENT_EVENTS_MAX && parkedRows.length === 0 && !progress.empty;
  if (!small || !(await tryOneStatement(folder, progress, slice, written))) {
    await writeTables(folder, progress, slice, written);
  }
  passCrashpoint('after-commit');
  return written;
};

/** Returns false if PostgreSQL refused a row: the error of a single statement does not name its projection. */
const tryOneStatement = (
  { sql }: FoldContext,
  from: FoldProgress,
  slice: FoldedSlice,
  to: FoldProgress,
): Promise<boolean> =>
  writeInOneStatement(sql, from, slice, to).then(
    () => true,
    (error: unknown) => {
      if (isDataError(error)) return false;
      throw error;
    },
  );

const writeTables = async (
  { sql, projections }: FoldContext,
  progress: FoldProgress,
  { folded, parkedRows }: FoldedSlice,
  to: FoldProgress,
): Promise<void> => {
  const { schema } = progress;
  await sql.begin((transaction) =>
    awaitStatementsInOrder([
      // Sent first, so that the following statements run under the lock of the checkpoint's row.
      moveCheckpoint(transaction, progress, to),
      // This is safe: a crash of the server loses checkpoint and rows together, and the events are folded again.
      transaction`select set_config('synchronous_commit', 'off', true),
        set_config('idle_in_transaction_session_timeout', ${IDLE_TRANSACTION_TIMEOUT}, true)`.execute(),
      ...projections.flatMap((projection, index) =>
        (folded[index]?.written ?? []).map((written) =>
          rethrowAsRowRejectedError(projection, writeRows(transaction, schema, written)),
        ),
      ),
      insertParkedRows(transaction, schema, parkedRows),
    ]),
  );
};
