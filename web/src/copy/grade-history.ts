/** What is said of how a grade came about, to its student and to their tutor alike. */
import type { SubmissionRow } from '#contracts/submissions.ts';

export type GradeChange = SubmissionRow['grades'][number];

export const gradeHistory = 'History of this grade';

/** What happened to a grade; who did it and when stands beside it. */
export const changeWords: Record<GradeChange['what'], string> = {
  submitted: 'Scored automatically',
  graded: 'Graded',
  corrected: 'Corrected',
  regraded: 'Graded again with another key',
  credited: 'Credited for a question that was changed',
};
