import { openCaseRequest } from '#contracts/cases.ts';
import { saysStudentWasThere } from '#contracts/says-student-was-there.ts';
import { casesAggregate } from '#events/classes/cases/case-decider.ts';
import { fetchClassHistoryRows } from '#projections/classes/class-transactions/class-history.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const openCase = defineUseCase({
  operation: 'openCase',
  attempt: 'ask about classes',
  summary: 'A student or a family says that something is wrong with a row of the class history, or with the classes',
  method: 'POST',
  path: '/api/students/:id/cases',
  access: 'student',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  body: openCaseRequest,
  run: async (input, context: DispatchContext) => {
    const { id } = input.params;
    const { row_id, kind, text } = input.body;
    const [row] = row_id === null ? [] : await fetchClassHistoryRows(context.readModels.sql, [row_id], id);
    if (row_id !== null && !row)
      return refuse('invalid-request', { errors: { row_id: 'Choose a row of the class history.' } });
    if (kind === 'not-there' && !(row && saysStudentWasThere(row)))
      return refuse('invalid-request', { errors: { kind: 'This row does not say that the student was there.' } });
    const command = { type: 'OpenCase', kind, row: row_id ?? undefined, text } as const;
    return dispatch(context, input, casesAggregate, id, command);
  },
});
