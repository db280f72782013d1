import { notSubmittedQuery, notSubmittedResponse } from '#contracts/submissions.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchNotSubmittedPage } from '#projections/queries/submissions.ts';
import { findCurrentHomeworkHead } from '#services/homework/load-manageable-homework.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { homeworkParams } from '#services/use-case-definition/homework-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const getNotSubmitted = defineUseCase({
  operation: 'getNotSubmitted',
  summary: 'Current students with an assigned homework who have not submitted it, ordered by name',
  method: 'GET',
  path: '/api/homework/:id/not-submitted',
  access: 'tutor',
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
