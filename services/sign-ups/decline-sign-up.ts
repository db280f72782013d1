import { actorOf } from '#services/command/given.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { signUpParams, toDecisionAnswer } from './decision-answer.ts';

export const declineSignUp = defineUseCase({
  operation: 'declineSignUp',
  summary: 'Removes a new account; nothing of it is kept',
  method: 'POST',
  path: '/api/sign-ups/:id/decline',
  access: 'tutor',
  params: signUpParams,
  run: async ({ params, profile, commandId }, program) => {
    const outcome = await program.accounts.declineSignUp({ id: params.id, commandId, actor: actorOf(profile) });
    return toDecisionAnswer(outcome, program);
  },
});
