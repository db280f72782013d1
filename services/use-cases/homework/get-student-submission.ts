import { submissionDetail } from '#contracts/submissions.ts';
import { fetchSubmission } from '#projections/queries/submissions.ts';
import { findCurrentHomeworkHead } from '#services/homework/load-manageable-homework.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { submissionParams } from '#services/use-case-definition/homework-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { loadSubmissionDetail } from './parts/to-submission-rows.ts';

export const getStudentSubmission = defineUseCase({
  operation: 'getStudentSubmission',
  summary: 'One student’s submission to a homework',
  method: 'GET',
  path: '/api/homework/:id/submissions/:studentId',
  access: 'tutor',
  params: submissionParams,
  answer: submissionDetail,
  run: async (
    { params: { id, studentId }, profile },
    { readModels: { sql }, keys }: Context<'readModels' | 'keys'>,
  ) => {
    if (!(await findCurrentHomeworkHead(sql, id, profile))) return refuse('homework-unknown');
    const record = await fetchSubmission(sql, id, studentId);
    if (!record) return refuse('not-submitted');
    return { body: await loadSubmissionDetail(sql, record, keys, 'with keys'), version: record.version };
  },
});
