import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { type HomeworkAnswer, submissionEvents } from '#events/learning/submission/events.ts';
import { parseSubmissionId } from '#events/learning/submission/submission-id.ts';
import {
  boolean,
  instant,
  integer,
  jsonbWithSealedTexts,
  type StoredRow,
  sealedText,
  uuid,
} from '../../engine/columns.ts';
import { defineKeyedTable } from '../../engine/table.ts';

const columns = {
  id: uuid(),
  homework_id: uuid(),
  student_id: uuid(),
  /** The version of the content that was answered, which is in homework_contents. */
  content_version: integer(),
  /** The answers, with their texts sealed. Corrected ones from paper have no texts. */
  answers: jsonbWithSealedTexts<HomeworkAnswer[]>(),
  submitted_event: uuid(),
  late: boolean(),
  /** The tutor who entered the answers from paper; null if the student submitted them. */
  entered_by: uuid().nullable(),
  submitted_at: instant(),
  is_graded: boolean(),
  grade: integer().nullable(),
  feedback: sealedText({ event: 'feedback_event', field: 'feedback', person: 'student_id' }).nullable(),
  feedback_event: uuid().nullable(),
  /** The number of correct answers; null if a tutor grades the homework. */
  correct: integer().nullable(),
  /** True if the server graded it and no tutor corrected the grade. */
  auto: boolean(),
  /** The content version by which the submission was graded. */
  graded_by: integer(),
  version: integer(),
};
export type SubmissionRow = StoredRow<typeof columns>;

/** The current state of each submission. */
export const submissionsTable = defineKeyedTable({
  name: 'submissions',
  key: 'id',
  columns,
  indexes: {
    // Serves fetchSubmissionsPage, newest first, and fetchSubmissionCounts with an index-only scan, because the rows
    // are wide.
    submissions_of_homework: '(homework_id, submitted_at desc, id desc) include (is_graded)',
    // Serves fetchStudentHomeworkPage and fetchSubmission.
    submissions_of_student: '(student_id, homework_id)',
  },

  keyOf: ({ stream }) => parseSubmissionId(stream),
  createdBy: 'HomeworkSubmitted',

  evolve(row, event) {
    if (!isEventOf(submissionEvents, event)) return undefined;
    const { version } = event;
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row && version <= row.version) return undefined;
    if (event.type === 'HomeworkSubmitted') {
      const { homework: homework_id, student: student_id, contentVersion: content_version } = event.data;
      const { answers, late, correct = null, grade = null, onPaper } = event.data;
      return {
        ...{ id: parseSubmissionId(event.stream) as string, homework_id, student_id, content_version, late },
        ...{ answers: JSON.stringify(answers), submitted_at: event.recordedAt, version },
        entered_by: onPaper ? event.metadata.actor.id : null,
        ...{ submitted_event: event.id, feedback: null, feedback_event: null },
        ...{ is_graded: grade !== null, grade, correct, auto: grade !== null, graded_by: content_version },
      };
    }
    if (!row) throw new Error(`${event.type} of a submission that was never made`);
    const { grade } = event.data;
    if (event.type === 'SubmissionRegraded') {
      return { ...row, grade, correct: event.data.correct, graded_by: event.data.contentVersion, version };
    }
    const graded = { ...row, is_graded: true, grade, ...feedbackOf(event), auto: false, version };
    if (event.type !== 'GradeCorrected' || !event.data.paperAnswers) return graded;
    const { answers, correct, contentVersion: graded_by } = event.data.paperAnswers;
    return { ...graded, answers: JSON.stringify(answers), correct, graded_by, auto: row.auto };
  },
});

const feedbackOf = ({ id, data }: { id: string; data: { feedback?: string | undefined } }) =>
  data.feedback === undefined
    ? { feedback: null, feedback_event: null }
    : { feedback: data.feedback, feedback_event: id };
