import { requestReplayCancel } from '#services/replay-job/replay-store.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const cancelReplay = defineUseCase({
  operation: 'cancelReplay',
  summary: 'Ends the running replay, if there is one, and removes its sandbox',
  method: 'POST',
  path: '/api/sandboxes/cancel',
  access: 'owner',
  run: async (_, { sql }: Context<'sql'>) => {
    await requestReplayCancel(sql);
    return { body: undefined };
  },
});
