import { base32 } from '@better-auth/utils/base32';
import { toTotpCode, toTotpStep } from '../totp.ts';

/** The code that an app with this secret shows now, or at a later step. */
export const showCode = (secret: string, stepsLater = 0): Promise<string> =>
  toTotpCode(new TextDecoder().decode(base32.decode(secret)), toTotpStep(Date.now()) + stepsLater);
