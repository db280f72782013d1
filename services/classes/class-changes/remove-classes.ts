import { removeClassesRequest } from '#contracts/classes.ts';
import { balanceResponse } from '#contracts/students.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { toBalanceResponse } from '#services/core/command/to-balance-response.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const removeClasses = defineUseCase({
  operation: 'removeClasses',
  attempt: { of: 'remove classes from' },
  summary: 'Removes classes from remaining and total, each floored at 0',
  method: 'POST',
  path: '/api/students/:id/classes/remove',
  access: 'tutor',
  params: studentParams,
  body: removeClassesRequest,
  answer: balanceResponse,
  run: async (input, context: DispatchContext) => {
    const { withdraw_waiting: withdrawWaiting, ...body } = input.body;
    const outcome = await dispatch(context, input, studentAggregate, input.params.id, {
      ...{ type: 'AdjustClasses', direction: 'remove', ...body },
      ...(withdrawWaiting && { withdrawWaiting }),
    });
    return toBalanceResponse(input.params.id, outcome);
  },
});
