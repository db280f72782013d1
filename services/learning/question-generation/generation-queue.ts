import type { TransactionSql } from 'postgres';
import type { Context } from '#services/core/use-case/context.ts';
import type { JobQueue, JobQueueDefinition } from '#services/platform/jobs/job-queue.ts';
import { withinTransaction } from '#services/platform/jobs/within-transaction.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { failGeneration, runGeneration } from './run-generation.ts';

const QUEUE = 'generate-questions';
const DEAD_LETTER_QUEUE = 'failed-generate-questions';
/** A generation that fails is repeated at once, because a tutor is waiting. */
const ATTEMPTS = 3;
/** A job runs again when its program was killed and has sent no heartbeat for this time. */
const HEARTBEAT_SECONDS = 20;
const EXPIRE_SECONDS = 300;
/** Requests of different tutors do not wait for each other. */
const CONCURRENT_JOBS = 4;
const POLL_SECONDS = 2;

interface GenerationJob {
  readonly generationId: string;
}

const DELETE_SECONDS = 60 * 60;

/**
 * The job queues of requests to generate questions. A job that a stopped copy of the program left is run by another one.
 * pg-boss moves a job whose program was killed at each attempt to the dead-letter queue, where the request is failed.
 */
export const generationQueues: readonly JobQueueDefinition[] = [
  { name: DEAD_LETTER_QUEUE, options: { notify: true, deleteAfterSeconds: DELETE_SECONDS } },
  {
    name: QUEUE,
    options: {
      notify: true,
      retryLimit: 2,
      expireInSeconds: EXPIRE_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: DELETE_SECONDS,
      deadLetter: DEAD_LETTER_QUEUE,
    },
  },
];

/** Enqueues the generation, so that it begins when the transaction commits. */
export async function enqueueGeneration(jobs: JobQueue, generationId: string, tx: TransactionSql): Promise<void> {
  const job: GenerationJob = { generationId };
  await (await jobs.boss()).send(QUEUE, job, { db: withinTransaction(tx) });
}

type Needed = Context<'jobs'> & Parameters<typeof runGeneration>[1];

/** Starts to run the jobs of the queues, and retries until the queues are available. */
export const startGenerationJobs = (context: Needed): Promise<void> =>
  context.jobs.whenStarted(async (boss) => {
    await boss.work<GenerationJob>(DEAD_LETTER_QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
      if (job) await failGeneration(job.data.generationId, context);
    });
    await boss.work<GenerationJob>(
      QUEUE,
      { pollingIntervalSeconds: POLL_SECONDS, localConcurrency: CONCURRENT_JOBS },
      async ([job]) => {
        if (job) await runRepeatedly(job.data.generationId, context);
      },
    );
  });

async function runRepeatedly(generationId: string, context: Needed): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await runGeneration(generationId, context);
    } catch (error) {
      context.log.error({ error: toLoggableFault(error as Error) }, 'questions could not be generated');
    }
  }
  await failGeneration(generationId, context);
}
