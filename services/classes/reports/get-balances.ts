import { balancesQuery, balancesResponse } from '#contracts/balances.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchStudentStocks } from '#projections/classes/class-months/class-months-query.ts';
import { sumClassStocks, toStockWeeksLeft } from '#projections/classes/class-months/sum-class-stocks.ts';
import { toNameCursor } from '#projections/people/profiles/students-query.ts';
import { toPage } from '#projections/query/page.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';

export const getBalances = defineUseCase({
  operation: 'getBalances',
  summary: 'The classes of current students, with their sums and for how many weeks they last',
  method: 'GET',
  path: '/api/balances',
  access: 'owner',
  query: balancesQuery,
  answer: balancesResponse,
  run: async (
    { query: { limit = PAGE_ROWS_DEFAULT, ...filters } },
    { readModels, clock, centre }: Context<'readModels' | 'clock' | 'centre'>,
  ) => {
    const today = getCivilDate(clock, centre.timeZone);
    const stocks = await fetchStudentStocks(readModels.sql, { ...filters, today, since: today });
    const after = stocks.filter(({ is_after_cursor }) => is_after_cursor);
    const { rows, nextCursor } = toPage(after, limit, toNameCursor);
    return {
      body: {
        balances: rows.map(({ id, name, classes_uncovered, now }) => ({
          ...{ id, name, classes_remaining: now.classes_remaining, classes_waiting: now.classes_waiting },
          ...{ classes_uncovered, weeks_left: toStockWeeksLeft(now, today) ?? null },
        })),
        sums: sumClassStocks(
          stocks.map(({ now }) => now),
          today,
        ),
        next_cursor: nextCursor,
      },
    };
  },
});
