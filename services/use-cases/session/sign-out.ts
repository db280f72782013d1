import type { Context } from '#services/use-case/context.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';

/** Public, so that a session that has ended already can be left as well. */
export const signOut = defineUseCase({
  operation: 'signOut',
  summary: 'Ends the session and its sockets',
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  run: async ({ headers }, { accounts }: Context<'accounts'>) => ({
    body: undefined,
    cookies: await accounts.signOut(headers),
  }),
});
