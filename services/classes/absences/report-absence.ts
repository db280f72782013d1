import { reportAbsenceRequest, withdrawAbsenceRequest } from '#contracts/absences.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const reportAbsence = defineUseCase({
  operation: 'reportAbsence',
  attempt: 'report an absence',
  summary: 'Says that the student is not coming on a day; this marks nobody',
  method: 'POST',
  path: '/api/absences',
  access: 'student',
  body: reportAbsenceRequest,
  run: (input, context: DispatchContext) => {
    const { date, reason } = input.body;
    const command = { type: 'ReportAbsence', date, ...(reason && { reason }) } as const;
    return dispatch(context, input, studentAggregate, input.profile.id, command);
  },
});

export const withdrawAbsence = defineUseCase({
  operation: 'withdrawAbsence',
  attempt: 'withdraw a reported absence',
  summary: 'Says that the student is coming after all',
  method: 'POST',
  path: '/api/absences/withdraw',
  access: 'student',
  body: withdrawAbsenceRequest,
  run: (input, context: DispatchContext) =>
    dispatch(context, input, studentAggregate, input.profile.id, { type: 'WithdrawAbsence', ...input.body }),
});
