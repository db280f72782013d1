import { balanceResponse, restoreStudentRequest } from '#contracts/students.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { checkAndUnsealEvents } from '#events/record/unseal-events.ts';
import { answerOutcome, toActor } from '#services/core/command/dispatch.ts';
import { toBalanceResponse } from '#services/core/command/to-balance-response.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { consumeNewAccountLimit } from './create-student-account.ts';

export const restoreStudentAccount = defineUseCase({
  operation: 'restoreStudentAccount',
  attempt: { of: 'restore the account of' },
  summary: 'Creates a new account for a former student',
  method: 'POST',
  path: '/api/students/:id/restore',
  access: 'tutor',
  params: studentParams,
  body: restoreStudentRequest,
  answer: balanceResponse,
  run: async (
    { params, body, profile, commandId },
    context: Context<'accounts' | 'limits' | 'readModels' | 'store' | 'keys'>,
  ) => {
    const limited = await consumeNewAccountLimit(context.limits, profile.id);
    if (limited) return limited;
    const name = await loadEnrolledName(context, params.id);
    if (name === undefined) return refuse('student-unknown');
    const outcome = await context.accounts.register({
      id: params.id,
      name,
      ...body,
      role: 'student',
      confirmed: true,
      pending: { type: 'RestoreStudent', commandId, actor: toActor(profile) },
    });
    return toBalanceResponse(params.id, await answerOutcome(context, studentAggregate, outcome));
  },
});

/** The name from a student's enrolment, read from the stream because the read models may lag behind. */
async function loadEnrolledName(
  { store, keys }: Context<'store' | 'keys'>,
  studentId: string,
): Promise<string | undefined> {
  const [enrolled] = await checkAndUnsealEvents(await store.read(toStudentStream(studentId), 1, 1), keys);
  return enrolled?.type === 'StudentEnrolled' ? enrolled.data.name : undefined;
}
