import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { mergeSignUpRequest } from '#contracts/sign-ups.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { signUpParams, toSignUpDecisionResponse } from './to-sign-up-decision-response.ts';

export const mergeSignUp = defineUseCase({
  operation: 'mergeSignUp',
  attempt: 'merge a new account',
  summary:
    'Moves the e-mail and password of an applicant to a student and removes the applicant’s account; restores a former student',
  method: 'POST',
  path: '/api/sign-ups/:id/merge',
  access: 'tutor',
  params: signUpParams,
  body: mergeSignUpRequest,
  run: async ({ params, body, profile, commandId }, context: Context<'accounts' | 'readModels'>) => {
    // The read model supplies only the name; the student's stream decides whether the merge is allowed.
    const student = await fetchStudent(context.readModels.sql, body.student_id);
    if (!student) return refuse('student-unknown');
    const request = { id: params.id, commandId, actor: toActor(profile) };
    const outcome = await context.accounts.mergeSignUp(request, student);
    if (outcome.status === 'refused' && outcome.refusal === 'key-missing') {
      return refuse('key-missing', { detail: toMissingKeyText(student.name) });
    }
    return toSignUpDecisionResponse(outcome, context);
  },
});

const toMissingKeyText = (name: string) =>
  `The encryption key of ${isolateBidi(name)} is missing, so the accounts were not merged and the new account is still waiting. The key must be restored from a backup; the dashboard shows whom to ask.`;
