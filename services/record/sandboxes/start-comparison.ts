import { sandboxParams } from '#contracts/sandboxes.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { checkComparable } from './compare-sandbox.ts';
import { comparisonJob } from './comparison-job.ts';
import { refuseAsSandbox } from './drop-sandbox.ts';

export const startComparison = defineUseCase({
  operation: 'startComparison',
  attempt: 'compare a sandbox',
  summary: 'Starts to compare every row of a sandbox with today',
  method: 'POST',
  path: '/api/sandboxes/:name/comparison',
  access: 'owner',
  params: sandboxParams,
  run: ({ params: { name } }, context: Context<'sql' | 'jobs' | 'clock' | 'logGuard'>) =>
    refuseAsSandbox(async () => {
      await checkComparable(context.sql, name);
      return (await comparisonJob.start(context, { name })) ? { body: undefined } : refuse('comparison-running');
    }),
});
