/** The two decisions about a sign-up request that need no further input: approve and decline. */
import type { AccountService } from '#services/core/accounts/accounts.ts';
import type { SignUpDecisionOutcome, SignUpDecisionRequest } from '#services/core/accounts/sign-up-decisions.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { signUpParams, toSignUpDecisionResponse } from './to-sign-up-decision-response.ts';

interface DecisionDefinition {
  readonly operation: string;
  readonly attempt: string;
  readonly summary: string;
  readonly path: `/${string}`;
  readonly decide: (accounts: AccountService, request: SignUpDecisionRequest) => Promise<SignUpDecisionOutcome>;
}

const defineDecision = ({ decide, ...definition }: DecisionDefinition) =>
  defineUseCase({
    ...definition,
    method: 'POST',
    access: 'tutor',
    params: signUpParams,
    run: async ({ params, profile, commandId }, context: Context<'accounts' | 'readModels'>) => {
      const outcome = await decide(context.accounts, { id: params.id, commandId, actor: toActor(profile) });
      return toSignUpDecisionResponse(outcome, context);
    },
  });

export const approveSignUp = defineDecision({
  operation: 'approveSignUp',
  attempt: 'approve a new account',
  summary: 'Enrols an applicant as a student',
  path: '/api/sign-ups/:id/approve',
  decide: (accounts, request) => accounts.approveSignUp(request),
});

export const declineSignUp = defineDecision({
  operation: 'declineSignUp',
  attempt: 'decline a new account',
  summary: 'Removes the account of an applicant; their name and the tutor who declined it are kept for a month',
  path: '/api/sign-ups/:id/decline',
  decide: (accounts, request) => accounts.declineSignUp(request),
});
