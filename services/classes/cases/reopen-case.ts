import { reopenCaseRequest } from '#contracts/cases.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { dispatchCaseCommand } from './case-command.ts';

export const reopenCase = defineUseCase({
  operation: 'reopenCase',
  summary: 'Replies to the answer or the resolution of the student’s own case, which then waits for a tutor again',
  method: 'POST',
  path: '/api/cases/reopen',
  access: 'student',
  body: reopenCaseRequest,
  run: async (input, context: Context<'handle' | 'clock'>) => {
    const { case_id, text } = input.body;
    const command = { type: 'ReopenCase', case: case_id, text, now: context.clock().toISOString() } as const;
    return dispatchCaseCommand(context, input, input.profile.id, command);
  },
});
