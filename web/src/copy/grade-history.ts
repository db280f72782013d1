/** Texts of a grade's history, for students and tutors. */
import type { SubmissionRow } from '#contracts/submissions.ts';

export type GradeChange = SubmissionRow['grades'][number];

export const gradeHistoryText = 'History of this grade';

/** What happened to a grade. The person and the time are shown beside it. */
export const gradeChangeTexts: Record<GradeChange['what'], string> = {
  submitted: 'Scored automatically',
  graded: 'Graded',
  corrected: 'Corrected',
  regraded: 'Regraded with a new answer key',
  credited: 'Credited for a question that was changed',
};
