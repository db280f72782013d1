/** The worker thread of a what-if. */
import { parentPort, workerData } from 'node:worker_threads';
import { getCivilDate } from '#services/platform/clock.ts';
import { openLogInThread } from '#services/record/centre-jobs/open-log-in-thread.ts';
import type { JobThreadMessage } from '#services/record/centre-jobs/run-job-in-thread.ts';
import { runWhatIf } from './run-what-if.ts';
import { toWhatIfDifferences } from './to-what-if-rows.ts';
import type { WhatIfJobResult, WhatIfWorkerData } from './what-if-job.ts';

const settings = workerData as WhatIfWorkerData;
const send = (message: JobThreadMessage<WhatIfJobResult>) => parentPort?.postMessage(message);
const canceling = new AbortController();
parentPort?.once('message', () => canceling.abort(new Error('The what-if was canceled.')));

const { store, toProgress, close } = await openLogInThread(settings);
const { rules, timeZone } = settings;
const result = await runWhatIf({
  ...{ store, classesMax: rules.classes_max, sameDay: rules.same_day, signal: canceling.signal },
  toDay: (instant) => getCivilDate(() => new Date(instant), timeZone),
  onProgress: (events, position) => send({ progress: toProgress(events, position) }),
}).then(
  (whatIf): WhatIfJobResult => ({ outcome: 'decided', ...toWhatIfDifferences(whatIf, rules) }),
  (error: unknown): WhatIfJobResult => {
    if (canceling.signal.aborted) return { outcome: 'canceled' };
    throw error;
  },
);
send({ result });
parentPort?.close();
await close();
