import { z } from 'zod';
import { id, instant, lowerCaseId } from './primitives.ts';

/** An account that somebody made for themselves and no tutor has approved yet. */
export const signUpRow = z.strictObject({ id, name: z.string(), email: z.string(), created_at: instant });
export type SignUpRow = z.infer<typeof signUpRow>;

/** What a tutor decided about such an account; kept for 30 days. */
export const signUpDecisionRow = z.strictObject({
  /** Of the new account. */
  id,
  /** As it was given at sign-up; null for a decision from before names were kept. */
  name: z.string().nullable(),
  decision: z.enum(['approved', 'merged', 'declined']),
  /** The student whom the account was merged into. */
  student: z.strictObject({ id, name: z.string() }).nullable(),
  decided_by_name: z.string().nullable(),
  decided_at: instant,
});
export type SignUpDecisionRow = z.infer<typeof signUpDecisionRow>;

/**
 * GET /api/sign-ups (getSignUps, tutor): `sign_ups` oldest first, at most SIGN_UPS_WAITING and SIGN_UPS_UNCONFIRMED together; `decided` newest
 * first, a few.
 */
export const signUpsAnswer = z.strictObject({
  sign_ups: z.array(signUpRow),
  decided: z.array(signUpDecisionRow),
});
export type SignUpsAnswer = z.infer<typeof signUpsAnswer>;

/** POST /api/sign-ups/{id}/approve (approveSignUp, tutor): enrols the student; answers 204. */

/** POST /api/sign-ups/{id}/decline (declineSignUp, tutor): removes the account but for its name among `decided`; answers 204. */

/**
 * POST /api/sign-ups/{id}/merge (mergeSignUp, tutor): the student, current or former, signs in with the e-mail and
 * password of the new account from now on; answers 204.
 */
export const mergeSignUpRequest = z.strictObject({ student_id: lowerCaseId });
