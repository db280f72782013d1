import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { comparisonStore } from './comparison-job.ts';

export const cancelComparison = defineUseCase({
  operation: 'cancelComparison',
  attempt: 'cancel a comparison',
  summary: 'Ends the running comparison of a sandbox with today, if there is one',
  method: 'POST',
  path: '/api/sandboxes/comparison/cancel',
  access: 'owner',
  run: async (_, { sql }: Context<'sql'>) => {
    await comparisonStore.requestCancel(sql);
    return { body: undefined };
  },
});
