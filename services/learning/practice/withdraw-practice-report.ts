import { withdrawReportRequest } from '#contracts/practice.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { dispatchPracticeCommand, practiceParams } from './practice-command.ts';

export const withdrawPracticeReport = defineUseCase({
  operation: 'withdrawPracticeReport',
  attempt: 'undo the report of a practice question',
  summary: 'Undoes the student’s own report shortly after it was sent, unless a tutor has decided it',
  method: 'POST',
  path: '/api/practice/:id/reports/withdraw',
  access: 'student',
  relation: 'own-practice-session',
  params: practiceParams,
  body: withdrawReportRequest,
  run: (input, context: DispatchContext & Context<'sql'>) => {
    const of = { id: input.params.id, studentId: input.profile.id };
    const command = { type: 'WithdrawReport', ...input.body } as const;
    return dispatchPracticeCommand(context, input, of, command);
  },
});
