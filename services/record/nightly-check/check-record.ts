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
  run: async (_, { sql, jobs, clock, centre }: Context<'sql' | 'jobs' | 'clock' | 'centre'>) => {
    const isStarted = await sql.begin(async (tx) => {
      const id = await claimRecordCheck(tx, clock());
      if (id !== undefined) await enqueueRecordCheck(jobs, id, tx);
      return id !== undefined;
    });
    if (isStarted) return { body: undefined };
    const { running } = await loadRecordCheck(sql);
    const since = running && formatTimeOfDay(running.startedAt, centre.timeZone);
    const detail = since && `The record is being checked since ${since}. The result will show on this page.`;
    return refuse('check-running', detail === undefined ? {} : { detail });
  },
});
