import type { Sql } from 'postgres';
import { lowerCaseId } from '#contracts/primitives.ts';
import { ownSubmissionResponse } from '#contracts/submissions.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { fetchAssignment } from '#projections/learning/submissions/student-homework.ts';
import { fetchSubmission } from '#projections/learning/submissions/submissions-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { loadSubmissionDetail } from './to-submission-rows.ts';

type SubmissionContext = Context<'readModels' | 'keys'>;

export const getSubmission = defineUseCase({
  operation: 'getSubmission',
  summary: 'A student’s own submission, with answer keys once it is graded if the tutor allows it',
  method: 'GET',
  path: '/api/homework/:id/submission',
  access: 'student',
  relation: 'assigned-homework',
  params: homeworkParams,
  answer: ownSubmissionResponse,
  run: ({ params: { id }, profile }, { readModels, keys }: SubmissionContext) =>
    loadOwnSubmission(readModels.sql, keys, { homeworkId: id, studentId: profile.id }),
});

export const getSubmissionOfChild = defineUseCase({
  operation: 'getSubmissionOfChild',
  summary: 'The submission of a family’s child, as the student sees it',
  method: 'GET',
  path: '/api/students/:id/homework/:homework/submission',
  access: 'student',
  families: true,
  own: getStudentIdInPath,
  params: studentParams.extend({ homework: lowerCaseId }),
  answer: ownSubmissionResponse,
  run: ({ params: { id, homework } }, { readModels, keys }: SubmissionContext) =>
    loadOwnSubmission(readModels.sql, keys, { homeworkId: homework, studentId: id }),
});

/** What a student and their family see of a submission: answer keys only once it is graded, if the tutor allows it. */
async function loadOwnSubmission(
  sql: Sql,
  keys: KeyRing,
  { homeworkId, studentId }: { readonly homeworkId: string; readonly studentId: string },
) {
  const assignment = await fetchAssignment(sql, homeworkId, studentId);
  if (!assignment) return refuse('homework-unknown');
  const record = await fetchSubmission(sql, homeworkId, studentId);
  if (!record) return refuse('not-submitted', { detail: 'This assignment was not submitted yet.' });
  const { title, keys_shown } = assignment;
  const shown = keys_shown && record.is_graded ? 'with keys' : 'without keys';
  const row = await loadSubmissionDetail(sql, record, keys, shown);
  return { body: { ...row, title, keys_shown }, version: record.version };
}
