import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { submissionEvents } from '#events/learning/submission/events.ts';
import { parseSubmissionId } from '#events/learning/submission/submission-id.ts';
import { instant, integer, jsonb, oneOf, sealedText, uuid } from '../../engine/columns.ts';
import { defineJournalTable } from '../../engine/table.ts';

const columns = {
  id: uuid(),
  submission_id: uuid(),
  created_at: instant(),
  actor_id: uuid(),
  what: oneOf('submitted', 'graded', 'corrected', 'regraded', 'credited'),
  from_grade: integer().nullable(),
  grade: integer(),
  /** Sealed for the student of the submission, whose id is in another table. */
  reason: sealedText({ event: 'id', field: 'reason' }).nullable(),
  /** Content version whose keys decided the grade; null if a tutor did. */
  content_version: integer().nullable(),
  /** Ids of the questions that counted as correct for everybody. */
  credited: jsonb<string[]>(),
  version: integer(),
};

/** The grade history of submissions. */
export const submissionGradesTable = defineJournalTable({
  name: 'submission_grades',
  key: 'id',
  columns,
  indexes: {
    // Serves fetchSubmissionsPage: the grade history of each submission, oldest first.
    submission_grades_of: '(submission_id, version)',
  },

  rowsOf(event) {
    const submission_id = parseSubmissionId(event.stream);
    if (submission_id === undefined || !isEventOf(submissionEvents, event)) return [];
    const { version, metadata } = event;
    const row = {
      ...{ id: event.id, submission_id, created_at: event.recordedAt, actor_id: metadata.actor.id, version },
      ...{ from_grade: null, reason: null, content_version: null, credited: '[]' },
    };
    switch (event.type) {
      case 'HomeworkSubmitted': {
        const { grade, contentVersion: content_version } = event.data;
        return grade === undefined ? [] : [{ ...row, what: 'submitted', grade, content_version }];
      }
      case 'SubmissionGraded':
        return [{ ...row, what: 'graded', grade: event.data.grade }];
      case 'GradeCorrected': {
        const { from: from_grade, grade, reason, paperAnswers } = event.data;
        const { contentVersion: content_version = null, credited = [] } = paperAnswers ?? {};
        return [
          {
            ...{ ...row, what: 'corrected', from_grade, grade, reason },
            ...{ content_version, credited: JSON.stringify(credited) },
          },
        ];
      }
      case 'SubmissionRegraded': {
        const { from: from_grade, grade, how, contentVersion: content_version, credited = [] } = event.data;
        const what = how === 'credit' ? 'credited' : 'regraded';
        return [{ ...row, what, from_grade, grade, content_version, credited: JSON.stringify(credited) }];
      }
    }
  },
});
