/** The page of a signed-in person's own account. */
import { z } from 'zod';
import { PASSWORD_LENGTH_MAX } from '#events/values/limits.ts';
import { emailAddress, id, instant, newPassword, text } from './primitives.ts';

/** The password with which a signed-in person confirms that it is them. */
const currentPassword = text(PASSWORD_LENGTH_MAX).min(1, 'Please enter your current password.');

/** One of the person's own sessions. */
export const sessionRow = z.strictObject({
  id,
  /** Such as `Firefox`; null when it is not known. */
  browser: z.string().nullable(),
  /** Such as `Windows` or `iPhone`; null when it is not known. */
  system: z.string().nullable(),
  signed_in_at: instant,
  /** To within five minutes. */
  last_used_at: instant,
  /** True for the session of the request. */
  current: z.boolean(),
});
export type SessionRow = z.infer<typeof sessionRow>;

/** A code of an authenticator app, or a recovery code, as somebody types it. */
export const secondFactorCode = text(40).refine((code) => code.trim() !== '', 'Please enter the code.');

/** GET /api/account (getAccount, signed-in): `email_token` is the token of a link to a new e-mail. */
export const accountQuery = z.strictObject({ email_token: z.string().min(1).max(200).optional() });
export type AccountQuery = z.input<typeof accountQuery>;
export const accountResponse = z.strictObject({
  /** The last used one first. */
  sessions: z.array(sessionRow),
  /** The e-mail that the link gives the person; null without a token, and for a link that is not valid or not theirs. */
  new_email: z.string().nullable(),
  /** Null while the second factor is off. */
  second_factor: z.strictObject({ since: instant, recovery_codes_left: z.int() }).nullable(),
});
export type AccountResponse = z.infer<typeof accountResponse>;

/** POST /api/account/password (changePassword, signed-in): ends all other sessions of the person; answers 204. */
export const changePasswordRequest = z.strictObject({ password: currentPassword, new_password: newPassword });
export type ChangePasswordRequest = z.input<typeof changePasswordRequest>;

/**
 * POST /api/account/email (requestEmailChange, signed-in): sends a link to the address, whose answer is the same if it has
 * an account; answers 204.
 */
export const requestEmailChangeRequest = z.strictObject({ email: emailAddress, password: currentPassword });
export type RequestEmailChangeRequest = z.input<typeof requestEmailChangeRequest>;
/** POST /api/account/email/confirm (confirmEmailChange, signed-in): uses that link, once; answers 204. */
export const confirmEmailChangeRequest = z.strictObject({ token: z.string().min(1).max(200) });
export type ConfirmEmailChangeRequest = z.input<typeof confirmEmailChangeRequest>;

/**
 * POST /api/account/sessions/end (endSessions, signed-in): ends one other session of the person, or all others without
 * `session`; answers 204, also when there is none to end.
 */
export const endSessionsRequest = z.strictObject({ session: id.optional() });
export type EndSessionsRequest = z.input<typeof endSessionsRequest>;

/** POST /api/account/second-factor/setup (startSecondFactor, signed-in) */
export const startSecondFactorRequest = z.strictObject({ password: currentPassword });
export type StartSecondFactorRequest = z.input<typeof startSecondFactorRequest>;
export const startSecondFactorResponse = z.strictObject({
  /** In base32, to type into an app. */
  secret: z.string(),
  /** The address `otpauth://…` for a QR code. */
  uri: z.string(),
});
export type StartSecondFactorResponse = z.infer<typeof startSecondFactorResponse>;

/** POST /api/account/second-factor (turnOnSecondFactor, signed-in): with a code of the app that has the secret. */
export const turnOnSecondFactorRequest = z.strictObject({ code: secondFactorCode });
export type TurnOnSecondFactorRequest = z.input<typeof turnOnSecondFactorRequest>;
/** Each works once. No later response has them. */
export const recoveryCodesResponse = z.strictObject({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesResponse = z.infer<typeof recoveryCodesResponse>;

/**
 * POST /api/account/second-factor/recovery-codes (replaceRecoveryCodes, signed-in), and
 * POST /api/account/second-factor/off (turnOffSecondFactor, signed-in), which answers 204.
 */
export const secondFactorProof = z.strictObject({ password: currentPassword, code: secondFactorCode });
export type SecondFactorProof = z.input<typeof secondFactorProof>;
