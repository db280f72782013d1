import {
  type AttendanceChange,
  isAttendanceEvent,
  toAttendanceChange,
  toMarkCharge,
} from '#events/classes/student/attendance-change.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import {
  type AttendanceCharge,
  type AttendanceStatus,
  attendanceChangeType,
  type ReasonCode,
} from '#events/values/shapes.ts';
import {
  boolean,
  date,
  instant,
  integer,
  oneOf,
  type StoredRow,
  sealedText,
  text,
  uuid,
} from '../../engine/columns.ts';
import { defineGroupedTable, type LogEvent } from '../../engine/table.ts';
import { isCorrection, toKeyOfMark, toNoteColumns } from './attendance-table.ts';

const columns = {
  id: uuid(),
  attendance_id: uuid(),
  student_id: uuid(),
  date: date(),
  what: oneOf(...attendanceChangeType.options),
  /** The date before the move; null unless the mark was moved. */
  from_date: date().nullable(),
  from_status: text<AttendanceStatus>().nullable(),
  /** The mark after the event: a note, a settlement and a void keep what they do not state. */
  status: text<AttendanceStatus>(),
  /** See the table `attendance`. */
  late_cancellation_hours: integer().nullable(),
  charge: text<AttendanceCharge>(),
  /** Id of the event that charged the mark's class or found none left; null while the mark has no charge. */
  charged_by: uuid().nullable(),
  notes: sealedText({ event: 'notes_event', field: 'note', person: 'student_id' }).nullable(),
  notes_event: uuid().nullable(),
  private_notes: sealedText({ event: 'private_notes_event', field: 'privateNote', person: 'student_id' }).nullable(),
  private_notes_event: uuid().nullable(),
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

  // What later events of the mark change in the row.
  /** True for the last event of the mark that families see, if it does not void the mark. */
  can_correct: boolean(),
  /**
   * The first correction after the event: another status or date, a note that was replaced for a reason, or a void. The two
   * events of a mark that moves and becomes present have the same instant, and the second does not correct the first.
   */
  correction_id: uuid().nullable(),
  corrected_as: text<'corrected' | 'voided'>().nullable(),
  corrected_at: instant().nullable(),
  corrected_by: uuid().nullable(),
  /** How and when the uncovered class of this event was resolved; null while it is open, and for every other event. */
  resolved_as: text<'settled' | 'corrected' | 'voided'>().nullable(),
  resolved_at: instant().nullable(),
  /** The date to which the mark moved when this event gave its class back; else null. */
  moved_to: date().nullable(),
};
type HistoryRow = StoredRow<typeof columns>;

/** The events of each attendance mark, with the mark after each of them. */
export const attendanceHistoryTable = defineGroupedTable({
  name: 'attendance_history',
  key: 'id',
  group: 'attendance_id',
  columns,
  indexes: {
    // Serves fetchClassHistoryPage: the quiet events of one student, newest first.
    attendance_history_quiet: '(student_id, version desc) where quiet',
    // Serves fetchClassHistoryPage: the same by day of class.
    attendance_history_quiet_by_day: '(student_id, date desc, version desc) where quiet',
    // Serves fetchClassHistoryRows, fetchCaseMessages and fetchNotifications: a row by its id.
    attendance_history_by_id: '(id)',
    // Serves fetchReasonReport: the quiet events for which a tutor chose a code.
    attendance_history_quiet_with_code: '(date) where quiet and code is not null',
  },

  keyOf: toKeyOfMark,
  createdBy: 'AttendanceMarked',

  evolve(rows, event) {
    const last = rows.reduce<HistoryRow | undefined>(
      (one, other) => (one && one.version > other.version ? one : other),
      undefined,
    );
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (!isAttendanceEvent(event) || (last && event.version <= last.version)) return [];
    const change = toAttendanceChange(event);
    const added = toAddedRow(event, change, last);
    const corrects = isCorrection(change) || change.what === 'voided';
    return [...rows.flatMap((row) => applyLaterEvent(row, { last, later: added, corrects })), added];
  },
});

const toAddedRow = (event: LogEvent, change: AttendanceChange, last: HistoryRow | undefined): HistoryRow => {
  const { id, what, mark, from, date, reason, code } = change;
  const before = last && { ...last, lateCancellationHours: last.late_cancellation_hours ?? undefined };
  const { status, charge, lateCancellationHours = null } = toMarkCharge(change, before);
  return {
    ...{ id, attendance_id: mark, student_id: parseStudentStream(event.stream) as string, date, what },
    ...{ from_date: from?.date ?? null, from_status: from?.status ?? null, status, charge },
    late_cancellation_hours: lateCancellationHours,
    charged_by: charge === 'none' ? null : change.change ? id : (last?.charged_by ?? null),
    ...toNoteColumns(change, last),
    ...{ reason: reason ?? null, code: code ?? null, tutor_id: event.metadata.actor.id },
    ...{ created_at: event.recordedAt, version: event.version },
    quiet: change.change === undefined && what !== 'privately-noted',
    can_correct: what !== 'privately-noted' && what !== 'voided',
    ...{ correction_id: null, corrected_as: null, corrected_at: null, corrected_by: null },
    ...{ resolved_as: null, resolved_at: null, moved_to: what === 'moved' && change.change ? date : null },
  };
};

interface LaterEvent {
  /** The row of the last event before it. */
  readonly last: HistoryRow | undefined;
  readonly later: HistoryRow;
  readonly corrects: boolean;
}

/** The row of an earlier event after a later one; nothing if it stays as it is. */
const applyLaterEvent = (row: HistoryRow, { last, later, corrects }: LaterEvent): HistoryRow[] => {
  const isCorrected = corrects && row.correction_id === null && row.created_at < later.created_at;
  const after: HistoryRow = {
    ...row,
    ...(later.what === 'privately-noted' ? {} : { can_correct: false }),
    ...(isCorrected && {
      ...{ correction_id: later.id, corrected_as: later.what === 'voided' ? 'voided' : 'corrected' },
      ...{ corrected_at: later.created_at, corrected_by: later.tutor_id },
    }),
    ...(row.id === last?.charged_by && toChargeColumns(row, later)),
  };
  const isChanged = Object.keys(columns).some(
    (name) => after[name as keyof HistoryRow] !== row[name as keyof HistoryRow],
  );
  return isChanged ? [after] : [];
};

/** What a later event changes in the row whose event gave the mark the charge that it had until then. */
const toChargeColumns = (row: HistoryRow, later: HistoryRow): Partial<HistoryRow> => {
  if (later.charged_by === row.id || row.charge === 'covered') return {};
  const resolved_as = later.what === 'settled' || later.what === 'voided' ? later.what : 'corrected';
  return { resolved_as, resolved_at: later.created_at };
};
