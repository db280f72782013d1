import { changePasswordRequest } from '#contracts/account.ts';
import { createKnownDeviceCookies } from '#services/core/accounts/known-device.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { admitPasswordCheck } from '../session/password-check-limits.ts';
import { checkAccountChangeLimit } from './account-change-limit.ts';

export const changePassword = defineUseCase({
  operation: 'changePassword',
  attempt: 'change their password',
  summary: 'Replaces the person’s own password, and ends all their other sessions',
  method: 'POST',
  path: '/api/account/password',
  access: 'signed-in',
  applicants: true,
  limitsAttempts: true,
  body: changePasswordRequest,
  run: async (
    { body, session, profile, commandId, network, headers },
    { accounts, limits, config }: Context<'accounts' | 'limits' | 'config'>,
  ) => {
    const limited = await checkAccountChangeLimit(limits, session.userId);
    if (limited) return limited;
    // A stolen session must not allow more guesses than the login page.
    const admitted = await admitPasswordCheck(limits, { email: session.email, network, device: findKnownDevice() });
    if ('refused' in admitted) return admitted;
    const outcome = await accounts.changePassword({
      ...{ id: session.userId, sessionId: session.sessionId, commandId, actor: toActor(profile) },
      ...{ password: body.password, newPassword: body.new_password },
    });
    if (outcome.status === 'wrong-password') return refuse(outcome.status);
    await admitted.refund();
    return { body: undefined, position: outcome.position };

    function findKnownDevice() {
      const devices = createKnownDeviceCookies(config);
      const device = devices.find(headers);
      return devices.knows(device, session.email) ? device : undefined;
    }
  },
});
