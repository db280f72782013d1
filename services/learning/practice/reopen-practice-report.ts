import { reopenReportRequest } from '#contracts/practice.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { dispatchPracticeCommand } from './practice-command.ts';

export const reopenPracticeReport = defineUseCase({
  operation: 'reopenPracticeReport',
  attempt: 'undo the decision on a reported question',
  summary: 'Undoes the tutor’s own decision on a report shortly after it; points that it added are taken back',
  method: 'POST',
  path: '/api/practice-reports/reopen',
  access: 'tutor',
  body: reopenReportRequest,
  run: (input, context: DispatchContext & Context<'sql'>) => {
    const { session_id, student_id, question } = input.body;
    const of = { id: session_id, studentId: student_id };
    const command = { type: 'ReopenReport', question, tutorId: input.profile.id } as const;
    return dispatchPracticeCommand(context, input, of, command);
  },
});
