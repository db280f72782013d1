import type { AttendanceHistoryRow } from '#contracts/attendance.ts';
import { isSecondEventOfMove } from '../../../lib/is-second-event-of-move.ts';
import { type MarkChoice, toMarkChoice } from '../../../lib/mark-choice.ts';

/** One change that somebody made to a record. */
export interface RecordChange {
  id: string;
  what: AttendanceHistoryRow['what'];
  by: string;
  /** UTC instant. */
  at: string;
  from: { date: string; choice: MarkChoice | null };
  to: Pick<AttendanceHistoryRow, 'date' | 'status' | 'charge' | 'late_cancellation_hours'>;
  notes: string | null;
  /** True when the change replaced the note. */
  noteChanges: boolean;
  privateNotes: string | null;
  privateNoteChanges: boolean;
  reason: string | null;
  code: AttendanceHistoryRow['code'];
  /** The class that the change gave back and the class that it took, in that order. */
  classes: RecordClassChange[];
}
/** A class that a change of a record took or gave back. */
export interface RecordClassChange {
  /** −1 for a class taken, 1 for a class given back. */
  requested: number;
  /** What the balance moved by, after the limits of 0 and 18. */
  applied: number;
  date: string;
  remaining: number | null;
}

/**
 * Converts a record's history to changes, newest first. When a record was moved to another day and got another status, its history
 * can have two rows for one change.
 */
export function toRecordChanges(history: readonly AttendanceHistoryRow[]): RecordChange[] {
  const changes: RecordChange[] = [];
  let before: AttendanceHistoryRow | undefined;
  for (const row of history.toReversed()) {
    const last = changes.at(-1);
    if (last && before && isSecondRowOfMove(row, before)) changes.splice(-1, 1, addSecondRow(last, row));
    else changes.push(toRecordChange(row, before));
    before = row;
  }
  return changes.reverse();
}

const isSecondRowOfMove = (row: AttendanceHistoryRow, before: AttendanceHistoryRow): boolean =>
  isSecondEventOfMove({ ...row, actor_id: row.tutor_id }, { ...before, actor_id: before.tutor_id });

const toRecordChange = (row: AttendanceHistoryRow, before: AttendanceHistoryRow | undefined): RecordChange => ({
  id: row.id,
  what: row.what,
  by: row.tutor_name,
  at: row.created_at,
  from: {
    date: row.from_date ?? row.date,
    choice: before && row.from_status !== null ? toMarkChoice(before) : null,
  },
  to: toMarkFields(row),
  notes: row.notes,
  noteChanges: row.notes !== (before?.notes ?? null),
  privateNotes: row.private_notes,
  privateNoteChanges: row.private_notes !== (before?.private_notes ?? null),
  reason: row.reason,
  code: row.code,
  // The class is given back for the date from which the record was moved.
  classes: findMovedClasses(row, row.from_date ?? row.date),
});

const addSecondRow = (change: RecordChange, row: AttendanceHistoryRow): RecordChange => ({
  ...change,
  to: toMarkFields(row),
  classes: [...change.classes, ...findMovedClasses(row, row.date)],
});

const toMarkFields = ({ date, status, charge, late_cancellation_hours }: AttendanceHistoryRow): RecordChange['to'] => ({
  ...{ date, status, charge, late_cancellation_hours },
});

const findMovedClasses = (
  { change, remaining_after: remaining }: AttendanceHistoryRow,
  date: string,
): RecordClassChange[] =>
  change === null ? [] : [{ requested: change.requested, applied: change.applied_remaining, date, remaining }];
