import { sandboxesResponse } from '#contracts/sandboxes.ts';
import { allProjections } from '#projections/all.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import type { CentreJobState } from '#services/record/centre-jobs/centre-job-store.ts';
import type { ReplayRequest, ReplayResult } from './build-in-thread.ts';
import { replayStore } from './replay-job.ts';
import { listSandboxes, type Sandbox } from './sandbox-store.ts';

export const getSandboxes = defineUseCase({
  operation: 'getSandboxes',
  summary: 'The sandboxes with the center on earlier days, the running replay and the last one',
  method: 'GET',
  path: '/api/sandboxes',
  access: 'owner',
  answer: sandboxesResponse,
  run: async (_, { sql }: Context<'sql'>) => {
    const { running, last } = await replayStore.load(sql);
    const sandboxes = await listSandboxes(sql);
    return {
      body: {
        rows: sandboxes.filter(({ name, contents }) => contents || name !== running?.request.name).map(toRow),
        running: running ? toRunning(running) : null,
        last: last ? toLast(last) : null,
      },
    };
  },
});

const toRow = ({ name, contents }: Sandbox) => ({
  name,
  contents: contents
    ? {
        until: contents.until,
        events: contents.events,
        built_at: contents.builtAt,
        comparable: contents.release === toReadSchemaName(allProjections),
      }
    : null,
});

type ReplayState = CentreJobState<ReplayRequest, ReplayResult>;

const toRunning = ({ request: { name }, startedAt, done, total, canceling }: NonNullable<ReplayState['running']>) => ({
  ...{ name, started_at: startedAt.toISOString(), events: done, log_events: total, canceling },
});

const toLast = ({ request: { name }, finishedAt, result }: NonNullable<ReplayState['last']>) => ({
  name,
  finished_at: finishedAt.toISOString(),
  outcome: result.outcome,
  parked: result.outcome === 'built' ? result.parked : 0,
  reason: result.outcome === 'refused' ? result.reason : null,
});
