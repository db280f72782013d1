import { moneyToReturnQuery, moneyToReturnResponse } from '#contracts/money.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchMoneyToReturn, sumMoneyToReturn } from '#projections/classes/money/money-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const getMoneyToReturn = defineUseCase({
  operation: 'getMoneyToReturn',
  summary: 'The students for whom money of reversed purchases is to be returned',
  method: 'GET',
  path: '/api/money/to-return',
  access: 'tutor',
  query: moneyToReturnQuery,
  answer: moneyToReturnResponse,
  run: async ({ query }, { readModels: { sql } }: Context<'readModels'>) => {
    const [{ rows, nextCursor }, sums] = await Promise.all([
      fetchMoneyToReturn(sql, { ...query, limit: query.limit ?? PAGE_ROWS_DEFAULT }),
      sumMoneyToReturn(sql, query),
    ]);
    return { body: { students: [...rows], sums, next_cursor: nextCursor } };
  },
});
