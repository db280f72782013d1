import { v5 as uuidv5 } from 'uuid';
import { settleReportsOfStudentRequest, settleReportsResponse } from '#contracts/practice.ts';
import { fetchOpenQuestionReportsOfStudent } from '#projections/learning/practice-sessions/practice-reports.ts';
import { type DispatchContext, toActor } from '#services/core/command/dispatch.ts';
import { fingerprintCommand } from '#services/core/command/fingerprint.ts';
import { TooManyNoOpsError } from '#services/core/command/no-op-limit.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { dispatchPracticeCommand } from './practice-command.ts';

/** Reports that one request settles, at a few milliseconds each; further ones stay open in the list. */
const SETTLED_MAX = 500;

export const settleReportsOfStudent = defineUseCase({
  operation: 'settleReportsOfStudent',
  attempt: 'decide about reported questions',
  summary: 'Accepts or dismisses every open report of one student',
  method: 'POST',
  path: '/api/practice-reports/settle-all',
  access: 'tutor',
  body: settleReportsOfStudentRequest,
  answer: settleReportsResponse,
  run: async (input, context: DispatchContext & Context<'sql' | 'idempotencyKeys' | 'countNoOp'>) => {
    const { student_id: studentId, verdict } = input.body;
    const { idempotencyKeys, countNoOp } = context;
    const actor = toActor(input.profile);
    const stream = `practice-reports-${studentId}`;
    const fingerprint = fingerprintCommand(input.fingerprint, actor, stream, undefined);
    const used = await idempotencyKeys.find(input.commandId);
    // A retry settles nothing more: later reports were not part of the original request.
    if (used?.acknowledgement?.fingerprint === fingerprint) return { body: { settled: used.acknowledgement.version } };
    if (used !== undefined) return refuse('command-reused');
    const type = verdict === 'accept' ? 'AcceptReport' : 'DismissReport';
    let position: bigint | undefined;
    let settled = 0;
    for (const { session_id, question } of await fetchOpenQuestionReportsOfStudent(
      context.readModels.sql,
      studentId,
      SETTLED_MAX,
    )) {
      const commandId = uuidv5(`${session_id} ${question}`, input.commandId);
      const of = { id: session_id, studentId };
      const command = { type, question } as const;
      const outcome = await dispatchPracticeCommand(context, { ...input, commandId }, of, command);
      // Refused reports were settled by another tutor after the list was read; their verdict stays.
      if ('refused' in outcome) continue;
      settled += 1;
      if (outcome.position === undefined) continue;
      if (position === undefined || outcome.position > position) position = outcome.position;
    }
    if (settled === 0 && !(await countNoOp(actor)))
      throw new TooManyNoOpsError('Too many requests that settle no report.');
    await idempotencyKeys.acknowledge(input.commandId, stream, { fingerprint, version: settled });
    return { body: { settled }, position };
  },
});
