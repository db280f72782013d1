import { confirmEmailChangeRequest } from '#contracts/account.ts';
import { createKnownDeviceCookies } from '#services/core/accounts/known-device.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

/** Only the signed-in person can use the link: a mistyped address may belong to a stranger. */
export const confirmEmailChange = defineUseCase({
  operation: 'confirmEmailChange',
  attempt: 'confirm their new email',
  summary: 'Gives the person the e-mail to which the link went, once, and informs the former address',
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'signed-in',
  relation: 'own-account',
  applicants: true,
  families: true,
  limitsAttempts: true,
  body: confirmEmailChangeRequest,
  run: async ({ body, session, profile, commandId, headers }, { accounts, config }: Context<'accounts' | 'config'>) => {
    const request = { id: session.userId, commandId, actor: toActor(profile) };
    const outcome = await accounts.confirmEmailChange(body.token, request);
    if (outcome.status === 'unknown') return refuse('signed-out');
    if (outcome.status !== 'changed') return refuse(outcome.status);
    const email = (await accounts.emailOf(session.userId)) ?? session.email;
    // The device stays a known one of the account.
    const devices = createKnownDeviceCookies(config);
    return {
      body: undefined,
      position: outcome.position,
      cookies: [devices.remember(devices.find(headers), email)],
    };
  },
});
