import type { JobWithMetadata } from 'pg-boss';
import type { TransactionSql } from 'postgres';
import type { JobQueue, JobQueueDefinition } from '#services/jobs/job-queue.ts';
import { withinTransaction } from '#services/jobs/within-transaction.ts';
import { toLoggableFault } from '#services/problems/to-fault-refusal.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { failGeneration, runGeneration } from './run-generation.ts';

const QUEUE = 'generate-questions';
const RETRIES = 2;

interface GenerationJob {
  readonly generationId: string;
}

/** The job queue of requests to generate questions. A job that a stopped copy of the program left is run by another one. */
export const generationQueue: JobQueueDefinition = {
  name: QUEUE,
  options: { notify: true, retryLimit: RETRIES, retryDelay: 1, expireInSeconds: 120, deleteAfterSeconds: 60 * 60 },
};

/** Enqueues the generation, so that it begins when the transaction commits. */
export async function enqueueGeneration(jobs: JobQueue, generationId: string, tx: TransactionSql): Promise<void> {
  const job: GenerationJob = { generationId };
  await (await jobs.boss()).send(QUEUE, job, { db: withinTransaction(tx) });
}

type Needed = Context<'jobs' | 'sql' | 'keys' | 'clock' | 'questions' | 'log'>;

/** Starts to run the jobs of the queue, and retries until the queue is available. */
export const startGenerationJobs = (context: Needed): Promise<void> =>
  context.jobs.whenStarted((boss) =>
    boss.work<GenerationJob>(QUEUE, { includeMetadata: true }, async ([job]: JobWithMetadata<GenerationJob>[]) => {
      if (!job) return;
      const { generationId } = job.data;
      try {
        await runGeneration(generationId, context);
      } catch (error) {
        context.log.error({ error: toLoggableFault(error as Error) }, 'questions could not be generated');
        if (job.retryCount < RETRIES) throw error;
        await failGeneration(generationId, context);
      }
    }),
  );
