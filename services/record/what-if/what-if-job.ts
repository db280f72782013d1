import type { WhatIfRules } from '#contracts/what-if.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { createCentreJobStore } from '#services/record/centre-jobs/centre-job-store.ts';
import { defineCentreJob } from '#services/record/centre-jobs/define-centre-job.ts';
import { runJobInThread } from '#services/record/centre-jobs/run-job-in-thread.ts';
import type { LogConnectionSettings } from '#services/record/verify/check-log-in-thread.ts';
import { listFirstByName, type WhatIfDifferences } from './to-what-if-rows.ts';

/** What the worker thread is started with. */
export interface WhatIfWorkerData extends LogConnectionSettings {
  readonly rules: WhatIfRules;
  readonly timeZone: string;
}

export type WhatIfJobResult = ({ readonly outcome: 'decided' } & WhatIfDifferences) | { readonly outcome: 'canceled' };

/** The stored result names students by their ids, because the database holds no personal text in the open. */
export const whatIfStore = createCentreJobStore<WhatIfRules, WhatIfJobResult>({ kind: 'what-if', tag: 'what-if' });

export const whatIfJob = defineCentreJob({
  queue: 'what-if',
  store: whatIfStore,
  run: async ({ config, centre: { timeZone }, readModels }, rules, onProgress, signal) => {
    const { databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey } = config;
    const connection = { databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey };
    const workerData: WhatIfWorkerData = { ...connection, rules, timeZone };
    const module = new URL('what-if-worker.ts', import.meta.url);
    const result = await runJobInThread<WhatIfJobResult>({ module, workerData, onProgress, signal });
    if (result.outcome === 'canceled') return result;
    const { classes, streaks } = result;
    const ids = [classes, streaks].flatMap((part) => part?.rows.map(({ student }) => student) ?? []);
    const names = await fetchNamesById(readModels.sql, ids);
    return {
      outcome: 'decided',
      classes: classes && { ...classes, rows: listFirstByName(classes.rows, names) },
      streaks: streaks && { ...streaks, rows: listFirstByName(streaks.rows, names) },
    };
  },
});
