import { ownSubmissionResponse } from '#contracts/submissions.ts';
import { fetchAssignment } from '#projections/learning/submissions/student-homework.ts';
import { fetchSubmission } from '#projections/learning/submissions/submissions-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { loadSubmissionDetail } from './to-submission-rows.ts';

export const getSubmission = defineUseCase({
  operation: 'getSubmission',
  summary: 'A student’s own submission, with answer keys once it is graded if the tutor allows it',
  method: 'GET',
  path: '/api/homework/:id/submission',
  access: 'student',
  params: homeworkParams,
  answer: ownSubmissionResponse,
  run: async ({ params: { id }, profile }, { readModels: { sql }, keys }: Context<'readModels' | 'keys'>) => {
    const assignment = await fetchAssignment(sql, id, profile.id);
    if (!assignment) return refuse('homework-unknown');
    const record = await fetchSubmission(sql, id, profile.id);
    if (!record) return refuse('not-submitted', { detail: 'You have not submitted this assignment yet.' });
    const { title, keys_shown } = assignment;
    const shown = keys_shown && record.is_graded ? 'with keys' : 'without keys';
    const row = await loadSubmissionDetail(sql, record, keys, shown);
    return { body: { ...row, title, keys_shown }, version: record.version };
  },
});
