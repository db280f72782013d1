import { worksheetsQuery, worksheetsResponse } from '#contracts/worksheets.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchWorksheetsPage } from '#projections/learning/worksheets/worksheets-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const getWorksheets = defineUseCase({
  operation: 'getWorksheets',
  summary: 'The worksheets of all tutors, newest first, found by topic or number',
  method: 'GET',
  path: '/api/worksheets',
  access: 'tutor',
  query: worksheetsQuery,
  answer: worksheetsResponse,
  run: async ({ query: { limit = PAGE_ROWS_DEFAULT, ...filters } }, { readModels }: Context<'readModels'>) => {
    const { rows, total, nextCursor } = await fetchWorksheetsPage(readModels.sql, { ...filters, limit });
    return { body: { worksheets: [...rows], total, next_cursor: nextCursor } };
  },
});
