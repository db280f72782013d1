import type { HomeworkEvent } from '#events/homework/events.ts';
import { homeworkIdOf } from '#events/homework/homework.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import type { SubmissionEvent } from '#events/submission/events.ts';
import { submissionOf } from '#events/submission/submission.ts';
import type { Said } from './row.ts';

/** What an event of a homework or of a submission tells; undefined for every other event. */
export const saidOfHomework = (event: RecordedEvent): Said | undefined => {
  const homework_id = homeworkIdOf(event.stream) ?? submissionOf(event.stream)?.homeworkId;
  if (homework_id === undefined) return undefined;
  return { homework_id, ...said(event as RecordedEvent<HomeworkEvent | SubmissionEvent>) };
};

const said = (event: RecordedEvent<HomeworkEvent | SubmissionEvent>): Said => {
  switch (event.type) {
    case 'HomeworkCreated':
      return { what: 'homework-created' };
    case 'HomeworkRevised':
      return { what: 'homework-revised' };
    case 'HomeworkAssigned':
      return { what: 'homework-assigned' };
    case 'HomeworkUnassigned':
      return { what: 'homework-unassigned' };
    case 'HomeworkDeleted':
      return { what: 'homework-deleted' };
    case 'HomeworkRestored':
      return { what: 'homework-restored' };
    case 'HomeworkSubmitted':
      return { what: 'submitted', grade: event.data.grade ?? null };
    case 'SubmissionGraded':
      return { what: 'graded', grade: event.data.grade };
    case 'GradeCorrected': {
      const { from: from_grade, grade, reason } = event.data;
      return { what: 'grade-corrected', from_grade, grade, reason };
    }
    case 'SubmissionRegraded':
      return { what: 'regraded', from_grade: event.data.from, grade: event.data.grade };
  }
};
