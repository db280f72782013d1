import { claimRecordCheck } from '#services/record-check/record-check-store.ts';
import { enqueueRecordCheck } from '#services/record-check/run-record-check.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const checkRecord = defineUseCase({
  operation: 'checkRecord',
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
