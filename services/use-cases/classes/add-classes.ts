import { adjustClassesRequest } from '#contracts/classes.ts';
import { balanceResponse } from '#contracts/students.ts';
import { dispatchStudentCommand } from '#services/student-commands/student-command.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { studentParams } from '#services/use-case-definition/student-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const addClasses = defineUseCase({
  operation: 'addClasses',
  summary: 'Adds classes to remaining and total, each capped at 18; what does not fit in remaining waits',
  method: 'POST',
  path: '/api/students/:id/classes/add',
  access: 'tutor',
  params: studentParams,
  body: adjustClassesRequest,
  answer: balanceResponse,
  run: (input, context: Context<'handle' | 'loadAggregate' | 'clock' | 'centre' | 'readModels'>) =>
    dispatchStudentCommand(context, input, input.params.id, {
      type: 'AdjustClasses',
      direction: 'add',
      ...input.body,
    }),
});
