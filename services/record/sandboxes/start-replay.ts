import { startReplayRequest } from '#contracts/sandboxes.ts';
import { SANDBOXES_MAX } from '#events/values/limits.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import type { StartContext } from '#services/record/centre-jobs/define-centre-job.ts';
import { replayJob } from './replay-job.ts';
import { listSandboxes } from './sandbox-store.ts';

export const startReplay = defineUseCase({
  operation: 'startReplay',
  attempt: 'replay the center',
  summary: 'Starts to replay the whole log up to a day into a new sandbox',
  method: 'POST',
  path: '/api/sandboxes',
  access: 'owner',
  body: startReplayRequest,
  run: async (input, context: StartContext & Context<'centre'>) => {
    const { day, name = `until-${day}` } = input.body;
    if (day > getCivilDate(context.clock, context.centre.timeZone)) {
      return refuse('invalid-request', { errors: { day: 'Choose today or an earlier day.' } });
    }
    return replayJob.start(context, input, {
      ...{ request: { name, until: day }, running: 'replay-running' },
      async check() {
        const existing = await listSandboxes(context.sql);
        if (existing.some((sandbox) => sandbox.name === name)) return refuse('sandbox-exists');
        return existing.length >= SANDBOXES_MAX ? refuse('sandboxes-full') : undefined;
      },
    });
  },
});
