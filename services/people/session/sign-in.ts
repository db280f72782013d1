import { DEMO_PASSWORD } from '#contracts/primitives.ts';
import { signInRequest } from '#contracts/session.ts';
import { createKnownDeviceCookies } from '#services/core/accounts/known-device.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { refuseSecondFactor } from '../account/second-factor-refusals.ts';
import { admitPasswordCheck } from './password-check-limits.ts';

export const signIn = defineUseCase({
  operation: 'signIn',
  summary: 'Signs a person in: opens a session',
  method: 'POST',
  path: '/api/auth/sign-in',
  access: 'public',
  limitsAttempts: true,
  body: signInRequest,
  run: async (
    { body, network, headers },
    { accounts, limits, config, centre }: Context<'accounts' | 'limits' | 'config' | 'centre'>,
  ) => {
    const devices = createKnownDeviceCookies(config);
    const { email } = body;
    const device = devices.findKnown(headers, email);
    const admitted = await admitPasswordCheck(limits, { email, network, device });
    if ('refused' in admitted) return { ...admitted, detail: `${admitted.detail} ${forgotPassword}` };
    // A real centre's database can still contain demo accounts if only the log was replaced after a demo.
    if (body.password === DEMO_PASSWORD && !centre.demo) return refuse('wrong-credentials');
    const answer = await accounts.signIn(email, body.password, {
      code: body.code,
      userAgent: headers['user-agent'],
    });
    if (answer.status === 'wrong-credentials') {
      return refuse(answer.status, config.emailConfirmation === 'required' ? { detail: wrongOrUnconfirmed } : {});
    }
    await admitted.refund();
    if (answer.status !== 'signed-in') return refuseSecondFactor(answer);
    return { body: undefined, cookies: [...answer.setCookie, devices.remember(devices.find(headers), email)] };
  },
});

const forgotPassword = 'You can also choose a new password with “Forgot your password?”.';

/** The same text for every failed sign-in, so that it does not reveal whether an account awaits its confirmation. */
const wrongOrUnconfirmed =
  'The email address or the password is wrong. If you have just signed up, open the link in our email first; ' +
  'sign up again to get a new one.';
