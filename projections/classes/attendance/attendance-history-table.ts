import { isAttendanceEvent, toAttendanceChange } from '#events/classes/student/attendance-change.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import {
  type AttendanceCharge,
  type AttendanceStatus,
  attendanceChangeType,
  type ReasonCode,
} from '#events/values/shapes.ts';
import { boolean, date, instant, integer, oneOf, sealedText, text, uuid } from '../../engine/columns.ts';
import { defineJournalTable } from '../../engine/table.ts';

const columns = {
  id: uuid(),
  attendance_id: uuid(),
  student_id: uuid(),
  date: date(),
  what: oneOf(...attendanceChangeType.options),
  /** The date before the move; null unless the mark was moved. */
  from_date: date().nullable(),
  from_status: text<AttendanceStatus>().nullable(),
  /** Null for notes, which do not change status and charge. */
  status: text<AttendanceStatus>().nullable(),
  charge: text<AttendanceCharge>().nullable(),
  /** Null also for an event that does not change the note, such as a settlement. */
  notes: sealedText({ event: 'id', field: 'note', person: 'student_id' }).nullable(),
  private_notes: sealedText({ event: 'id', field: 'privateNote', person: 'student_id' }).nullable(),
  reason: sealedText({ event: 'id', field: 'reason', person: 'student_id' }).nullable(),
  code: text<ReasonCode>().nullable(),
  tutor_id: uuid(),
  created_at: instant(),
  version: integer(),
  /**
   * True if families see the event although class_transactions has no row for it, because no class was charged, given back
   * or uncovered.
   */
  quiet: boolean(),
};

/** The events of each attendance mark. */
export const attendanceHistoryTable = defineJournalTable({
  name: 'attendance_history',
  key: 'id',
  columns,
  indexes: {
    // Serves fetchClassHistoryPage: the quiet events of one student, newest first.
    attendance_history_quiet: '(student_id, version desc) where quiet',
    // Serves fetchClassHistoryPage: the same by day of class.
    attendance_history_quiet_by_day: '(student_id, date desc, version desc) where quiet',
    // Serves fetchClassHistoryPage (a mark as it was at a version), fetchTransactionsPage (`resolved_as`),
    // fetchAttendanceRecordHistory and fetchLastPublicChanges.
    attendance_history_of_record: '(attendance_id, version desc)',
    // Serves fetchReasonReport: the quiet events for which a tutor chose a code.
    attendance_history_quiet_with_code: '(date) where quiet and code is not null',
    // Serves fetchTransactionsPage (`moved_to` and `voided`). The index is partial because few marks move or are voided.
    attendance_history_moves: "(id) where what in ('moved', 'voided')",
  },

  rowsOf(event) {
    const student_id = parseStudentStream(event.stream);
    if (student_id === undefined || !isAttendanceEvent(event)) return [];
    const { what, id, mark, from, date, status, charge, note, privateNote, reason, code, change } =
      toAttendanceChange(event);
    // A settlement states no status: only a present mark can be uncovered.
    const statusAfter = what === 'settled' ? 'present' : status;
    return [
      {
        ...{ id, attendance_id: mark, student_id, date, what },
        ...{ from_date: from?.date ?? null, from_status: from?.status ?? null },
        ...{ status: statusAfter ?? null, charge: charge ?? null, notes: note ?? null },
        ...{ private_notes: privateNote ?? null, reason: reason ?? null, code: code ?? null },
        tutor_id: event.metadata.actor.id,
        created_at: event.recordedAt,
        version: event.version,
        quiet: change === undefined && what !== 'privately-noted',
      },
    ];
  },
});
