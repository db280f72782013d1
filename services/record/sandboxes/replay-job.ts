import { createCentreJobStore } from '#services/record/centre-jobs/centre-job-store.ts';
import { defineCentreJob } from '#services/record/centre-jobs/define-centre-job.ts';
import { buildInThread, type ReplayRequest, type ReplayResult } from './build-in-thread.ts';

export const replayStore = createCentreJobStore<ReplayRequest, ReplayResult>({ kind: 'replay', tag: 'sandboxes' });

export const replayJob = defineCentreJob({
  queue: 'replay-centre',
  store: replayStore,
  run: ({ sql, config, centre: { logId, timeZone } }, request, onProgress, signal) =>
    buildInThread(sql, { ...config, logId, timeZone, ...request }, onProgress, signal),
});
