import { reportAbsenceRequest, withdrawAbsenceRequest } from '#contracts/absences.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const reportAbsence = defineUseCase({
  operation: 'reportAbsence',
  attempt: 'report an absence',
  summary: 'Says that a student is not coming on a day; this marks nobody',
  method: 'POST',
  path: '/api/students/:id/absences',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  body: reportAbsenceRequest,
  run: (input, context: DispatchContext) =>
    dispatch(context, input, studentAggregate, input.params.id, { type: 'ReportAbsence', ...input.body }),
});

export const withdrawAbsence = defineUseCase({
  operation: 'withdrawAbsence',
  attempt: 'withdraw a reported absence',
  summary: 'Says that a student is coming after all',
  method: 'POST',
  path: '/api/students/:id/absences/withdraw',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  body: withdrawAbsenceRequest,
  run: (input, context: DispatchContext) =>
    dispatch(context, input, studentAggregate, input.params.id, { type: 'WithdrawAbsence', ...input.body }),
});
