import { reversePurchaseRequest } from '#contracts/classes.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { balanceResponse } from '#contracts/students.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { toBalanceResponse } from '#services/core/command/to-balance-response.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { nameFutureDay } from '#services/platform/problems/refuse.ts';
import { toReturnedMoney } from '../money/payment.ts';

export const reversePurchase = defineUseCase({
  operation: 'reversePurchase',
  attempt: { of: 'reverse a purchase of' },
  summary: 'Takes back all classes that were added by mistake, remaining and waiting ones',
  method: 'POST',
  path: '/api/students/:id/purchases/:purchase/reverse',
  access: 'tutor',
  params: studentParams.extend({ purchase: lowerCaseId }),
  body: reversePurchaseRequest,
  answer: balanceResponse,
  run: async (input, context: DispatchContext) => {
    const { id, purchase } = input.params;
    const { returned, ...body } = input.body;
    const command = {
      type: 'ReversePurchase',
      purchase,
      ...body,
      ...(returned && { returned: toReturnedMoney(returned) }),
    } as const;
    const outcome = await dispatch(context, input, studentAggregate, id, command);
    return toBalanceResponse(id, nameFutureDay(outcome, 'returned.returned_on'));
  },
});
