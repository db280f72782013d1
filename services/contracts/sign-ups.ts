import { z } from 'zod';
import { id, idOfStream, instant } from './primitives.ts';

/** An account that somebody made for themselves and no tutor has approved yet. */
export const signUpRow = z.strictObject({ id, name: z.string(), email: z.string(), created_at: instant });
export type SignUpRow = z.infer<typeof signUpRow>;

/** GET /api/sign-ups (getSignUps, tutor): oldest first; there are never many more than SIGN_UPS_WAITING. */
export const signUpsAnswer = z.strictObject({ sign_ups: z.array(signUpRow) });

/** POST /api/sign-ups/{id}/approve (approveSignUp, tutor): enrols the student; answers 204. */

/** POST /api/sign-ups/{id}/decline (declineSignUp, tutor): removes the account; answers 204. */

/**
 * POST /api/sign-ups/{id}/merge (mergeSignUp, tutor): the student, current or former, signs in with the e-mail and
 * password of the new account from now on; answers 204.
 */
export const mergeSignUpRequest = z.strictObject({ student_id: idOfStream });
