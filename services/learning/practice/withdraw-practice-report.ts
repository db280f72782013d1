import { withdrawReportRequest } from '#contracts/practice.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { dispatchPracticeCommand, practiceParams } from './practice-command.ts';

export const withdrawPracticeReport = defineUseCase({
  operation: 'withdrawPracticeReport',
  summary: 'Undoes the student’s own report shortly after it was sent, unless a tutor has decided it',
  method: 'POST',
  path: '/api/practice/:id/reports/withdraw',
  access: 'student',
  params: practiceParams,
  body: withdrawReportRequest,
  run: async (input, context: Context<'handle' | 'loadAggregate' | 'sql' | 'clock'>) => {
    const of = { id: input.params.id, studentId: input.profile.id };
    const command = { type: 'WithdrawReport', ...input.body, now: context.clock().toISOString() } as const;
    const outcome = await dispatchPracticeCommand(context, input, of, command, input.body);
    if ('refused' in outcome) return outcome;
    return { body: undefined, version: outcome.version, position: outcome.position };
  },
});
