import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { boolean, date, instant, integer, sealedText, text, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineKeyedTable } from '../../engine/table.ts';

const columns = {
  /** The student's id and the day. */
  id: text(),
  student_id: uuid(),
  date: date(),
  /** The event of the newest report for the day, by which its reason was sealed. */
  event_id: uuid(),
  reason: sealedText({ event: 'event_id', field: 'reason', person: 'student_id' }).nullable(),
  reported_at: instant(),
  /** The student, their family or a tutor. */
  reporter_id: uuid(),
  by_centre: boolean(),
  /** Null while the report is open. */
  withdrawn_at: instant().nullable(),
  /** Version of the student's stream at the last change of the row. */
  version: integer(),
};

/** The days on which students are not coming, as they, their families or tutors reported, each with its newest report. */
const absenceReportsTable = defineKeyedTable({
  name: 'absence_reports',
  key: 'id',
  columns,
  indexes: {
    // Serves fetchOpenAbsences, and fetchRollPage for a student and a day.
    absence_reports_of_student: '(student_id, date) where withdrawn_at is null',
  },
  keyOf: (event) =>
    event.type === 'AbsenceReported' || event.type === 'AbsenceReportWithdrawn'
      ? `${parseStudentStream(event.stream)} ${event.data.date}`
      : undefined,
  evolve(row, event) {
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row && event.version <= row.version) return undefined;
    const { version, recordedAt } = event;
    if (event.type === 'AbsenceReported') {
      const { date, reason = null } = event.data;
      const student_id = parseStudentStream(event.stream) as string;
      const { id: reporter_id, role } = event.metadata.actor;
      const by = { reporter_id, by_centre: role !== 'student' && role !== 'family' };
      const report = { event_id: event.id, reason, reported_at: recordedAt, ...by, withdrawn_at: null };
      return { id: `${student_id} ${date}`, student_id, date, ...report, version };
    }
    if (!row) throw new Error(`${event.type} of an absence that was never reported`);
    return { ...row, withdrawn_at: recordedAt, version };
  },
});

export const absencesProjection = {
  name: 'absences',
  version: 2,
  streams: ['student'],
  tables: [absenceReportsTable],
} as const satisfies Projection;
