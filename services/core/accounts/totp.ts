/** Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, six digits, a step of 30 seconds. */
import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

const STEP_MS = 30_000;
/** Steps by which the clock of a phone may be wrong, and within which a code may be typed late. */
const STEPS_OFF_MAX = 1;
const SECRET_BYTES = 18;

/** A secret in ASCII, because the library encodes it as text. */
export const createTotpSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The secret as a person types it into an app, and the address that the QR code holds. */
export const toTotpSetup = (
  secret: string,
  { issuer, account }: { readonly issuer: string; readonly account: string },
): { readonly secret: string; readonly uri: string } => ({
  secret: base32.encode(secret, { padding: false }),
  uri: createOTP(secret).url(issuer, account),
});

/** The number of the step in which an instant falls. */
export const toTotpStep = (atMs: number): number => Math.floor(atMs / STEP_MS);

/** The code of a step. */
export const toTotpCode = (secret: string, step: number): Promise<string> => createOTP(secret).hotp(step);

/** The step of a code, at most {@link STEPS_OFF_MAX} away from now; undefined if it is the code of no such step. */
export const findTotpStep = async (secret: string, code: string, nowMs: number): Promise<number | undefined> => {
  const now = toTotpStep(nowMs);
  let found: number | undefined;
  for (let step = now - STEPS_OFF_MAX; step <= now + STEPS_OFF_MAX; step += 1)
    if ((await toTotpCode(secret, step)) === code) found = step;
  return found;
};
