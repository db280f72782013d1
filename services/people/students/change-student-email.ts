import { changeStudentEmailRequest } from '#contracts/students.ts';
import { fetchProfile } from '#projections/people/profiles/profiles-query.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const changeStudentEmail = defineUseCase({
  operation: 'changeStudentEmail',
  attempt: { of: 'change the email of' },
  summary: 'Gives a student another e-mail to sign in with, and informs the former address',
  method: 'POST',
  path: '/api/students/:id/email',
  access: 'tutor',
  params: studentParams,
  body: changeStudentEmailRequest,
  run: async (
    { params: { id }, body, profile, commandId },
    { accounts, readModels }: Context<'accounts' | 'readModels'>,
  ) => {
    // The account of a tutor is not theirs to change. Nobody's role ever changes.
    if ((await fetchProfile(readModels.sql, id))?.role !== 'student') return refuse('student-unknown');
    const outcome = await accounts.changeEmail(body.email, { id, commandId, actor: toActor(profile) });
    switch (outcome.status) {
      case 'changed':
        return { body: undefined, position: outcome.position };
      case 'unknown':
        return refuse('student-archived');
      default:
        return refuse(outcome.status);
    }
  },
});
