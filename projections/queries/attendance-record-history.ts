/** All that happened to one record of attendance, with the class that it took or gave back. */
import type { Sql } from 'postgres';
import type { AttendanceStatus, Charge } from '#events/values/shapes.ts';
import { claimed, PROGRAM_NAME } from './sql.ts';

/** What happened once, and how the mark stood after it. `notes` and `reason` are sealed. */
export interface HappenedRecord {
  event_id: string;
  what: 'marked' | 'corrected' | 'moved' | 'noted' | 'settled';
  tutor_id: string;
  tutor_name: string;
  created_at: string;
  from_date: string | null;
  date: string;
  from_status: AttendanceStatus | null;
  status: AttendanceStatus;
  charge: Charge;
  notes: string | null;
  reason: string | null;
  requested: number | null;
  applied_remaining: number | null;
  applied_total: number | null;
  remaining_after: number | null;
}

type Row = Omit<HappenedRecord, 'status' | 'charge'> & { status: AttendanceStatus | null; charge: Charge | null };

/** Newest first; empty for a record that there is none of. */
export const recordHistory = async (sql: Sql, record: string): Promise<HappenedRecord[]> => {
  const rows = await sql<Row[]>`
    select h.event_id, h.what, h.tutor_id, coalesce(tutor.name, ${PROGRAM_NAME}) as tutor_name, h.created_at,
      h.from_date, h.date, h.from_status, h.status, h.charge,
      ${claimed(sql, 'h.note', 'h.event_id', 'note', 'h.student_id')} as notes,
      ${claimed(sql, 'h.reason', 'h.event_id', 'reason', 'h.student_id')} as reason,
      t.classes_changed as requested, t.applied_remaining, t.applied_total, t.remaining_after
    from attendance_history h
    left join class_transactions t on t.event_id = h.event_id
    left join profiles tutor on tutor.id = h.tutor_id
    where h.attendance_id = ${record}
    order by h.version`;
  return carriedOn(rows).reverse();
};

/** What an event does not state is as it was before: a note states no status, and a settlement no note. */
const carriedOn = (rows: readonly Row[]): HappenedRecord[] => {
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
