/** The history of one attendance record, with the class that each event charged or gave back. */
import type { Sql } from 'postgres';
import type { AttendanceStatus, Charge } from '#events/values/shapes.ts';
import { db, fetchRows, type RowOf } from './database.ts';
import { toActorName, toSealedClaimSql } from './query-fragments.ts';

const historyRows = db
  .selectFrom('attendance_history as h')
  .leftJoin('class_transactions as t', 't.event_id', 'h.event_id')
  .leftJoin('profiles as tutor', 'tutor.id', 'h.tutor_id')
  .select(['h.event_id', 'h.what', 'h.tutor_id', toActorName('tutor').as('tutor_name'), 'h.created_at'])
  .select(['h.from_date', 'h.date', 'h.from_status', 'h.status', 'h.charge'])
  .select([toSealedClaimSql('attendance_history', 'h', 'note').as('notes')])
  .select([toSealedClaimSql('attendance_history', 'h', 'reason').as('reason')])
  .select(['t.classes_changed as requested', 't.applied_remaining', 't.applied_total', 't.remaining_after']);

type Row = RowOf<typeof historyRows>;

/** One event of an attendance record, with the mark as it was after the event. `notes` and `reason` are sealed. */
export type AttendanceHistoryRecord = Omit<Row, 'status' | 'charge'> & { status: AttendanceStatus; charge: Charge };

/** The events of an attendance record, newest first; empty if the record does not exist. */
export const fetchAttendanceRecordHistory = async (
  connection: Sql,
  recordId: string,
): Promise<AttendanceHistoryRecord[]> => {
  const rows = await fetchRows(connection, historyRows.where('h.attendance_id', '=', recordId).orderBy('h.version'));
  return withCurrentMark(rows).reverse();
};

/** Carries values forward that an event does not contain: a note has no status, and a settlement has no note. */
const withCurrentMark = (rows: readonly Row[]): AttendanceHistoryRecord[] => {
  let status: AttendanceStatus = 'absent';
  let charge: Charge = 'none';
  let notes: string | null = null;
  return rows.map((row) => {
    status = row.status ?? status;
    charge = row.charge ?? charge;
    if (row.what !== 'settled') notes = row.notes;
    return { ...row, status, charge, notes };
  });
};
