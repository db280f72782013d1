import { openCaseRequest } from '#contracts/cases.ts';
import { fetchClassHistoryRows } from '#projections/queries/class-history.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { dispatchCaseCommand } from './parts/case-command.ts';

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
    if (row_id !== null) {
      const [row] = await fetchClassHistoryRows(context.readModels.sql, [row_id], profile.id);
      if (!row) return refuse('invalid-request', { errors: { row_id: 'Choose a row of your class history.' } });
    }
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
