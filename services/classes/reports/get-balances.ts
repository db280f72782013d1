import { balancesQuery, balancesResponse } from '#contracts/balances.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { toWeeksLeft } from '#events/values/to-weeks-left.ts';
import { fetchBalancesPage } from '#projections/classes/class-months/stocks-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { loadBalanceSums } from './load-balances.ts';

export const getBalances = defineUseCase({
  operation: 'getBalances',
  summary: 'The classes of current students, with their sums and for how many weeks they last',
  method: 'GET',
  path: '/api/balances',
  access: 'owner',
  query: balancesQuery,
  answer: balancesResponse,
  run: async (
    { query: { limit = PAGE_ROWS_DEFAULT, cursor, ...selection } },
    { readModels, clock, centre }: Context<'readModels' | 'clock' | 'centre'>,
  ) => {
    const today = getCivilDate(clock, centre.timeZone);
    const { sql } = readModels;
    const [{ rows, nextCursor }, sums] = await Promise.all([
      fetchBalancesPage(sql, today, { ...selection, cursor, limit }),
      loadBalanceSums(sql, today, selection),
    ]);
    return {
      body: {
        balances: rows.map(({ marks, first, ...row }) => ({
          ...row,
          weeks_left: toWeeksLeft(row.classes_remaining, { marks, first }, today) ?? null,
        })),
        sums,
        next_cursor: nextCursor,
      },
    };
  },
});
