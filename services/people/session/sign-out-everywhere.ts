import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

/** Public like `signOut`, so that signing out of an ended session also succeeds. */
export const signOutEverywhere = defineUseCase({
  operation: 'signOutEverywhere',
  attempt: 'sign out everywhere',
  summary: 'Ends all sessions of a person on every device, and closes their sockets',
  method: 'POST',
  path: '/api/auth/sign-out-everywhere',
  access: 'public',
  run: async ({ headers }, { accounts }: Context<'accounts'>) => ({
    body: undefined,
    cookies: await accounts.signOutEverywhere(headers),
  }),
});
