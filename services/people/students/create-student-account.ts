import { balanceResponse, createStudentRequest } from '#contracts/students.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { toNewStreamId } from '#services/core/command/command-handler.ts';
import { answerOutcome, toActor } from '#services/core/command/dispatch.ts';
import { toBalanceResponse } from '#services/core/command/to-balance-response.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import type { LimitDefinition, SharedLimits } from '#services/platform/limits/shared-limits.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

/** Accounts that one tutor may create or restore in a minute. Each hashes a password, which delays everybody's sign-in. */
const newAccountsPerTutor: LimitDefinition = { name: 'tutors-new-accounts', points: 60, windowSeconds: 60 };

/** Counts one new account against the tutor's limit. Returns the refusal, or undefined within the limit. */
export const consumeNewAccountLimit = async (limits: SharedLimits, tutorId: string): Promise<Refusal | undefined> => {
  const { allowed, retryAfterSeconds } = await limits.consume(newAccountsPerTutor, tutorId);
  return allowed ? undefined : refuse('too-many-requests', { retryAfterSeconds });
};

/** The student's id is derived from the idempotency key, so that a retry finds the student of the first attempt. */
export const createStudentAccount = defineUseCase({
  operation: 'createStudentAccount',
  attempt: 'create a student account',
  summary: 'Creates a student’s account and enrols the student; opening classes are capped like added ones',
  method: 'POST',
  path: '/api/students',
  access: 'tutor',
  body: createStudentRequest,
  answer: balanceResponse,
  run: async (
    { body, profile, commandId },
    context: Context<'accounts' | 'limits' | 'readModels' | 'clock' | 'centre'>,
  ) => {
    const limited = await consumeNewAccountLimit(context.limits, profile.id);
    if (limited) return limited;
    const { name, email, password, classes_total: classes } = body;
    const id = toNewStreamId(commandId);
    const today = getCivilDate(context.clock, context.centre.timeZone);
    const outcome = await context.accounts.register({
      id,
      name,
      email,
      password,
      role: 'student',
      confirmed: true,
      pending: { type: 'EnrolStudent', commandId, actor: toActor(profile), classes, via: 'tutor', today },
    });
    if (outcome.status === 'refused' && (await context.accounts.isApplicantsEmail(email))) {
      return refuse('email-taken', { detail: emailOfApplicant });
    }
    return toBalanceResponse(id, await answerOutcome(context, studentAggregate, outcome));
  },
});

const emailOfApplicant =
  'A new account that waits for approval has this email address. Approve it under “New accounts”, or decline it first.';
