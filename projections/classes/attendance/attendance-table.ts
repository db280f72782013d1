import {
  type AttendanceChange,
  isAttendanceEvent,
  toAttendanceChange,
  toMarkCharge,
} from '#events/classes/student/attendance-change.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { attendanceCharge, attendanceStatus } from '#events/values/shapes.ts';
import { date, instant, integer, oneOf, type StoredRow, sealedText, uuid } from '../../engine/columns.ts';
import { defineKeyedTable, type LogEvent } from '../../engine/table.ts';

const columns = {
  /** Id of the event that first marked the date. */
  id: uuid(),
  student_id: uuid(),
  date: date(),
  /** Id of the person who last changed the mark. */
  tutor_id: uuid(),
  status: oneOf(...attendanceStatus.options),
  /** The rule under which an absent mark took a class as a late cancellation, in hours before the class; null for other marks. */
  late_cancellation_hours: integer().nullable(),
  charge: oneOf(...attendanceCharge.options),
  /** Id of the event that charged the mark's class; null if no class is charged. */
  charged_by: uuid().nullable(),
  notes: sealedText({ event: 'notes_event', field: 'note', person: 'student_id' }).nullable(),
  notes_event: uuid().nullable(),
  /** Only tutors read it. */
  private_notes: sealedText({ event: 'private_notes_event', field: 'privateNote', person: 'student_id' }).nullable(),
  private_notes_event: uuid().nullable(),
  created_at: instant(),
  updated_at: instant(),
  version: integer(),
  /** When and by whom it was last corrected; null for a mark that is as it was recorded. */
  corrected_at: instant().nullable(),
  corrected_by: uuid().nullable(),
  /** Instant at which the mark was voided; null for a mark that counts. A voided mark leaves its date free. */
  voided_at: instant().nullable(),
};

export type AttendanceMarkRow = StoredRow<typeof columns>;

/** A note that is added later, without a reason, corrects nothing. */
export const isCorrection = ({ what, reason }: AttendanceChange): boolean =>
  what === 'corrected' || what === 'moved' || (what === 'noted' && reason !== undefined);

/** The row of a mark after an event; undefined if the event does not change it. */
export const evolveAttendanceMark = (
  row: AttendanceMarkRow | undefined,
  event: LogEvent,
): AttendanceMarkRow | undefined => {
  // An event that is redelivered after a checkpoint was set back is skipped.
  if (row && event.version <= row.version) return undefined;
  if (!isAttendanceEvent(event)) return undefined;
  const change = toAttendanceChange(event);
  if (!row && change.what !== 'marked') throw new Error(`${event.type} of a mark that was never made`);
  const { id, created_at } = row ?? { id: event.id, created_at: event.recordedAt };
  const {
    status,
    charge,
    chargedBy = null,
    lateCancellationHours = null,
  } = toMarkCharge(change, row && toMarkBefore(row));
  return {
    ...{ id, student_id: parseStudentStream(event.stream) as string, date: change.date, status, charge },
    ...{ charged_by: chargedBy, late_cancellation_hours: lateCancellationHours },
    ...toNoteColumns(change, row),
    ...{ created_at, tutor_id: event.metadata.actor.id, updated_at: event.recordedAt, version: event.version },
    ...(isCorrection(change)
      ? { corrected_at: event.recordedAt, corrected_by: event.metadata.actor.id }
      : { corrected_at: row?.corrected_at ?? null, corrected_by: row?.corrected_by ?? null }),
    voided_at: change.what === 'voided' ? event.recordedAt : null,
  };
};

/** The id of the mark that an event concerns; undefined if it concerns none. */
export const toKeyOfMark = (event: LogEvent): string | undefined => {
  if (parseStudentStream(event.stream) === undefined) return undefined;
  if (event.type === 'AttendanceMarked') return event.id;
  return 'mark' in event.data ? event.data.mark : undefined;
};

/** The current mark of each student and date, and the voided marks. */
export const attendanceTable = defineKeyedTable({
  name: 'attendance',
  key: 'id',
  columns,
  indexes: {
    // Serves fetchAttendancePage for one student, newest date first.
    attendance_of_student: '(student_id, date desc)',
    // Serves fetchAttendancePage for all students, newest date first, and countAttendance and fetchDashboardTotals from the index alone.
    attendance_newest: '(date desc) include (student_id, status) where voided_at is null',
    // Serves fetchAttendancePage for one status, because absences are rare.
    attendance_by_status: '(status, date desc)',
    // Serves fetchAttendancePage for the uncovered classes of one student, and fetchStudentsInNeed (`oldest_uncovered_on`).
    attendance_uncovered: "(student_id, date) where charge = 'uncovered'",
  },

  keyOf: toKeyOfMark,
  createdBy: 'AttendanceMarked',

  evolve: evolveAttendanceMark,
});

const toMarkBefore = ({ status, charge, charged_by, late_cancellation_hours }: AttendanceMarkRow) => ({
  status,
  charge,
  chargedBy: charged_by ?? undefined,
  lateCancellationHours: late_cancellation_hours ?? undefined,
});

/** Both notes after a change, each with the id of its event, under which it is sealed; null where there is none. */
export const toNoteColumns = (
  { id, note, statesNote, privateNote, statesPrivateNote }: AttendanceChange,
  row: Pick<AttendanceMarkRow, 'notes' | 'notes_event' | 'private_notes' | 'private_notes_event'> | undefined,
) => ({
  ...(row && !statesNote
    ? { notes: row.notes, notes_event: row.notes_event }
    : { notes: note ?? null, notes_event: note === undefined ? null : id }),
  ...(row && !statesPrivateNote
    ? { private_notes: row.private_notes, private_notes_event: row.private_notes_event }
    : { private_notes: privateNote ?? null, private_notes_event: privateNote === undefined ? null : id }),
});
