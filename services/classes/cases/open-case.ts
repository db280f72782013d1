import { openCaseRequest } from '#contracts/cases.ts';
import { saysStudentWasThere } from '#contracts/says-student-was-there.ts';
import { fetchClassHistoryRows } from '#projections/classes/class-transactions/class-history.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { dispatchCaseCommand } from './case-command.ts';

export const openCase = defineUseCase({
  operation: 'openCase',
  summary: 'Says that something is wrong with a row of the student’s own class history, or with their classes',
  method: 'POST',
  path: '/api/cases',
  access: 'student',
  body: openCaseRequest,
  run: async (input, context: Context<'handle' | 'readModels' | 'clock'>) => {
    const { body, profile } = input;
    const { row_id, kind, text } = body;
    const [row] = row_id === null ? [] : await fetchClassHistoryRows(context.readModels.sql, [row_id], profile.id);
    if (row_id !== null && !row)
      return refuse('invalid-request', { errors: { row_id: 'Choose a row of your class history.' } });
    if (kind === 'not-there' && !(row && saysStudentWasThere(row)))
      return refuse('invalid-request', { errors: { kind: 'This row does not say that you were there.' } });
    const command = {
      type: 'OpenCase',
      kind,
      row: row_id ?? undefined,
      text,
      now: context.clock().toISOString(),
    } as const;
    return dispatchCaseCommand(context, input, profile.id, command);
  },
});
