import { whatIfRules } from '#contracts/what-if.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { whatIfJob } from './what-if-job.ts';

export const startWhatIf = defineUseCase({
  operation: 'startWhatIf',
  attempt: 'suppose another rule',
  summary: 'Starts to decide all recorded requests again as if another rule had always been in force',
  method: 'POST',
  path: '/api/what-if',
  access: 'owner',
  body: whatIfRules,
  run: async ({ body }, context: Context<'sql' | 'jobs' | 'clock' | 'logGuard'>) =>
    (await whatIfJob.start(context, body)) ? { body: undefined } : refuse('what-if-running'),
});
