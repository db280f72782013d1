import { giveRefundRequest, moneyResponse } from '#contracts/money.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { nameFutureDay, refuse } from '#services/platform/problems/refuse.ts';
import { toReturnedMoney } from './payment.ts';
import { toMoneyResponse } from './to-money-response.ts';

export const giveRefund = defineUseCase({
  operation: 'giveRefund',
  attempt: { of: 'record a refund of' },
  summary:
    'Records money that was returned for a purchase or out of credit, with or without classes; an owner also other money',
  method: 'POST',
  path: '/api/students/:id/refunds',
  access: 'tutor',
  params: studentParams,
  body: giveRefundRequest,
  answer: moneyResponse,
  run: async (input, context: DispatchContext) => {
    const { id } = input.params;
    const { purchase_id: purchase, payment_id: payment, cents, classes, seen_taken: seenTaken, ...body } = input.body;
    const isTied = purchase !== undefined || payment !== undefined;
    if (!isTied && !input.profile.owner) return refuse('refund-needs-owner');
    const outcome = await dispatch(context, input, studentAggregate, id, {
      ...{ type: 'GiveRefund', purchase, payment, cents, classes, seenTaken, ...toReturnedMoney(body) },
      ...{ reason: body.reason, code: body.code },
    });
    return toMoneyResponse(id, nameFutureDay(outcome, 'returned_on'));
  },
});
