import type { KeyedTable } from '../engine/projection.ts';
import { asSubmissionEvent, submissionIdOf } from '../typed-events/submission-event.ts';

export type SubmissionTableRow = {
  id: string;
  homework_id: string;
  student_id: string;
  content_version: number;
  /** JSON: the event's answers, their texts sealed. */
  answers: string;
  submitted_event: string;
  late: boolean;
  submitted_at: string;
  is_graded: boolean;
  grade: number | null;
  /** Sealed. */
  feedback: string | null;
  feedback_event: string | null;
  correct: number | null;
  auto: boolean;
  graded_by: number;
  version: number;
};

/** Each submission as it stands now. */
export const table: KeyedTable<SubmissionTableRow> = {
  kind: 'keyed',
  table: 'submissions',
  key: 'id',
  columns: {
    id: 'uuid',
    homework_id: 'uuid',
    student_id: 'uuid',
    content_version: 'integer',
    answers: 'jsonb',
    submitted_event: 'uuid',
    late: 'boolean',
    submitted_at: 'timestamptz',
    is_graded: 'boolean',
    grade: 'integer',
    feedback: 'text',
    feedback_event: 'uuid',
    correct: 'integer',
    auto: 'boolean',
    graded_by: 'integer',
    version: 'integer',
  },

  keyOf: ({ stream }) => submissionIdOf(stream),

  evolve(row, recorded) {
    const event = asSubmissionEvent(recorded);
    const { version } = event;
    // an event seen before, where somebody set a checkpoint back
    if (row && version <= row.version) return undefined;
    if (event.type === 'HomeworkSubmitted') {
      const { homework: homework_id, student: student_id, contentVersion: content_version } = event.data;
      const { answers, late, correct = null, grade = null } = event.data;
      return {
        ...{ id: submissionIdOf(event.stream) as string, homework_id, student_id, content_version, late },
        ...{ answers: JSON.stringify(answers), submitted_at: event.recordedAt, version },
        ...{ submitted_event: event.id, feedback: null, feedback_event: null },
        ...{ is_graded: grade !== null, grade, correct, auto: grade !== null, graded_by: content_version },
      };
    }
    if (!row) throw new Error(`${event.type} of a submission that was never made`);
    const { grade } = event.data;
    if (event.type === 'SubmissionRegraded') {
      return { ...row, grade, correct: event.data.correct, graded_by: event.data.contentVersion, version };
    }
    return { ...row, is_graded: true, grade, ...feedbackOf(event), auto: false, version };
  },
};

const feedbackOf = ({ id, data }: { id: string; data: { feedback?: string | undefined } }) =>
  data.feedback === undefined
    ? { feedback: null, feedback_event: null }
    : { feedback: data.feedback, feedback_event: id };
