import { parseStudentStream } from '#events/student/student.ts';
import type { AttendanceStatus, Charge } from '#events/values/shapes.ts';
import type { JournalTable } from '../engine/projection.ts';
import { asStudentEvent } from '../typed-events/student-event.ts';

export type AttendanceHistoryRow = {
  event_id: string;
  attendance_id: string;
  student_id: string;
  date: string;
  what: 'marked' | 'corrected' | 'moved' | 'noted' | 'settled';
  /** Of a mark that moved: the day it left. */
  from_date: string | null;
  from_status: AttendanceStatus | null;
  status: AttendanceStatus | null;
  charge: Charge | null;
  note: string | null;
  reason: string | null;
  tutor_id: string;
  created_at: string;
  version: number;
  /** No class moved or was missing, so that class_transactions does not tell it. */
  quiet: boolean;
};

/** Each thing that happened to a mark. */
export const history: JournalTable<AttendanceHistoryRow> = {
  kind: 'journal',
  table: 'attendance_history',
  key: 'event_id',
  columns: {
    event_id: 'uuid',
    attendance_id: 'uuid',
    student_id: 'uuid',
    date: 'date',
    what: 'text',
    from_date: 'date',
    from_status: 'text',
    status: 'text',
    charge: 'text',
    note: 'text',
    reason: 'text',
    tutor_id: 'uuid',
    created_at: 'timestamptz',
    version: 'integer',
    quiet: 'boolean',
  },

  rowsOf(recorded) {
    const student_id = parseStudentStream(recorded.stream);
    if (student_id === undefined) return [];
    const event = asStudentEvent(recorded);
    const row = {
      event_id: event.id,
      student_id,
      tutor_id: event.metadata.actor.id,
      created_at: event.recordedAt,
      version: event.version,
      ...{ from_date: null, from_status: null, status: null, charge: null, note: null, reason: null, quiet: true },
    };
    switch (event.type) {
      case 'AttendanceMarked': {
        const { date, status, charge, note = null, reason = null, change } = event.data;
        const quiet = change === undefined;
        return [{ ...row, attendance_id: event.id, what: 'marked', date, status, charge, note, reason, quiet }];
      }
      case 'AttendanceCorrected': {
        const { mark: attendance_id, date, status, charge, note = null, reason = null, change } = event.data;
        const from_status = event.data.from.status;
        const quiet = change === undefined;
        return [{ ...row, attendance_id, what: 'corrected', date, from_status, status, charge, note, reason, quiet }];
      }
      case 'AttendanceMoved': {
        const { mark: attendance_id, from, date, status, charge, note = null, reason = null, change } = event.data;
        const was = { from_date: from.date, from_status: from.status };
        const is = { date, status, charge, note, reason };
        return [{ ...row, attendance_id, what: 'moved', ...was, ...is, quiet: change === undefined }];
      }
      case 'AttendanceNoted': {
        const { mark: attendance_id, date, note = null, reason = null } = event.data;
        return [{ ...row, attendance_id, what: 'noted', date, note, reason }];
      }
      case 'UncoveredClassSettled': {
        const { mark: attendance_id, date } = event.data;
        return [{ ...row, attendance_id, what: 'settled', date, status: 'present', charge: 'covered', quiet: false }];
      }
      default:
        return [];
    }
  },
};
