import { applyWaitingRequest } from '#contracts/classes.ts';
import { balanceResponse } from '#contracts/students.ts';
import { dispatchStudentCommand } from '#services/core/command/student-command.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const applyWaitingClasses = defineUseCase({
  operation: 'applyWaitingClasses',
  summary: 'Moves waiting classes to remaining; without a number, as many as fit',
  method: 'POST',
  path: '/api/students/:id/waiting/apply',
  access: 'tutor',
  params: studentParams,
  body: applyWaitingRequest,
  answer: balanceResponse,
  run: (input, context: Context<'handle' | 'loadAggregate' | 'clock' | 'centre' | 'readModels'>) =>
    dispatchStudentCommand(context, input, input.params.id, { type: 'ApplyWaitingClasses', ...input.body }),
});
