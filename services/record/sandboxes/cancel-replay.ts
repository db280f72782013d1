import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { replayStore } from './replay-job.ts';

export const cancelReplay = defineUseCase({
  operation: 'cancelReplay',
  attempt: 'cancel a replay',
  summary: 'Ends the running replay, if there is one, and removes its sandbox',
  method: 'POST',
  path: '/api/sandboxes/cancel',
  access: 'owner',
  run: async (_, { sql }: Context<'sql'>) => {
    await replayStore.requestCancel(sql);
    return { body: undefined };
  },
});
