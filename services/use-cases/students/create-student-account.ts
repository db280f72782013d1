import { balanceAnswer, createStudentRequest } from '#contracts/students.ts';
import { civilToday } from '#services/clock/clock.ts';
import { toActor } from '#services/command/command-context.ts';
import { streamIdFor } from '#services/command/command-handler.ts';
import type { Context } from '#services/use-case/context.ts';
import { refuse } from '#services/use-case/problems.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';
import { checkNewAccountLimit } from './new-account-limit.ts';
import { toBalanceAnswer } from './student-command.ts';

/** The key of the request fixes the student's id, so that a retry finds what the first attempt has made. */
export const createStudentAccount = defineUseCase({
  operation: 'createStudentAccount',
  summary: 'Makes an account for a student and enrols them; opening classes follow the rules of an add',
  method: 'POST',
  path: '/api/students',
  access: 'tutor',
  body: createStudentRequest,
  answer: balanceAnswer,
  run: async (
    { body, profile, commandId },
    context: Context<'accounts' | 'limits' | 'readModels' | 'clock' | 'centre'>,
  ) => {
    const limited = await checkNewAccountLimit(context.limits, profile.id);
    if (limited) return limited;
    const { name, email, password, classes_total: classes } = body;
    const id = streamIdFor(commandId);
    const today = civilToday(context.clock, context.centre.timeZone);
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
      return refuse('email-taken', { detail: applicantsEmail });
    }
    return toBalanceAnswer(context, id, outcome);
  },
});

const applicantsEmail =
  'A new account that waits for approval has this email address. Approve it under “New accounts”, or decline it first.';
