import { submissionDetail } from '#contracts/submissions.ts';
import { fetchSubmission } from '#projections/learning/submissions/submissions-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { submissionParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { findCurrentHomeworkHead } from './load-manageable-homework.ts';
import { loadSubmissionDetail } from './to-submission-rows.ts';

export const getStudentSubmission = defineUseCase({
  operation: 'getStudentSubmission',
  summary: 'One student’s submission to a homework',
  method: 'GET',
  path: '/api/homework/:id/submissions/:studentId',
  access: 'tutor',
  relation: 'managed-homework',
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
