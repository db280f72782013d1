import type { SecondFactorRefusal } from '#services/core/accounts/second-factor.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

/** The refusal of a code or of a change of the second factor. */
export function refuseSecondFactor(outcome: SecondFactorRefusal): Refusal {
  switch (outcome.status) {
    case 'too-many-codes': {
      const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
      const wait = minutes > 1 ? `${minutes} minutes` : 'a minute';
      return refuse('too-many-requests', {
        retryAfterSeconds: outcome.retryAfterSeconds,
        detail: `There were too many wrong codes. Please try again in ${wait}.`,
      });
    }
    case 'unknown':
      return refuse('signed-out');
    default:
      return refuse(outcome.status);
  }
}
