import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

/** Public, so that signing out of an ended session also succeeds. */
export const signOut = defineUseCase({
  operation: 'signOut',
  attempt: 'sign out',
  summary: 'Ends the session and closes its sockets',
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  run: async ({ headers }, { accounts }: Context<'accounts'>) => ({
    body: undefined,
    cookies: await accounts.signOut(headers),
  }),
});
