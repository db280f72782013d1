import { statementQuery, statementResponse } from '#contracts/class-audit.ts';
import { loadClassStatement } from '#services/audit/load-class-statement.ts';
import { getCivilDate } from '#services/clock/clock.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { getStudentIdInPath, studentParams } from '#services/use-case-definition/student-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const getClassStatement = defineUseCase({
  operation: 'getClassStatement',
  summary: 'A student’s classes in a period: the sum from its beginning to its end, and every row by day of class',
  method: 'GET',
  path: '/api/students/:id/statement',
  access: 'signed-in',
  own: getStudentIdInPath,
  params: studentParams,
  query: statementQuery,
  answer: statementResponse,
  run: async (
    { params: { id }, query, profile },
    context: Context<'readModels' | 'store' | 'keys' | 'clock' | 'centre' | 'log'>,
  ) => {
    const { clock, centre } = context;
    const today = getCivilDate(clock, centre.timeZone);
    // A period that begins after today ends on its first day.
    const to = query.to ?? (query.from !== undefined && query.from > today ? query.from : today);
    const statement = await loadClassStatement(context, id, { from: query.from, to });
    if (!statement) return refuse('student-unknown');
    const { version: _, ...shown } = statement;
    return { body: { ...shown, made_at: clock().toISOString(), made_by: profile.name } };
  },
});
