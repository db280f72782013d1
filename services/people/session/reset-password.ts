import { passwordLinkRequest } from '#contracts/session.ts';
import { createKnownDeviceCookies } from '#services/core/accounts/known-device.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { admitNewPassword } from './password-check-limits.ts';

export const resetPassword = defineUseCase({
  operation: 'resetPassword',
  attempt: 'choose a new password',
  summary: 'Sets a new password with a link or code, once, and ends all sessions of the person',
  method: 'POST',
  path: '/api/auth/reset',
  access: 'public',
  limitsAttempts: true,
  body: passwordLinkRequest,
  run: async ({ body, network, headers }, { accounts, limits, config }: Context<'accounts' | 'limits' | 'config'>) => {
    const admitted = await admitNewPassword(limits, network);
    if ('refused' in admitted) return admitted;
    const outcome = await accounts.resetPassword(body.token, body.password);
    if (outcome.status === 'reset') {
      // So that nobody who guesses at the account keeps its owner from signing in with the new password.
      const devices = createKnownDeviceCookies(config);
      return { body: undefined, cookies: [devices.remember(devices.find(headers), outcome.email)] };
    }
    // An invalid link costs no password hash. Only requests that race for one valid link may have cost one.
    await admitted.refund();
    return refuse(outcome.status);
  },
});
