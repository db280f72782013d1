import type { z } from 'zod';
import { addClassesRequest } from '#contracts/classes.ts';
import { balanceResponse } from '#contracts/students.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { toBalanceResponse } from '#services/core/command/to-balance-response.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

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
    const { purchase, ...body } = input.body;
    const outcome = await dispatch(context, input, studentAggregate, id, {
      ...{ type: 'AdjustClasses', direction: 'add', ...body },
      ...(purchase && { purchase: toPurchaseDetails(purchase) }),
    });
    if ('refused' in outcome && outcome.refused === 'date-in-future')
      return { ...outcome, errors: { 'purchase.paid_on': 'This day is in the future.' } };
    return toBalanceResponse(id, outcome);
  },
});

const toPurchaseDetails = ({
  amount_cents: amountCents,
  paid_on: paidOn,
  receipt,
}: NonNullable<z.output<typeof addClassesRequest>['purchase']>) => ({
  ...(amountCents !== undefined && { amountCents }),
  ...(paidOn && { paidOn }),
  ...(receipt && { receipt }),
});
