import { z } from 'zod';
import { PASSWORD_LENGTH_MAX } from '#events/values/limits.ts';
import { role } from '#events/values/shapes.ts';
import { emailAddress, id, instant, newPassword, personName, text } from './primitives.ts';

/** POST /api/auth/sign-in (signIn) */
export const signInRequest = z.strictObject({
  email: emailAddress,
  password: text(PASSWORD_LENGTH_MAX).min(1, 'Please enter your password.'),
});
/** POST /api/auth/sign-up (signUp): always a student, whatever else the request says. */
export const signUpRequest = z.object({ name: personName, email: emailAddress, password: newPassword });
export const signUpAnswer = z.strictObject({ confirmation: z.enum(['required', 'off']) });
/** POST /api/auth/confirm (confirmEmail): the owner of the address chooses the password. */
export const confirmEmailRequest = z.strictObject({ token: z.string().min(1).max(2_000), password: newPassword });

/**
 * GET /api/auth/confirm (checkConfirmation, public): the address that a link would confirm; null for a link that was used
 * or has run out. It changes nothing, so that a page can say so before it asks for a password.
 */
export const confirmationQuery = z.strictObject({ token: z.string().min(1).max(2_000) });
export const confirmationAnswer = z.strictObject({ email: z.string().nullable() });
export type ConfirmationAnswer = z.infer<typeof confirmationAnswer>;

/** The signed-in person's profile; null while an account has none, or one whose role is unknown. */
export const profile = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  role,
  owner: z.boolean(),
  /** Set while no tutor has approved the account: such a person is on no list, and may practise and nothing else. */
  awaiting_approval: z.literal(true).optional(),
});
export type Profile = z.infer<typeof profile>;

/** GET /api/session (getSession, public); `account`: the `account_token` that a page on which the session ended holds. */
export const sessionQuery = z.strictObject({ account: z.string().max(200).optional() });
/** `user` is null when signed out. */
export const sessionAnswer = z.strictObject({
  user: z.strictObject({ id, email: z.string() }).nullable(),
  profile: profile.nullable(),
  expires_at: instant.nullable(),
  /** For the signed-in person's page alone: with it the page can ask later whether the account is still there. */
  account_token: z.string().nullable(),
  /**
   * Set when signed out and the account whose token was sent does not exist any more, or has another e-mail, so that
   * nobody can sign in with the one of the page. `merged`: a tutor gave its e-mail and password to the person's own
   * student account. `moved`: it is that student account, and was given those of a newer one.
   */
  gone: z.enum(['closed', 'merged', 'moved']).optional(),
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;
