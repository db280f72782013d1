import { z } from 'zod';
import { PASSWORD_LENGTH_MAX } from '#events/values/limits.ts';
import { planId, reasonCode, role } from '#events/values/shapes.ts';
import { secondFactorCode } from './account.ts';
import { emailAddress, id, instant, newPassword, personName, text } from './primitives.ts';

/**
 * POST /api/auth/sign-in (signIn): without `code`, it is refused with `code-required` if the password is right and the person's
 * second factor is on. There is nothing in between: the request with the code has the password again.
 */
export const signInRequest = z.strictObject({
  email: emailAddress,
  password: text(PASSWORD_LENGTH_MAX).min(1, 'Please enter your password.'),
  code: secondFactorCode.optional(),
});
/** POST /api/auth/sign-up (signUp): always creates a student; unknown fields, such as a role, and unknown plans are ignored. */
export const signUpRequest = z.object({
  name: personName,
  email: emailAddress,
  password: newPassword,
  plan: planId.optional().catch(undefined),
});
/** `confirmation`: whether the person must confirm the e-mail address before signing in. */
export const signUpResponse = z.strictObject({ confirmation: z.enum(['required', 'off']) });
/**
 * POST /api/auth/confirm (confirmEmail): the owner of the address chooses the password. POST /api/auth/reset (resetPassword,
 * public): the same with the token of another link, or with a code.
 */
export const passwordLinkRequest = z.strictObject({ token: z.string().min(1).max(2_000), password: newPassword });

/**
 * GET /api/auth/confirm (checkConfirmation, public) and GET /api/auth/reset (checkPasswordReset, public): the e-mail address of
 * the account that a link or code is for; null if it was used or has expired. It changes nothing, so that the page can check the
 * link before it asks for a password.
 */
export const passwordLinkQuery = z.strictObject({ token: z.string().min(1).max(2_000) });
export const passwordLinkResponse = z.strictObject({ email: z.string().nullable() });
export type PasswordLinkResponse = z.infer<typeof passwordLinkResponse>;

/**
 * POST /api/auth/forgot (requestPasswordReset, public): sends a link to the address if it has an account. The answer is the same
 * if it has none.
 */
export const requestPasswordResetRequest = z.strictObject({ email: emailAddress });

/** Name, e-mail and role of the signed-in person. */
export const profile = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  role,
  owner: z.boolean(),
  /** Set until a tutor approves the account. Until then the person can only practise and is not listed anywhere else. */
  awaiting_approval: z.literal(true).optional(),
  /** Set while a tutor can only turn on two-step sign-in, because the centre requires it. */
  needs_second_factor: z.literal(true).optional(),
  /** The plan that a person whose account waits for approval chose before signing up. */
  chosen_plan: reasonCode.optional(),
});
export type Profile = z.infer<typeof profile>;

/** The family account of a signed-in person, with the students whose classes it sees. It is no profile. */
export const family = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  role: z.literal('family'),
  owner: z.literal(false),
  children: z.array(z.strictObject({ id, name: z.string() })),
});
export type Family = z.infer<typeof family>;

/** GET /api/session (getSession, public); `account` is the `account_token` of a page whose session has ended. */
export const sessionQuery = z.strictObject({ account: z.string().max(200).optional() });
/** `user` is null when signed out. */
export const sessionResponse = z.strictObject({
  user: z.strictObject({ id, email: z.string() }).nullable(),
  /** Null when signed out, while an account has no profile, and when its role is unknown. */
  profile: profile.nullable(),
  /** Set if a family account is signed in. Its children are those whose access has not ended. */
  family: family.optional(),
  expires_at: instant.nullable(),
  /** Token with which the page can ask after its session has ended whether the account still exists; null if signed out. */
  account_token: z.string().nullable(),
  /** Set in the session of a person's first sign-in. */
  first_session: z.literal(true).optional(),
  /**
   * Set when signed out and nobody can sign in with the e-mail of the page any more. `closed`: the account was removed.
   * `merged`: a tutor merged this newer account into the person's student account. `moved`: this is that student account,
   * which now has the e-mail and password of the newer one. `email-changed`: the account has another e-mail now.
   * `access-ended`: this family account sees no student any more.
   */
  gone: z.enum(['closed', 'merged', 'moved', 'email-changed', 'access-ended']).optional(),
});
export type SessionResponse = z.infer<typeof sessionResponse>;
