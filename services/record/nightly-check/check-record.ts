import { startJobOnce } from '#services/core/command/start-job-once.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { formatTimeOfDay } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { claimRecordCheck, loadRecordCheck } from './record-check-store.ts';
import { enqueueRecordCheck } from './run-record-check.ts';

export const checkRecord = defineUseCase({
  operation: 'checkRecord',
  attempt: 'start a check of the record',
  summary: 'Starts a check of the whole record, unless one is running',
  method: 'POST',
  path: '/api/record/check',
  access: 'owner',
  run: (input, context: Context<'sql' | 'jobs' | 'clock' | 'centre' | 'idempotencyKeys'>) =>
    startJobOnce(context, input, {
      job: 'check-record',
      async start(tx) {
        const id = await claimRecordCheck(tx, context.clock());
        if (id !== undefined) await enqueueRecordCheck(context.jobs, id, tx);
        return id !== undefined;
      },
      async refuseRunning() {
        const { running } = await loadRecordCheck(context.sql);
        const since = running && formatTimeOfDay(running.startedAt, context.centre.timeZone);
        const detail = since && `The record is being checked since ${since}. The result will show on this page.`;
        return refuse('check-running', detail === undefined ? {} : { detail });
      },
    }),
});
