import { randomUUID } from 'node:crypto';
import { NIL } from 'uuid';
import { emailAddress } from '#contracts/primitives.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { runWithCore } from './open.ts';

/** Gives somebody another e-mail to sign in with, such as a tutor of a centre that sends no mail. */
export const changeEmail = (from: string, to: string): Promise<void> =>
  runWithCore(async ({ accounts }) => {
    const email = emailAddress.safeParse(to).data?.toLowerCase();
    if (email === undefined) throw new CannotStartError(`Nothing was changed: ${to} is no e-mail address.`);
    const id = await accounts.idOf(from);
    if (id === undefined) throw new CannotStartError(`Nothing was changed: nobody signs in as ${from}.`);
    const request = { id, commandId: randomUUID(), actor: { id: NIL, role: 'system' } } as const;
    const { status } = await accounts.changeEmail(email, request);
    if (status !== 'changed')
      throw new CannotStartError(
        status === 'email-taken'
          ? `Nothing was changed: another account uses ${email} already.`
          : `Nothing was changed: ${status}.`,
      );
    console.log(`They sign in as ${email} from now on, with the same password.`);
  });
