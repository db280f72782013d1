import { balanceSeriesResponse } from '#contracts/classes.ts';
import { fetchBalanceSeries } from '#projections/queries/class-transactions.ts';
import { fetchStudent } from '#projections/queries/students.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { getStudentIdInPath, studentParams } from '#services/use-case-definition/student-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

/** Points in one answer: more steps than this are not distinguishable in the chart. */
const POINTS_MAX = 500;

export const getBalanceSeries = defineUseCase({
  operation: 'getBalanceSeries',
  summary: 'Remaining and total classes after each change, oldest change first',
  method: 'GET',
  path: '/api/students/:id/balance-series',
  access: 'signed-in',
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
