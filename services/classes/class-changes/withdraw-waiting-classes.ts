import { withdrawWaitingRequest } from '#contracts/classes.ts';
import { balanceResponse } from '#contracts/students.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { toBalanceResponse } from '#services/core/command/to-balance-response.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const withdrawWaitingClasses = defineUseCase({
  operation: 'withdrawWaitingClasses',
  attempt: { of: 'withdraw waiting classes of' },
  summary: 'Withdraws waiting classes, all of them when no number is given',
  method: 'POST',
  path: '/api/students/:id/waiting/withdraw',
  access: 'tutor',
  params: studentParams,
  body: withdrawWaitingRequest,
  answer: balanceResponse,
  run: async (input, context: DispatchContext) => {
    const command = { type: 'WithdrawWaitingClasses', ...input.body } as const;
    return toBalanceResponse(
      input.params.id,
      await dispatch(context, input, studentAggregate, input.params.id, command),
    );
  },
});
