import { actorOf } from '#services/command/given.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { signUpParams, toDecisionAnswer } from './decision-answer.ts';

export const approveSignUp = defineUseCase({
  operation: 'approveSignUp',
  summary: 'Enrols the person of a new account as a student',
  method: 'POST',
  path: '/api/sign-ups/:id/approve',
  access: 'tutor',
  params: signUpParams,
  run: async ({ params, profile, commandId }, program) => {
    const outcome = await program.accounts.approveSignUp({ id: params.id, commandId, actor: actorOf(profile) });
    return toDecisionAnswer(outcome, program);
  },
});
