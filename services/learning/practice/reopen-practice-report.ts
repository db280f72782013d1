import { reopenReportRequest } from '#contracts/practice.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { dispatchPracticeCommand } from './practice-command.ts';

export const reopenPracticeReport = defineUseCase({
  operation: 'reopenPracticeReport',
  summary: 'Undoes the tutor’s own decision on a report shortly after it; points that it added are taken back',
  method: 'POST',
  path: '/api/practice-reports/reopen',
  access: 'tutor',
  body: reopenReportRequest,
  run: async (input, context: Context<'handle' | 'loadAggregate' | 'sql' | 'clock'>) => {
    const { session_id, student_id, question } = input.body;
    const of = { id: session_id, studentId: student_id };
    const now = context.clock().toISOString();
    const command = { type: 'ReopenReport', question, tutorId: input.profile.id, now } as const;
    const outcome = await dispatchPracticeCommand(context, input, of, command, input.body);
    if ('refused' in outcome) return outcome;
    return { body: undefined, version: outcome.version, position: outcome.position };
  },
});
