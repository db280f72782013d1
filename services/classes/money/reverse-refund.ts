import { moneyResponse, reverseRefundRequest } from '#contracts/money.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { toMoneyResponse } from './to-money-response.ts';

export const reverseRefund = defineUseCase({
  operation: 'reverseRefund',
  attempt: { of: 'reverse a refund of' },
  summary: 'Reverses a refund that was recorded by mistake; classes that were removed with it stay removed',
  method: 'POST',
  path: '/api/students/:id/refunds/:refund/reverse',
  access: 'tutor',
  params: studentParams.extend({ refund: lowerCaseId }),
  body: reverseRefundRequest,
  answer: moneyResponse,
  run: async (input, context: DispatchContext) => {
    const { id, refund } = input.params;
    const command = { type: 'ReverseRefund', refund, ...input.body } as const;
    return toMoneyResponse(id, await dispatch(context, input, studentAggregate, id, command));
  },
});
