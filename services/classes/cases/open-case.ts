import type { z } from 'zod';
import { openCaseRequest } from '#contracts/cases.ts';
import { saysStudentWasThere } from '#contracts/says-student-was-there.ts';
import { casesAggregate } from '#events/classes/cases/case-decider.ts';
import { fetchClassHistoryRows } from '#projections/classes/class-transactions/class-history.ts';
import { type DispatchContext, type DispatchRequest, dispatch, type Sender } from '#services/core/command/dispatch.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

type OpenInput = DispatchRequest<Sender> & { readonly body: z.output<typeof openCaseRequest> };

/** Opens a case about the classes of a student, who is the sender or a child of the sender. */
async function askAboutClasses(context: DispatchContext, input: OpenInput, studentId: string) {
  const { row_id, kind, text } = input.body;
  const [row] = row_id === null ? [] : await fetchClassHistoryRows(context.readModels.sql, [row_id], studentId);
  if (row_id !== null && !row)
    return refuse('invalid-request', { errors: { row_id: 'Choose a row of your class history.' } });
  if (kind === 'not-there' && !(row && saysStudentWasThere(row)))
    return refuse('invalid-request', { errors: { kind: 'This row does not say that you were there.' } });
  const command = { type: 'OpenCase', kind, row: row_id ?? undefined, text } as const;
  return dispatch(context, input, casesAggregate, studentId, command);
}

export const openCase = defineUseCase({
  operation: 'openCase',
  attempt: 'ask about their classes',
  summary: 'Says that something is wrong with a row of the student’s own class history, or with their classes',
  method: 'POST',
  path: '/api/cases',
  access: 'student',
  body: openCaseRequest,
  run: (input, context: DispatchContext) => askAboutClasses(context, input, input.profile.id),
});

export const openCaseOfChild = defineUseCase({
  operation: 'openCaseOfChild',
  attempt: 'ask about the classes of their child',
  summary: 'A family says that something is wrong with a row of a child’s class history, or with the child’s classes',
  method: 'POST',
  path: '/api/students/:id/cases',
  access: 'family',
  own: getStudentIdInPath,
  params: studentParams,
  body: openCaseRequest,
  run: (input, context: DispatchContext) => askAboutClasses(context, input, input.params.id),
});
