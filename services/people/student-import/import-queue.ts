/** The jobs that make the students of an import, and that undo one. A job of a program that was killed is run by another one. */
import type { TransactionSql } from 'postgres';
import type { Context } from '#services/core/use-case/context.ts';
import type { JobQueue, JobQueueDefinition } from '#services/platform/jobs/job-queue.ts';
import { withinTransaction } from '#services/platform/jobs/within-transaction.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { createImportStore } from './import-store.ts';
import { runImport } from './run-import.ts';
import { runUndo } from './run-undo.ts';

const QUEUE = 'import-students';
const DEAD_LETTER_QUEUE = 'failed-import-students';
const DELETE_SECONDS = 60 * 60;
const POLL_SECONDS = 2;

interface ImportJob {
  readonly id: string;
}

export const studentImportQueues: readonly JobQueueDefinition[] = [
  { name: DEAD_LETTER_QUEUE, options: { notify: true, deleteAfterSeconds: DELETE_SECONDS } },
  {
    name: QUEUE,
    options: {
      ...{ notify: true, retryLimit: 5, retryDelay: 2, retryBackoff: true },
      ...{ expireInSeconds: 15 * 60, heartbeatSeconds: 20, deleteAfterSeconds: DELETE_SECONDS },
      deadLetter: DEAD_LETTER_QUEUE,
    },
  },
];

/** Enqueues an import or its undo, so that it begins when the transaction commits. */
export const enqueueImport = async (jobs: JobQueue, id: string, tx: TransactionSql): Promise<void> => {
  const job: ImportJob = { id };
  await (await jobs.boss()).send(QUEUE, job, { db: withinTransaction(tx) });
};

type Needed = Context<'jobs' | 'log'> & Parameters<typeof runUndo>[0];

/** Starts to run the jobs of the queues, and retries until the queues are available. */
export const startImportJobs = (context: Needed): Promise<void> => {
  const { jobs, sql, config, log } = context;
  const store = createImportStore(sql, config.personalDataKey);
  return jobs.whenStarted(async (boss) => {
    await boss.work<ImportJob>(DEAD_LETTER_QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
      if (!job) return;
      await store.changeStatus(job.data.id, ['running'], 'stopped');
      // What an undo has not archived yet stays, and can be undone again.
      await store.changeStatus(job.data.id, ['undoing'], 'done');
    });
    await boss.work<ImportJob>(QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
      if (!job) return;
      try {
        await runImport(context, job.data.id);
        await runUndo(context, job.data.id);
      } catch (error) {
        log.error({ error: toLoggableFault(error as Error) }, 'an import of students was interrupted');
        throw error;
      }
    });
  });
};
