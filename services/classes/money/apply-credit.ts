import { applyCreditRequest, moneyResponse } from '#contracts/money.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { toMoneyResponse } from './to-money-response.ts';

export const applyCredit = defineUseCase({
  operation: 'applyCredit',
  attempt: { of: 'use the credit of' },
  summary: 'Pays for a purchase with credit of the family, the oldest first',
  method: 'POST',
  path: '/api/students/:id/purchases/:purchase/apply-credit',
  access: 'tutor',
  params: studentParams.extend({ purchase: lowerCaseId }),
  body: applyCreditRequest,
  answer: moneyResponse,
  run: async (input, context: DispatchContext) => {
    const { id, purchase } = input.params;
    const command = { type: 'UseCredit', purchase, ...input.body } as const;
    return toMoneyResponse(id, await dispatch(context, input, studentAggregate, id, command));
  },
});
