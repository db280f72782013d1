import { startReplayRequest } from '#contracts/sandboxes.ts';
import { SANDBOXES_MAX } from '#events/values/limits.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
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
  run: async (
    { body: { day, name = `until-${day}` } },
    { sql, jobs, clock, centre, logGuard }: Context<'sql' | 'jobs' | 'clock' | 'centre' | 'logGuard'>,
  ) => {
    if (day > getCivilDate(clock, centre.timeZone)) {
      return refuse('invalid-request', { errors: { day: 'Choose today or an earlier day.' } });
    }
    const existing = await listSandboxes(sql);
    if (existing.some((sandbox) => sandbox.name === name)) return refuse('sandbox-exists');
    if (existing.length >= SANDBOXES_MAX) return refuse('sandboxes-full');
    const isStarted = await replayJob.start({ sql, jobs, clock, logGuard }, { name, until: day });
    return isStarted ? { body: undefined } : refuse('replay-running');
  },
});
