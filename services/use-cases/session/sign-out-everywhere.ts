import type { Context } from '#services/use-case/context.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';

/** Public like `signOut`: a session that has ended already can be left as well. */
export const signOutEverywhere = defineUseCase({
  operation: 'signOutEverywhere',
  summary: 'Ends all sessions of a person, with their sockets, on every device',
  method: 'POST',
  path: '/api/auth/sign-out-everywhere',
  access: 'public',
  run: async ({ headers }, { accounts }: Context<'accounts'>) => ({
    body: undefined,
    cookies: await accounts.signOutEverywhere(headers),
  }),
});
