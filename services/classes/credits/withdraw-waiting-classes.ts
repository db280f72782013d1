import { withdrawWaitingRequest } from '#contracts/classes.ts';
import { balanceResponse } from '#contracts/students.ts';
import { dispatchStudentCommand } from '#services/core/command/student-command.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const withdrawWaitingClasses = defineUseCase({
  operation: 'withdrawWaitingClasses',
  summary: 'Withdraws waiting classes, all of them when no number is given',
  method: 'POST',
  path: '/api/students/:id/waiting/withdraw',
  access: 'tutor',
  params: studentParams,
  body: withdrawWaitingRequest,
  answer: balanceResponse,
  run: (input, context: Context<'handle' | 'loadAggregate' | 'clock' | 'centre' | 'readModels'>) => {
    const { refund_cents: refundCents, ...body } = input.body;
    const command = { type: 'WithdrawWaitingClasses', ...body, refundCents } as const;
    return dispatchStudentCommand(context, input, input.params.id, command);
  },
});
