import { moneyResponse, reversePaymentRequest } from '#contracts/money.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { toMoneyResponse } from './to-money-response.ts';

export const reversePayment = defineUseCase({
  operation: 'reversePayment',
  attempt: { of: 'reverse a payment of' },
  summary: 'Reverses a payment that did not hold, or was recorded by mistake; what it paid is owed again',
  method: 'POST',
  path: '/api/students/:id/payments/:payment/reverse',
  access: 'tutor',
  params: studentParams.extend({ payment: lowerCaseId }),
  body: reversePaymentRequest,
  answer: moneyResponse,
  run: async (input, context: DispatchContext) => {
    const { id, payment } = input.params;
    const command = { type: 'ReversePayment', payment, ...input.body } as const;
    return toMoneyResponse(id, await dispatch(context, input, studentAggregate, id, command));
  },
});
