import { moneyResponse } from '#contracts/money.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { toMoneyResponse } from './to-money-response.ts';

export const clearDuplicate = defineUseCase({
  operation: 'clearDuplicate',
  attempt: { of: 'keep two equal entries of' },
  summary: 'Records that a purchase or payment is no duplicate of an equal one',
  method: 'POST',
  path: '/api/students/:id/money/:entry/clear-duplicate',
  access: 'owner',
  params: studentParams.extend({ entry: lowerCaseId }),
  answer: moneyResponse,
  run: async (input, context: DispatchContext) => {
    const { id, entry } = input.params;
    const command = { type: 'ClearDuplicate', entry } as const;
    return toMoneyResponse(id, await dispatch(context, input, studentAggregate, id, command));
  },
});
