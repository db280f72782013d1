import { randomUUID } from 'node:crypto';
import { NIL } from 'uuid';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { runWithCore } from './open.ts';

/** Turns off two-step sign-in for somebody who lost their phone and their recovery codes, such as an owner. */
export const resetSecondFactor = (email: string): Promise<void> =>
  runWithCore(async ({ accounts }) => {
    const id = await accounts.idOf(email);
    if (id === undefined) throw new CannotStartError(`Nothing was changed: nobody signs in as ${email}.`);
    const request = { id, commandId: randomUUID(), actor: { id: NIL, role: 'system' } } as const;
    const { status } = await accounts.resetSecondFactor(request);
    if (status === 'second-factor-off')
      throw new CannotStartError(`Nothing was changed: two-step sign-in is off for ${email}.`);
    if (status !== 'changed') throw new CannotStartError(`Nothing was changed: ${status}.`);
    console.log('They sign in with their password alone. All their sessions have ended.');
  });
