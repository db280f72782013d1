import { balancesDueQuery, balancesDueResponse } from '#contracts/money.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchBalancesDue, sumBalancesDue } from '#projections/classes/money/money-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const getBalancesDue = defineUseCase({
  operation: 'getBalancesDue',
  summary: 'The students for whom something is owed, the oldest first',
  method: 'GET',
  path: '/api/money/due',
  access: 'tutor',
  query: balancesDueQuery,
  answer: balancesDueResponse,
  run: async ({ query }, { readModels: { sql } }: Context<'readModels'>) => {
    const [{ rows, nextCursor }, sums] = await Promise.all([
      fetchBalancesDue(sql, { ...query, limit: query.limit ?? PAGE_ROWS_DEFAULT }),
      sumBalancesDue(sql, query),
    ]);
    return { body: { students: [...rows], sums, next_cursor: nextCursor } };
  },
});
