import { notSubmittedQuery, notSubmittedResponse } from '#contracts/submissions.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchNotSubmittedPage } from '#projections/learning/submissions/submissions-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { findCurrentHomeworkHead } from './load-manageable-homework.ts';

export const getNotSubmitted = defineUseCase({
  operation: 'getNotSubmitted',
  summary: 'Current students with an assigned homework who have not submitted it, ordered by name',
  method: 'GET',
  path: '/api/homework/:id/not-submitted',
  access: 'tutor',
  relation: 'managed-homework',
  params: homeworkParams,
  query: notSubmittedQuery,
  answer: notSubmittedResponse,
  run: async (
    { params: { id }, query: { cursor, limit = PAGE_ROWS_DEFAULT }, profile },
    { readModels: { sql } }: Context<'readModels'>,
  ) => {
    if (!(await findCurrentHomeworkHead(sql, id, profile))) return refuse('homework-unknown');
    const { rows, nextCursor } = await fetchNotSubmittedPage(sql, id, { cursor, limit });
    return { body: { students: [...rows], next_cursor: nextCursor } };
  },
});
