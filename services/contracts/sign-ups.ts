import { z } from 'zod';
import { reasonCode } from '#events/values/shapes.ts';
import { id, instant, lowerCaseId, namedPerson } from './primitives.ts';

/** An account from the sign-up form that awaits a tutor's approval. */
export const signUpRow = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  created_at: instant,
  /** The plan that the person chose on the page with the prices, perhaps no longer on sale; null for none. */
  chosen_plan: reasonCode.nullable(),
});
export type SignUpRow = z.infer<typeof signUpRow>;

/** A tutor's decision about a sign-up; kept for 30 days. */
export const signUpDecisionRow = z.strictObject({
  /** Id of the applicant's account. */
  id,
  /** Name from the sign-up form. */
  name: z.string(),
  decision: z.enum(['approved', 'merged', 'declined']),
  /** The student with whom the account was merged; null for other decisions. */
  student: namedPerson.nullable(),
  decided_by_name: z.string().nullable(),
  decided_at: instant,
});
export type SignUpDecisionRow = z.infer<typeof signUpDecisionRow>;

/**
 * GET /api/sign-ups (getSignUps, tutor): `sign_ups` oldest first, at most WAITING_SIGN_UPS_MAX and UNCONFIRMED_SIGN_UPS_MAX together; `decided` has
 * the newest few decisions, newest first.
 */
export const signUpsResponse = z.strictObject({
  sign_ups: z.array(signUpRow),
  decided: z.array(signUpDecisionRow),
});
export type SignUpsResponse = z.infer<typeof signUpsResponse>;

/** POST /api/sign-ups/{id}/approve (approveSignUp, tutor): enrols the student; has no body; answers 204. */

/** POST /api/sign-ups/{id}/decline (declineSignUp, tutor): removes the account and keeps its name among `decided`; answers 204. */

/**
 * POST /api/sign-ups/{id}/merge (mergeSignUp, tutor): moves the e-mail and password of the applicant to an
 * existing student, current or former; answers 204.
 */
export const mergeSignUpRequest = z.strictObject({ student_id: lowerCaseId });
export type MergeSignUpRequest = z.input<typeof mergeSignUpRequest>;
