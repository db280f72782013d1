/** The path parameters of decisions about sign-up requests, and the answer to their outcome. */

import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import type { SignUpDecisionKind, SignUpDecisionOutcome } from '#services/core/accounts/sign-up-decisions.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { UseCaseResponse } from '#services/core/use-case/use-case.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

/** Path parameters of `/api/sign-ups/{id}/…`. */
export const signUpParams = z.strictObject({ id: lowerCaseId });

const decisionWords: Record<SignUpDecisionKind, string> = {
  approved: 'approved this account',
  merged: 'merged this account into a student',
  declined: 'declined this account',
};

/** The answer to a decision. A refusal names the tutor who has already decided. */
export async function toSignUpDecisionResponse(
  outcome: SignUpDecisionOutcome,
  { readModels }: Context<'readModels'>,
): Promise<UseCaseResponse<undefined> | Refusal> {
  switch (outcome.status) {
    case 'done':
      return { body: undefined, position: outcome.position };
    case 'command-reused':
      return refuse('command-reused');
    case 'unknown':
      return refuse('sign-up-unknown');
    case 'refused':
      return refuse(outcome.refusal);
    case 'decided': {
      const changedBy = (await fetchNamesById(readModels.sql, [outcome.by])).get(outcome.by) ?? 'Another tutor';
      const detail = `${changedBy} has already ${decisionWords[outcome.decision]}.`;
      return refuse('sign-up-decided', { detail, changedBy, changedAt: outcome.at });
    }
  }
}
