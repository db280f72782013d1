import { settleUncoveredRequest } from '#contracts/classes.ts';
import { balanceResponse } from '#contracts/students.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { civilDate } from '#events/values/shapes.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { toBalanceResponse } from '#services/core/command/to-balance-response.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const settleUncoveredClass = defineUseCase({
  operation: 'settleUncoveredClass',
  attempt: { of: 'settle a class of' },
  summary: 'Takes the class of an uncovered mark, now that one is left',
  method: 'POST',
  path: '/api/students/:id/attendance/:date/settle',
  access: 'tutor',
  params: studentParams.extend({ date: civilDate }),
  body: settleUncoveredRequest,
  answer: balanceResponse,
  run: async (input, context: DispatchContext) => {
    const { id, date } = input.params;
    const command = { type: 'SettleUncoveredClass', date, applyWaiting: input.body.apply_waiting } as const;
    return toBalanceResponse(id, await dispatch(context, input, studentAggregate, id, command));
  },
});
