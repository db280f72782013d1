import type { Profile } from '#contracts/session.ts';
import type { Role } from '#events/values/shapes.ts';
import { fetchProfile } from '#projections/people/profiles/profiles-query.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { tutorParams } from '../tutors/tutor-params.ts';
import { refuseSecondFactor } from './second-factor-refusals.ts';

type ResetContext = Context<'accounts' | 'readModels'>;

export const resetStudentSecondFactor = defineUseCase({
  operation: 'resetStudentSecondFactor',
  attempt: { of: 'turn off two-step sign-in for' },
  summary: 'Turns off the second factor of a student who lost their phone and recovery codes, and ends their sessions',
  method: 'POST',
  path: '/api/students/:id/second-factor/reset',
  access: 'tutor',
  params: studentParams,
  run: (input, context: ResetContext) => resetSecondFactorOf('student', input, context),
});

export const resetTutorSecondFactor = defineUseCase({
  operation: 'resetTutorSecondFactor',
  attempt: { of: 'turn off two-step sign-in for' },
  summary: 'Turns off the second factor of another tutor or owner, and ends their sessions',
  method: 'POST',
  path: '/api/tutors/:id/second-factor/reset',
  access: 'owner',
  relation: 'another-tutor',
  params: tutorParams,
  run: async (input, context: ResetContext) => {
    // Owners turn off their own second factor with a code.
    if (input.params.id === input.profile.id) return refuse('unauthorized');
    return resetSecondFactorOf('tutor', input, context);
  },
});

async function resetSecondFactorOf(
  role: Role,
  { params: { id }, profile, commandId }: { params: { id: string }; profile: Profile; commandId: string },
  { accounts, readModels }: ResetContext,
) {
  // Nobody's role ever changes.
  if ((await fetchProfile(readModels.sql, id))?.role !== role)
    return refuse(role === 'student' ? 'student-unknown' : 'not-found');
  const outcome = await accounts.resetSecondFactor({ id, commandId, actor: toActor(profile) });
  if (outcome.status === 'unknown') return refuse(role === 'student' ? 'student-archived' : 'not-found');
  if (outcome.status !== 'changed') return refuseSecondFactor(outcome);
  return { body: undefined, position: outcome.position };
}
