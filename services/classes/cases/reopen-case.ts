import { reopenCaseRequest } from '#contracts/cases.ts';
import { casesAggregate } from '#events/classes/cases/case-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const reopenCase = defineUseCase({
  operation: 'reopenCase',
  attempt: 'ask again about their classes',
  summary: 'Replies to the answer or the resolution of the student’s own case, which then waits for a tutor again',
  method: 'POST',
  path: '/api/cases/reopen',
  access: 'student',
  body: reopenCaseRequest,
  run: async (input, context: DispatchContext) => {
    const { case_id, text } = input.body;
    const command = { type: 'ReopenCase', case: case_id, text } as const;
    return dispatch(context, input, casesAggregate, input.profile.id, command);
  },
});

export const reopenCaseOfChild = defineUseCase({
  operation: 'reopenCaseOfChild',
  attempt: 'ask again about the classes of their child',
  summary: 'A family replies to the answer or the resolution of a child’s case, which then waits for a tutor again',
  method: 'POST',
  path: '/api/students/:id/cases/reopen',
  access: 'family',
  own: getStudentIdInPath,
  params: studentParams,
  body: reopenCaseRequest,
  run: async (input, context: DispatchContext) => {
    const { case_id, text } = input.body;
    const command = { type: 'ReopenCase', case: case_id, text } as const;
    return dispatch(context, input, casesAggregate, input.params.id, command);
  },
});
