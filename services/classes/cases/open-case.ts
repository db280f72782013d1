import { openCaseRequest } from '#contracts/cases.ts';
import { saysStudentWasThere } from '#contracts/says-student-was-there.ts';
import { casesAggregate } from '#events/classes/cases/case-decider.ts';
import { fetchClassHistoryRows } from '#projections/classes/class-transactions/class-history.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const openCase = defineUseCase({
  operation: 'openCase',
  attempt: 'ask about their classes',
  summary: 'Says that something is wrong with a row of the student’s own class history, or with their classes',
  method: 'POST',
  path: '/api/cases',
  access: 'student',
  body: openCaseRequest,
  run: async (input, context: DispatchContext) => {
    const { body, profile } = input;
    const { row_id, kind, text } = body;
    const [row] = row_id === null ? [] : await fetchClassHistoryRows(context.readModels.sql, [row_id], profile.id);
    if (row_id !== null && !row)
      return refuse('invalid-request', { errors: { row_id: 'Choose a row of your class history.' } });
    if (kind === 'not-there' && !(row && saysStudentWasThere(row)))
      return refuse('invalid-request', { errors: { kind: 'This row does not say that you were there.' } });
    const command = { type: 'OpenCase', kind, row: row_id ?? undefined, text } as const;
    return dispatch(context, input, casesAggregate, profile.id, command);
  },
});
