import { adjustClassesRequest } from '#contracts/classes.ts';
import { balanceResponse } from '#contracts/students.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { dispatchStudentCommand } from '#services/use-cases/students/parts/student-command.ts';
import { studentParams } from '#services/use-cases/students/parts/student-params.ts';

export const removeClasses = defineUseCase({
  operation: 'removeClasses',
  summary: 'Removes classes from remaining and total, each floored at 0',
  method: 'POST',
  path: '/api/students/:id/classes/remove',
  access: 'tutor',
  params: studentParams,
  body: adjustClassesRequest,
  answer: balanceResponse,
  run: (input, context: Context<'handle' | 'clock' | 'centre' | 'readModels'>) =>
    dispatchStudentCommand(context, input, input.params.id, {
      type: 'AdjustClasses',
      direction: 'remove',
      ...input.body,
    }),
});
