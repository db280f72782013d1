import { passwordLinkRequest } from '#contracts/session.ts';
import { createKnownDeviceCookies } from '#services/core/accounts/known-device.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { admitNewPassword } from './password-check-limits.ts';

export const acceptInvitation = defineUseCase({
  operation: 'acceptInvitation',
  attempt: 'accept an invitation',
  summary: 'Makes the invited person a tutor with the password that they choose, once',
  method: 'POST',
  path: '/api/auth/invite',
  access: 'public',
  limitsAttempts: true,
  body: passwordLinkRequest,
  run: async ({ body, network, headers }, { accounts, limits, config }: Context<'accounts' | 'limits' | 'config'>) => {
    const admitted = await admitNewPassword(limits, network);
    if ('refused' in admitted) return admitted;
    const outcome = await accounts.acceptInvitation(body.token, body.password);
    if (outcome.status === 'joined') {
      const devices = createKnownDeviceCookies(config);
      const cookies = [devices.remember(devices.find(headers), outcome.email)];
      return { body: undefined, cookies, position: outcome.position };
    }
    // An invalid link costs no password hash. Only requests that race for one valid link may have cost one.
    await admitted.refund();
    return refuse(outcome.status);
  },
});
