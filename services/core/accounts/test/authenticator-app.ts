import { base32 } from '@better-auth/utils/base32';
import { toTotpCode, toTotpStep } from '../totp.ts';

/** What an app shows that got this secret: the code of now, or of a later step. */
export const showCode = (secret: string, stepsLater = 0): Promise<string> =>
  toTotpCode(new TextDecoder().decode(base32.decode(secret)), toTotpStep(Date.now()) + stepsLater);
