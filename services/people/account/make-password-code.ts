import type { Profile } from '#contracts/session.ts';
import { passwordCodeResponse } from '#contracts/students.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { tutorAggregate } from '#events/people/tutor/tutor-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { tutorParams } from '../tutors/tutor-params.ts';

type CodeContext = DispatchContext & Context<'accounts'>;

export const makePasswordCode = defineUseCase({
  operation: 'makePasswordCode',
  attempt: { of: 'make a password code for' },
  summary: 'Makes a code with which a student sets a new password once; an earlier one is void',
  method: 'POST',
  path: '/api/students/:id/password-code',
  access: 'tutor',
  params: studentParams,
  answer: passwordCodeResponse,
  run: async (input, context: CodeContext) => {
    const { id } = input.params;
    // Recorded first, so that no code exists without a record of who made it.
    const outcome = await dispatch(context, input, studentAggregate, id, { type: 'MakePasswordCode' });
    if ('refused' in outcome) return outcome;
    return (await makeCode(context, input, outcome)) ?? refuse('student-unknown');
  },
});

export const makeTutorPasswordCode = defineUseCase({
  operation: 'makeTutorPasswordCode',
  attempt: { of: 'make a password code for' },
  summary: 'Makes a code with which another tutor or owner sets a new password once; an earlier one is void',
  method: 'POST',
  path: '/api/tutors/:id/password-code',
  access: 'owner',
  relation: 'another-tutor',
  params: tutorParams,
  answer: passwordCodeResponse,
  run: async (input, context: CodeContext) => {
    const { id } = input.params;
    // Otherwise somebody at an owner's unlocked computer could choose the owner's password.
    if (id === input.profile.id) return refuse('unauthorized');
    const outcome = await dispatch(context, input, tutorAggregate, id, { type: 'MakeTutorPasswordCode' });
    if ('refused' in outcome) return outcome;
    return (await makeCode(context, input, outcome)) ?? refuse('tutor-unknown');
  },
});

async function makeCode(
  { accounts }: CodeContext,
  { params, profile }: { readonly params: { readonly id: string }; readonly profile: Profile },
  { position }: { position?: bigint | undefined },
) {
  const made = await accounts.makeResetCode({ id: params.id }, profile.id);
  return made && { body: { code: made.code, expires_at: made.expiresAt.toISOString() }, position };
}
