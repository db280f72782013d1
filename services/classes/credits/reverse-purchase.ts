import { reversePurchaseRequest } from '#contracts/classes.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { balanceResponse } from '#contracts/students.ts';
import { dispatchStudentCommand } from '#services/core/command/student-command.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const reversePurchase = defineUseCase({
  operation: 'reversePurchase',
  summary: 'Takes back all classes that were added by mistake, remaining and waiting ones',
  method: 'POST',
  path: '/api/students/:id/purchases/:purchase/reverse',
  access: 'tutor',
  params: studentParams.extend({ purchase: lowerCaseId }),
  body: reversePurchaseRequest,
  answer: balanceResponse,
  run: (input, context: Context<'handle' | 'loadAggregate' | 'clock' | 'centre' | 'readModels'>) => {
    const { id, purchase } = input.params;
    return dispatchStudentCommand(context, input, id, { type: 'ReversePurchase', purchase, ...input.body });
  },
});
