/** The history of one attendance record, with the class that each event charged or gave back. */
import { sql } from 'kysely';
import type { Sql } from 'postgres';
import type { AttendanceCharge, AttendanceStatus } from '#events/values/shapes.ts';
import { fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { createColumnRefs, nestColumns, selectColumnsExcept, toActorNameSql } from '../../query/query-fragments.ts';

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
  .select(selectColumnsExcept('attendance_history', 'h', ['attendance_id', 'student_id', 'version', 'quiet']))
  .select([toActorNameSql('tutor').as('tutor_name'), ...changeColumns, 't.remaining_after']);

type Row = RowOf<typeof historyRows>;

/**
 * One event of an attendance record, with the mark as it was after the event, and the columns of its class transaction,
 * null if it has none. The notes and `reason` are sealed.
 */
type AttendanceHistoryRecord = Omit<Row, 'status' | 'charge'> & { status: AttendanceStatus; charge: AttendanceCharge };

/** The events of an attendance record, newest first; empty if the record does not exist. */
export const fetchAttendanceRecordHistory = async (
  connection: Sql,
  attendanceId: string,
): Promise<AttendanceHistoryRecord[]> => {
  const rows = await fetchRows(
    connection,
    historyRows.where('h.attendance_id', '=', attendanceId).orderBy('h.version'),
  );
  return withCurrentMark(rows).reverse();
};

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

/** Carries values forward that an event does not contain: a note has no status, and settlements and voids have no note. */
const withCurrentMark = (rows: readonly Row[]): AttendanceHistoryRecord[] => {
  let status: AttendanceStatus = 'absent';
  let charge: AttendanceCharge = 'none';
  let notes: string | null = null;
  let private_notes: string | null = null;
  return rows.map((row) => {
    status = row.status ?? status;
    charge = row.charge ?? charge;
    if (row.what !== 'settled' && row.what !== 'voided') {
      private_notes = row.private_notes;
      if (row.what !== 'privately-noted') notes = row.notes;
    }
    return { ...row, status, charge, notes, private_notes };
  });
};

/** Moves the columns of the class transaction into `change`, which is null if the event moved no class. */
export const nestChangeColumns = (row: AttendanceHistoryRecord) => nestColumns(row, 'change', changeColumns);
