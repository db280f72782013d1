import { whatIfRules } from '#contracts/what-if.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import type { StartContext } from '#services/record/centre-jobs/define-centre-job.ts';
import { whatIfJob } from './what-if-job.ts';

export const startWhatIf = defineUseCase({
  operation: 'startWhatIf',
  attempt: 'suppose another rule',
  summary: 'Starts to decide all recorded requests again as if another rule had always been in force',
  method: 'POST',
  path: '/api/what-if',
  access: 'owner',
  body: whatIfRules,
  run: (input, context: StartContext) =>
    whatIfJob.start(context, input, { request: input.body, running: 'what-if-running' }),
});
