import type { z } from 'zod';
import { addClassesRequest } from '#contracts/classes.ts';
import { balanceResponse } from '#contracts/students.ts';
import { listEntriesOfAddition } from '#events/classes/student/decide-money.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { toEventId } from '#events/record/to-events-to-append.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { toBalanceResponse } from '#services/core/command/to-balance-response.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { checkReceiver, describeRefusedMoney, toReceivedPayment } from '../money/payment.ts';

export const addClasses = defineUseCase({
  operation: 'addClasses',
  attempt: { of: 'add classes for' },
  summary: 'Adds classes to remaining and total, each capped at 18; what does not fit in remaining waits',
  method: 'POST',
  path: '/api/students/:id/classes/add',
  access: 'tutor',
  params: studentParams,
  body: addClassesRequest,
  answer: balanceResponse,
  run: async (input, context: DispatchContext) => {
    const { id } = input.params;
    const { purchase, payment, seen_equal: seenEqual, ...body } = input.body;
    const unknownReceiver = await checkReceiver(context, payment?.received_by);
    if (unknownReceiver) return unknownReceiver;
    const purchaseId = toEventId(toStudentStream(id), input.commandId, 0);
    const outcome = await dispatch(context, input, studentAggregate, id, {
      ...{ type: 'AdjustClasses', direction: 'add', ...body, seenEqual },
      ...(purchase && { purchase: toPrice(purchase) }),
      ...(payment && { payment: { ...toReceivedPayment(payment), purchase: purchaseId } }),
    });
    if ('refused' in outcome) {
      const entries = listEntriesOfAddition(purchase?.price_cents ?? 0, payment?.amount_cents);
      return describeRefusedMoney(context, id, outcome, entries);
    }
    return toBalanceResponse(id, outcome);
  },
});

type Purchase = NonNullable<z.output<typeof addClassesRequest>['purchase']>;
const toPrice = ({ price_cents: priceCents, price_reason: priceReason }: Purchase) => ({
  priceCents,
  ...(priceReason && { priceReason }),
});
