import { balancesQuery, balancesResponse } from '#contracts/balances.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchStudentStocks } from '#projections/classes/class-months/class-months-query.ts';
import { toNameCursor } from '#projections/people/profiles/students-query.ts';
import { toPage } from '#projections/query/page.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { type Balance, loadBalances } from './load-balances.ts';

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
    const { sql } = readModels;
    const found = await fetchStudentStocks(sql, { ...filters, today, since: today });
    const { balances, sums } = await loadBalances(
      sql,
      found.map(({ id, now }) => ({ id, stock: now })),
      today,
    );
    const after = found.filter(({ is_after_cursor }) => is_after_cursor);
    const { rows, nextCursor } = toPage(after, limit, toNameCursor);
    return {
      body: {
        balances: rows.map(({ id, name, classes_uncovered }) => {
          const { classes_remaining, classes_waiting, weeks_left, value_cents } = balances.get(id) as Balance;
          const counts = { classes_remaining, classes_waiting, classes_uncovered };
          return { id, name, ...counts, value_cents, weeks_left: weeks_left ?? null };
        }),
        sums,
        next_cursor: nextCursor,
      },
    };
  },
});
