import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { claimRecordCheck } from './record-check-store.ts';
import { enqueueRecordCheck } from './run-record-check.ts';

export const checkRecord = defineUseCase({
  operation: 'checkRecord',
  attempt: 'start a check of the record',
  summary: 'Starts a check of the whole record, unless one is running',
  method: 'POST',
  path: '/api/record/check',
  access: 'owner',
  run: async (_, { sql, jobs, clock }: Context<'sql' | 'jobs' | 'clock'>) => {
    await sql.begin(async (tx) => {
      const id = await claimRecordCheck(tx, clock());
      if (id !== undefined) await enqueueRecordCheck(jobs, id, tx);
    });
    return { body: undefined };
  },
});
