import type { WhatIfRules } from '#contracts/what-if.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { runInThread, STALLED_MS } from '#services/platform/costly-work/run-in-thread.ts';
import { type CentreJobProgress, createCentreJobStore } from '#services/record/centre-jobs/centre-job-store.ts';
import { defineCentreJob } from '#services/record/centre-jobs/define-centre-job.ts';
import {
  type LogConnectionSettings,
  toLogConnectionSettings,
} from '#services/record/centre-jobs/log-connection-settings.ts';
import { listFirstByName, listStudentIds, type WhatIfDifferences } from './to-what-if-rows.ts';

/** What the worker thread is started with. */
export interface WhatIfWorkerData extends LogConnectionSettings {
  readonly rules: WhatIfRules;
  readonly timeZone: string;
}

export type WhatIfJobResult = { readonly outcome: 'decided' } & WhatIfDifferences;

/** The stored result names students by their ids, because the database holds no personal text in the open. */
export const whatIfStore = createCentreJobStore<WhatIfRules, WhatIfJobResult>({ kind: 'what-if', tag: 'what-if' });

export const whatIfJob = defineCentreJob({
  queue: 'what-if',
  store: whatIfStore,
  run: async ({ config, centre: { timeZone }, readModels }, rules, onProgress, signal) => {
    const workerData: WhatIfWorkerData = { ...toLogConnectionSettings(config), rules, timeZone };
    const module = new URL('what-if-worker.ts', import.meta.url);
    const options = { task: 'The what-if', module, workerData, onProgress, signal, stalledMs: STALLED_MS };
    const { classes, streaks } = await runInThread<CentreJobProgress, WhatIfJobResult>(options);
    const names = await fetchNamesById(readModels.sql, listStudentIds({ classes, streaks }));
    return {
      outcome: 'decided',
      classes: classes && { ...classes, rows: listFirstByName(classes.rows, names) },
      streaks: streaks && { ...streaks, rows: listFirstByName(streaks.rows, names) },
    };
  },
});
