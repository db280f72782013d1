import { passwordCodeResponse } from '#contracts/students.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const makePasswordCode = defineUseCase({
  operation: 'makePasswordCode',
  attempt: { of: 'make a password code for' },
  summary: 'Makes a code with which a student sets a new password once; an earlier one is void',
  method: 'POST',
  path: '/api/students/:id/password-code',
  access: 'tutor',
  params: studentParams,
  answer: passwordCodeResponse,
  run: async (input, context: DispatchContext & Context<'accounts'>) => {
    const { id } = input.params;
    // The log names who made a code before there is one.
    const outcome = await dispatch(context, input, studentAggregate, id, { type: 'MakePasswordCode' });
    if ('refused' in outcome) return outcome;
    const made = await context.accounts.makeResetCode({ id });
    if (made === undefined) return refuse('student-unknown');
    return { body: { code: made.code, expires_at: made.expiresAt.toISOString() }, position: outcome.position };
  },
});
