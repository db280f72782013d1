import { endSessionsRequest } from '#contracts/account.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { checkAccountChangeLimit } from './account-change-limit.ts';

export const endSessions = defineUseCase({
  operation: 'endSessions',
  attempt: 'sign out their other devices',
  summary: 'Ends one other session of the person or all others, and closes their sockets',
  method: 'POST',
  path: '/api/account/sessions/end',
  access: 'signed-in',
  relation: 'own-account',
  applicants: true,
  families: true,
  body: endSessionsRequest,
  run: async ({ body, session, profile, commandId }, { accounts, limits }: Context<'accounts' | 'limits'>) => {
    const limited = await checkAccountChangeLimit(limits, session.userId);
    if (limited) return limited;
    const { position } = await accounts.endSessions({
      ...{ id: session.userId, sessionId: session.sessionId, commandId, actor: toActor(profile) },
      only: body.session,
    });
    return { body: undefined, position };
  },
});
