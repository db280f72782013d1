import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { whatIfStore } from './what-if-job.ts';

export const cancelWhatIf = defineUseCase({
  operation: 'cancelWhatIf',
  attempt: 'cancel a what-if',
  summary: 'Ends the running what-if, if there is one',
  method: 'POST',
  path: '/api/what-if/cancel',
  access: 'owner',
  run: async (_, { sql }: Context<'sql'>) => {
    await whatIfStore.requestCancel(sql);
    return { body: undefined };
  },
});
