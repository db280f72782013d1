import type { TransactionSql } from 'postgres';
import type { Context } from '#services/core/use-case/context.ts';
import type { JobQueue, JobQueueDefinition } from '#services/platform/jobs/job-queue.ts';
import { withinTransaction } from '#services/platform/jobs/within-transaction.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { buildInThread } from './build-in-thread.ts';
import {
  finishReplay,
  type ReplayProgress,
  type ReplayRequest,
  type ReplayResult,
  reportReplay,
} from './replay-store.ts';

const QUEUE = 'replay-centre';
const HOURS_MAX = 6;
const POLL_SECONDS = 2;
const REPORT_MS = 500;

/** The queue of replays that an owner starts. A replay that was killed is not repeated: the owner starts another. */
export const replayQueue: JobQueueDefinition = {
  name: QUEUE,
  options: { notify: true, retryLimit: 0, expireInSeconds: HOURS_MAX * 60 * 60, deleteAfterSeconds: 60 * 60 },
};

interface ReplayJob extends ReplayRequest {
  readonly replayId: string;
}

/** Enqueues a replay that was claimed, so that it begins when the transaction commits. */
export async function enqueueReplay(jobs: JobQueue, job: ReplayJob, tx: TransactionSql): Promise<void> {
  await (await jobs.boss()).send(QUEUE, job, { db: withinTransaction(tx) });
}

type Needed = Context<'sql' | 'config' | 'clock' | 'log' | 'centre'>;

/** Starts to run the replays of the queue, and retries until the queue is available. */
export const startReplays = (context: Needed & Context<'jobs'>): Promise<void> =>
  context.jobs.whenStarted((boss) =>
    boss.work<ReplayJob>(QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
      if (job) await runReplay(context, job.data);
    }),
  );

async function runReplay(context: Needed, job: ReplayJob): Promise<void> {
  const { sql, clock, log } = context;
  const result = await build(context, job).catch((error: unknown): ReplayResult => {
    log.error({ error: toLoggableFault(error as Error) }, 'the centre could not be replayed');
    return { outcome: 'failed' };
  });
  await finishReplay(sql, job.replayId, result, clock());
}

async function build({ sql, config, centre }: Needed, { replayId, name, until }: ReplayJob): Promise<ReplayResult> {
  const { logId, timeZone } = centre;
  const canceling = new AbortController();
  let progress: ReplayProgress = { events: 0, logEvents: 0 };
  const report = () =>
    reportReplay(sql, replayId, progress).then(
      (isRunning) => {
        if (!isRunning) canceling.abort();
      },
      // A report that is lost only delays the progress.
      () => {},
    );
  const timer = setInterval(report, REPORT_MS);
  try {
    const onProgress = (reached: ReplayProgress) => {
      progress = reached;
    };
    return await buildInThread({ ...config, logId, timeZone, name, until }, onProgress, canceling.signal);
  } finally {
    clearInterval(timer);
  }
}
