import { balanceSeriesResponse } from '#contracts/classes.ts';
import { fetchBalanceSeries } from '#projections/classes/class-transactions/class-transactions-query.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

/** Points in one answer: more steps than this are not distinguishable in the chart. */
const POINTS_MAX = 500;

export const getBalanceSeries = defineUseCase({
  operation: 'getBalanceSeries',
  summary: 'Remaining and total classes after each change, oldest change first',
  method: 'GET',
  path: '/api/students/:id/balance-series',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  answer: balanceSeriesResponse,
  run: async ({ params }, { readModels }: Context<'readModels'>) => {
    const { sql } = readModels;
    const [student, points] = await Promise.all([
      fetchStudent(sql, params.id),
      fetchBalanceSeries(sql, params.id, POINTS_MAX),
    ]);
    return student ? { body: { points } } : refuse('student-unknown');
  },
});
