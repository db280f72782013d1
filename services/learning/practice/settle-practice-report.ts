import { settleReportRequest } from '#contracts/practice.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { dispatchPracticeCommand } from './practice-command.ts';

export const settlePracticeReport = defineUseCase({
  operation: 'settlePracticeReport',
  attempt: 'decide about a reported question',
  summary: 'Accepts or dismisses a student’s report; an accepted question counts as correct',
  method: 'POST',
  path: '/api/practice-reports/settle',
  access: 'tutor',
  body: settleReportRequest,
  run: (input, context: DispatchContext & Context<'sql'>) => {
    const { session_id, student_id, question, verdict } = input.body;
    const of = { id: session_id, studentId: student_id };
    const type = verdict === 'accept' ? 'AcceptReport' : 'DismissReport';
    return dispatchPracticeCommand(context, input, of, { type, question });
  },
});
