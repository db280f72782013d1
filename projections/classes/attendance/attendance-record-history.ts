/** The history of one attendance record, with the class that each event charged or gave back. */
import { sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { createColumnRefs, nestColumns, pickColumns, toActorNameSql } from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const t = createColumnRefs('class_transactions', 't');
const changeColumns = [
  t('classes_changed').as('requested'),
  t('applied_remaining').as('applied_remaining'),
  t('applied_total').as('applied_total'),
];

const historyRows = queryBuilder
  .selectFrom('attendance_history as h')
  .leftJoin('class_transactions as t', 't.id', 'h.id')
  .leftJoin('profiles as tutor', 'tutor.id', 'h.tutor_id')
  .select(
    pickColumns('attendance_history', 'h', [
      ...(['id', 'date', 'what', 'from_date', 'from_status', 'status', 'late_cancellation_hours'] as const),
      ...(['charge', 'notes', 'private_notes'] as const),
      ...(['reason', 'code', 'tutor_id', 'created_at'] as const),
    ]),
  )
  .select([toActorNameSql('tutor').as('tutor_name'), ...changeColumns, 't.remaining_after']);

/**
 * One event of an attendance record, with the mark as it was after the event, and the columns of its class transaction,
 * null if it has none. The notes and `reason` are sealed.
 */
type AttendanceHistoryRecord = RowOf<typeof historyRows>;

/** The events of an attendance record, newest first; empty if the record does not exist. */
export const fetchAttendanceRecordHistory = (
  connection: Sql,
  attendanceId: string,
): Promise<AttendanceHistoryRecord[]> =>
  fetchRows(connection, historyRows.where('h.attendance_id', '=', attendanceId).orderBy('h.version', 'desc'));

const publicChanges = queryBuilder
  .selectFrom('attendance_history as h')
  .leftJoin('profiles as tutor', 'tutor.id', 'h.tutor_id')
  .where('h.what', '<>', 'privately-noted')
  .distinctOn('h.attendance_id')
  .select(['h.attendance_id', 'h.tutor_id', 'h.version', 'h.created_at as updated_at'])
  .select(toActorNameSql('tutor').as('tutor_name'))
  .orderBy('h.attendance_id')
  .orderBy('h.version', 'desc');

/** The last change of each record that families see: changes of the private note alone are left out. */
export const fetchLastPublicChanges = (
  connection: Sql,
  attendanceIds: readonly string[],
): Promise<RowOf<typeof publicChanges>[]> =>
  fetchRows(connection, publicChanges.where('h.attendance_id', '=', sql<string>`any(${attendanceIds}::uuid[])`));

/** Moves the columns of the class transaction into `change`, which is null if the event moved no class. */
export const nestChangeColumns = (row: AttendanceHistoryRecord) => nestColumns(row, 'change', changeColumns);

/** @public */
export const samples: QuerySamples<typeof import('./attendance-record-history.ts')> = {
  fetchAttendanceRecordHistory: [[sample.id]],
  fetchLastPublicChanges: [[[sample.id]]],
};
