import { sandboxParams } from '#contracts/sandboxes.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import type { StartContext } from '#services/record/centre-jobs/define-centre-job.ts';
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
  run: (input, context: StartContext) =>
    refuseAsSandbox(() =>
      comparisonJob.start(context, input, {
        ...{ request: input.params, running: 'comparison-running' },
        async check() {
          await checkComparable(context.sql, input.params.name);
          return undefined;
        },
      }),
    ),
});
