import { DEMO_PASSWORD } from '#contracts/primitives.ts';
import { signInRequest } from '#contracts/session.ts';
import { createKnownDevices } from '#services/accounts/known-device.ts';
import type { Context } from '#services/use-case/context.ts';
import { refuse } from '#services/use-case/problems.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';
import { admitPasswordCheck } from './password-check-limits.ts';

export const signIn = defineUseCase({
  operation: 'signIn',
  summary: 'Opens a session',
  method: 'POST',
  path: '/api/auth/sign-in',
  access: 'public',
  limitsAttempts: true,
  body: signInRequest,
  run: async (
    { body, address, headers },
    { accounts, limits, config, centre }: Context<'accounts' | 'limits' | 'config' | 'centre'>,
  ) => {
    const devices = createKnownDevices(config);
    const device = devices.find(headers);
    const known = devices.knows(device, body.email) ? device : undefined;
    const admitted = await admitPasswordCheck(limits, { email: body.email, address, device: known });
    if ('refused' in admitted) return admitted;
    // An account of the demo may stand in the database of a real centre, where the log alone was begun anew.
    if (body.password === DEMO_PASSWORD && !centre.demo) return refuse('wrong-credentials');
    const answer = await accounts.signIn(body.email, body.password);
    if (answer.status === 'wrong-credentials') {
      return refuse(answer.status, config.emailConfirmation === 'required' ? { detail: unconfirmedToo } : {});
    }
    await admitted.refund();
    return { body: undefined, cookies: [...answer.setCookie, devices.remember(device, body.email)] };
  },
});

/** Said alike to everybody: whether an account waits for its confirmation is nobody else's business. */
const unconfirmedToo =
  'The email address or the password is wrong. If you have just signed up, open the link in our email first; ' +
  'sign up again to get a new one.';
