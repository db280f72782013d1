import { statementQuery, statementResponse } from '#contracts/class-audit.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { loadClassStatement } from './load-class-statement.ts';

export const getClassStatement = defineUseCase({
  operation: 'getClassStatement',
  summary: 'A student’s classes in a period: the sum from its beginning to its end, and every row by day of class',
  method: 'GET',
  path: '/api/students/:id/statement',
  access: 'signed-in',
  cost: 'moderate',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  query: statementQuery,
  answer: statementResponse,
  run: async (
    { params: { id }, query, profile, family },
    context: Context<'readModels' | 'store' | 'keys' | 'clock' | 'centre' | 'log'>,
  ) => {
    const { clock, centre } = context;
    const today = getCivilDate(clock, centre.timeZone);
    // A period that begins after today ends on its first day.
    const to = query.to ?? (query.from !== undefined && query.from > today ? query.from : today);
    const statement = await loadClassStatement(context, id, { from: query.from, to });
    if (!statement) return refuse('student-unknown');
    const { version: _, ...shown } = statement;
    return { body: { ...shown, made_at: clock().toISOString(), made_by: (family ?? profile).name } };
  },
});
