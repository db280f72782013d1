import { createCentreJobStore } from '#services/record/centre-jobs/centre-job-store.ts';
import { type CentreJobDefinition, defineCentreJob } from '#services/record/centre-jobs/define-centre-job.ts';
import { buildInThread, type ReplayRequest, type ReplayResult } from './build-in-thread.ts';
import { toSandboxSchemaName } from './sandbox-store.ts';

export const replayStore = createCentreJobStore<ReplayRequest, ReplayResult>({ kind: 'replay', tag: 'sandboxes' });

/** @public The test of a late cancel runs it. */
export const replayDefinition: CentreJobDefinition<ReplayRequest, ReplayResult> = {
  queue: 'replay-centre',
  store: replayStore,
  run: ({ sql, config, centre: { logId, timeZone } }, request, onProgress, signal) =>
    buildInThread(sql, { ...config, logId, timeZone, ...request }, onProgress, signal),
  undo: async (tx, { name }, { outcome }) => {
    // A refused replay may have found the sandbox of another one.
    if (outcome === 'built') await tx`drop schema if exists ${tx(toSandboxSchemaName(name))} cascade`;
  },
};

export const replayJob = defineCentreJob(replayDefinition);
