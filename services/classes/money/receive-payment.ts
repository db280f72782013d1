import { moneyResponse, receivePaymentRequest } from '#contracts/money.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { checkReceiver, describeRefusedMoney, toAllocations, toReceivedPayment } from './payment.ts';
import { toMoneyResponse } from './to-money-response.ts';

export const receivePayment = defineUseCase({
  operation: 'receivePayment',
  attempt: { of: 'record a payment of' },
  summary: 'Records money that came in for a student, and which purchases it pays; the rest is credit of the family',
  method: 'POST',
  path: '/api/students/:id/payments',
  access: 'tutor',
  params: studentParams,
  body: receivePaymentRequest,
  answer: moneyResponse,
  run: async (input, context: DispatchContext) => {
    const { id } = input.params;
    const { allocations, seen_equal: seenEqual, ...body } = input.body;
    const unknownReceiver = await checkReceiver(context, body.received_by);
    if (unknownReceiver) return unknownReceiver;
    const payment = { ...toReceivedPayment(body), allocations: toAllocations(allocations), seenEqual };
    const outcome = await dispatch(context, input, studentAggregate, id, { type: 'ReceivePayment', ...payment });
    if ('refused' in outcome)
      return describeRefusedMoney(context, id, outcome, [{ kind: 'payment', cents: body.amount_cents }]);
    return toMoneyResponse(id, outcome);
  },
});
