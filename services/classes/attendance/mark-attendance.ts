import { markAttendanceRequest } from '#contracts/attendance.ts';
import { balanceResponse } from '#contracts/students.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { toBalanceResponse } from '#services/core/command/to-balance-response.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { loadLastMarkChange } from './load-current-mark.ts';

export const markAttendance = defineUseCase({
  operation: 'markAttendance',
  attempt: { of: 'mark the attendance of' },
  summary:
    'Marks or corrects one date; present and late cancellations take a class if one is left, absent gives it back',
  method: 'POST',
  path: '/api/students/:id/attendance',
  access: 'tutor',
  params: studentParams,
  body: markAttendanceRequest,
  answer: balanceResponse,
  run: async (input, context: DispatchContext) => {
    const { id } = input.params;
    const {
      status,
      late_cancellation: lateCancellation,
      notes,
      private_notes: privateNote,
      reason,
      seen_version: seenVersion,
      apply_waiting: applyWaiting,
    } = input.body;
    const date = input.body.date ?? getCivilDate(context.clock, context.centre.timeZone);
    const command = {
      type: 'MarkAttendance' as const,
      date,
      status,
      lateCancellation,
      reason,
      ...(notes !== undefined && { note: notes }),
      ...(privateNote !== undefined && { privateNote }),
      ...(seenVersion !== undefined && { seenVersion }),
      applyWaiting,
    };
    const outcome = await dispatch(context, input, studentAggregate, id, command);
    if ('refused' in outcome && outcome.refused === 'mark-changed')
      return { ...outcome, ...(await loadLastMarkChange(context, id, date)) };
    return toBalanceResponse(id, outcome);
  },
});
