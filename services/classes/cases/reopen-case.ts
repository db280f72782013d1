import { reopenCaseRequest } from '#contracts/cases.ts';
import { casesAggregate } from '#events/classes/cases/case-decider.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const reopenCase = defineUseCase({
  operation: 'reopenCase',
  attempt: 'ask again about classes',
  summary:
    'Somebody does not agree with the answer or the resolution of a case, which then waits for a tutor again; a tutor can say it for them',
  method: 'POST',
  path: '/api/students/:id/cases/reopen',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  body: reopenCaseRequest,
  run: async (input, context: DispatchContext) => {
    if (!(await areCurrentStudents(context, [input.params.id]))) return refuse('student-archived');
    const { case_id, text } = input.body;
    const command = { type: 'ReopenCase', case: case_id, text } as const;
    return dispatch(context, input, casesAggregate, input.params.id, command);
  },
});
