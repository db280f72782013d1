/** All that happened to one record of attendance, with the class that it took or gave back. */
import type { Sql } from 'postgres';
import type { AttendanceStatus, Charge } from '#events/values/shapes.ts';
import { db, fetchRows, type RowOf } from './database.ts';
import { actorName, claimed } from './query-fragments.ts';

const happenings = db
  .selectFrom('attendance_history as h')
  .leftJoin('class_transactions as t', 't.event_id', 'h.event_id')
  .leftJoin('profiles as tutor', 'tutor.id', 'h.tutor_id')
  .select(['h.event_id', 'h.what', 'h.tutor_id', actorName('tutor').as('tutor_name'), 'h.created_at'])
  .select(['h.from_date', 'h.date', 'h.from_status', 'h.status', 'h.charge'])
  .select([claimed('attendance_history', 'h', 'note').as('notes')])
  .select([claimed('attendance_history', 'h', 'reason').as('reason')])
  .select(['t.classes_changed as requested', 't.applied_remaining', 't.applied_total', 't.remaining_after']);

type Row = RowOf<typeof happenings>;

/** What happened once, and what the mark was after it. `notes` and `reason` are sealed. */
export type HappenedRecord = Omit<Row, 'status' | 'charge'> & { status: AttendanceStatus; charge: Charge };

/** Newest first; empty for a record that there is none of. */
export const recordHistory = async (connection: Sql, record: string): Promise<HappenedRecord[]> => {
  const rows = await fetchRows(connection, happenings.where('h.attendance_id', '=', record).orderBy('h.version'));
  return withCurrentMark(rows).reverse();
};

/** What an event does not state is as it was before: a note states no status, and a settlement no note. */
const withCurrentMark = (rows: readonly Row[]): HappenedRecord[] => {
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
