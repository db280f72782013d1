/** The worker thread of a what-if. */
import { parentPort, workerData } from 'node:worker_threads';
import { createDayFinder } from '#services/platform/clock.ts';
import type { ThreadMessage } from '#services/platform/costly-work/run-in-thread.ts';
import type { CentreJobProgress } from '#services/record/centre-jobs/centre-job-store.ts';
import { openLogInThread } from '#services/record/centre-jobs/open-log-in-thread.ts';
import { runWhatIf } from './run-what-if.ts';
import { toWhatIfDifferences } from './to-what-if-rows.ts';
import type { WhatIfJobResult, WhatIfWorkerData } from './what-if-job.ts';

const settings = workerData as WhatIfWorkerData;
const send = (message: ThreadMessage<CentreJobProgress, WhatIfJobResult>) => parentPort?.postMessage(message);

const { store, toProgress, close } = await openLogInThread(settings);
const { rules, timeZone } = settings;
const whatIf = await runWhatIf({
  ...{ store, classesMax: rules.classes_max, sameDay: rules.same_day },
  toDay: createDayFinder(timeZone),
  onProgress: (events, position) => send({ progress: toProgress(events, position) }),
});
send({ result: { outcome: 'decided', ...toWhatIfDifferences(whatIf, rules) } });
await close();
