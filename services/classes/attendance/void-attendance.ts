import { voidAttendanceRequest } from '#contracts/attendance.ts';
import { balanceResponse } from '#contracts/students.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { civilDate } from '#events/values/shapes.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { toBalanceResponse } from '#services/core/command/to-balance-response.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { loadLastMarkChange } from './load-current-mark.ts';

export const voidAttendance = defineUseCase({
  operation: 'voidAttendance',
  attempt: { of: 'void a mark of' },
  summary: 'Voids a mark that should never have been made: its class comes back, and its date is free for a new mark',
  method: 'POST',
  path: '/api/students/:id/attendance/:date/void',
  access: 'tutor',
  params: studentParams.extend({ date: civilDate }),
  body: voidAttendanceRequest,
  answer: balanceResponse,
  run: async (input, context: DispatchContext) => {
    const { id, date } = input.params;
    const { reason, code, seen_version: seenVersion } = input.body;
    const command = { type: 'VoidAttendance' as const, date, reason, code, seenVersion };
    const outcome = await dispatch(context, input, studentAggregate, id, command);
    if ('refused' in outcome && outcome.refused === 'mark-changed')
      return { ...outcome, ...(await loadLastMarkChange(context, id, date)) };
    return toBalanceResponse(id, outcome);
  },
});
