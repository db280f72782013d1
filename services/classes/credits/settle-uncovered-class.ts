import { settleUncoveredRequest } from '#contracts/classes.ts';
import { balanceResponse } from '#contracts/students.ts';
import { civilDate } from '#events/values/shapes.ts';
import { dispatchStudentCommand } from '#services/core/command/student-command.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const settleUncoveredClass = defineUseCase({
  operation: 'settleUncoveredClass',
  summary: 'Takes the class of an uncovered mark, now that one is left',
  method: 'POST',
  path: '/api/students/:id/attendance/:date/settle',
  access: 'tutor',
  params: studentParams.extend({ date: civilDate }),
  body: settleUncoveredRequest,
  answer: balanceResponse,
  run: (input, context: Context<'handle' | 'loadAggregate' | 'clock' | 'centre' | 'readModels'>) =>
    dispatchStudentCommand(context, input, input.params.id, {
      type: 'SettleUncoveredClass',
      date: input.params.date,
      applyWaiting: input.body.apply_waiting,
    }),
});
