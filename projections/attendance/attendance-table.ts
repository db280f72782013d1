import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import { parseStudentStream } from '#events/student/student-stream.ts';
import { attendanceCharge, attendanceStatus } from '#events/values/shapes.ts';
import { date, instant, integer, oneOf, sealedText, uuid } from '../engine/columns.ts';
import { defineKeyedTable } from '../engine/table.ts';

const columns = {
  /** Id of the event that first marked the date. */
  id: uuid(),
  student_id: uuid(),
  date: date(),
  /** Id of the person who last changed the mark. */
  tutor_id: uuid(),
  status: oneOf(...attendanceStatus.options),
  charge: oneOf(...attendanceCharge.options),
  /** Id of the event that charged the mark's class; null if no class is charged. */
  charged_by: uuid().nullable(),
  notes: sealedText({ event: 'notes_event', field: 'note', person: 'student_id' }).nullable(),
  notes_event: uuid().nullable(),
  created_at: instant(),
  updated_at: instant(),
  version: integer(),
};

/** The current mark of each student and date. */
export const attendanceTable = defineKeyedTable({
  name: 'attendance',
  key: 'id',
  columns,
  indexes: {
    // Serves fetchAttendancePage for one student, newest date first.
    attendance_of_student: '(student_id, date desc)',
    // Serves fetchAttendancePage for all students: newest date first, then newest minute of recording first.
    attendance_newest: `(date desc, date_trunc('minute', created_at at time zone 'utc') desc)`,
    // Serves fetchAttendancePage for one status, because absences are rare.
    attendance_by_status: `(status, date desc, date_trunc('minute', created_at at time zone 'utc') desc)`,
  },

  keyOf(event) {
    if (parseStudentStream(event.stream) === undefined) return undefined;
    if (event.type === 'AttendanceMarked') return event.id;
    return 'mark' in event.data ? event.data.mark : undefined;
  },
  createdBy: 'AttendanceMarked',

  evolve(row, event) {
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row && event.version <= row.version) return undefined;
    if (event.type === 'AttendanceMarked') {
      const { date, status, charge } = event.data;
      return {
        id: event.id,
        student_id: parseStudentStream(event.stream) as string,
        date,
        ...{ status, charge, charged_by: charge === 'covered' ? event.id : null, ...notesOf(event) },
        ...{ created_at: event.recordedAt, ...touched(event) },
      };
    }
    if (!row) throw new Error(`${event.type} of a mark that was never made`);
    switch (event.type) {
      case 'AttendanceCorrected': {
        const { status, charge } = event.data;
        const charged_by = charge === 'covered' ? event.id : null;
        return { ...row, status, charge, charged_by, ...notesOf(event), ...touched(event) };
      }
      case 'AttendanceMoved': {
        const { date, status, charge } = event.data;
        const charged_by = charge === 'covered' ? row.charged_by : null;
        return { ...row, date, status, charge, charged_by, ...notesOf(event), ...touched(event) };
      }
      case 'AttendanceNoted':
        return { ...row, ...notesOf(event), ...touched(event) };
      case 'UncoveredClassSettled':
        return { ...row, charge: 'covered', charged_by: event.id, ...touched(event) };
      default:
        return undefined;
    }
  },
});

/** The note in an event with the event's id, under which the note is sealed; both null if the event has no note. */
const notesOf = ({ id, data }: { id: string; data: { note?: string | undefined } }) =>
  data.note === undefined ? { notes: null, notes_event: null } : { notes: data.note, notes_event: id };

const touched = (event: RecordedEvent) => ({
  tutor_id: event.metadata.actor.id,
  updated_at: event.recordedAt,
  version: event.version,
});
