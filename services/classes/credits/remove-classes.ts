import { removeClassesRequest } from '#contracts/classes.ts';
import { balanceResponse } from '#contracts/students.ts';
import { dispatchStudentCommand } from '#services/core/command/student-command.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const removeClasses = defineUseCase({
  operation: 'removeClasses',
  summary: 'Removes classes from remaining and total, each floored at 0',
  method: 'POST',
  path: '/api/students/:id/classes/remove',
  access: 'tutor',
  params: studentParams,
  body: removeClassesRequest,
  answer: balanceResponse,
  run: (input, context: Context<'handle' | 'loadAggregate' | 'clock' | 'centre' | 'readModels'>) => {
    const { withdraw_waiting: withdrawWaiting, refund_cents: refundCents, ...body } = input.body;
    const command = { type: 'AdjustClasses', direction: 'remove', ...body } as const;
    return dispatchStudentCommand(context, input, input.params.id, {
      ...command,
      refundCents,
      ...(withdrawWaiting && { withdrawWaiting }),
    });
  },
});
