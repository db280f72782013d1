import type { JournalTable } from '../engine/projection.ts';
import { asSubmissionEvent, submissionIdOf } from '../typed-events/submission-event.ts';

export type GradeRow = {
  event_id: string;
  submission_id: string;
  at: string;
  by_id: string;
  what: 'submitted' | 'graded' | 'corrected' | 'regraded' | 'credited';
  from_grade: number | null;
  grade: number;
  /** Sealed. */
  reason: string | null;
  version: number;
};

/** Each grade that a submission was given. */
export const grades: JournalTable<GradeRow> = {
  kind: 'journal',
  table: 'submission_grades',
  key: 'event_id',
  columns: {
    event_id: 'uuid',
    submission_id: 'uuid',
    at: 'timestamptz',
    by_id: 'uuid',
    what: 'text',
    from_grade: 'integer',
    grade: 'integer',
    reason: 'text',
    version: 'integer',
  },

  rowsOf(recorded) {
    const submission_id = submissionIdOf(recorded.stream);
    if (submission_id === undefined) return [];
    const event = asSubmissionEvent(recorded);
    const { version, metadata } = event;
    const row = { event_id: event.id, submission_id, at: event.recordedAt, by_id: metadata.actor.id, version };
    switch (event.type) {
      case 'HomeworkSubmitted': {
        const { grade } = event.data;
        return grade === undefined ? [] : [{ ...row, what: 'submitted', from_grade: null, grade, reason: null }];
      }
      case 'SubmissionGraded':
        return [{ ...row, what: 'graded', from_grade: null, grade: event.data.grade, reason: null }];
      case 'GradeCorrected': {
        const { from, grade, reason } = event.data;
        return [{ ...row, what: 'corrected', from_grade: from, grade, reason }];
      }
      case 'SubmissionRegraded': {
        const { from, grade, how } = event.data;
        return [{ ...row, what: how === 'credit' ? 'credited' : 'regraded', from_grade: from, grade, reason: null }];
      }
    }
  },
};
