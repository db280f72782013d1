import { RESET_CODE_HOURS } from '#services/core/accounts/password-reset.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { runWithCore } from './open.ts';

/** Prints a code with which the person with this e-mail chooses a new password once, such as an owner who forgot it. */
export const resetPassword = (email: string): Promise<void> =>
  runWithCore(async ({ accounts, config }) => {
    const made = await accounts.makeResetCode({ email });
    if (made === undefined) throw new CannotStartError(`Nothing was changed: nobody signs in as ${email}.`);
    console.log(`Code: ${made.code}`);
    console.log(
      `It works once, for ${RESET_CODE_HOURS} hours, at ${config.publicUrl}/login?forgot=yes. The old password works until then.`,
    );
  });
