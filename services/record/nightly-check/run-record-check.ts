import type { TransactionSql } from 'postgres';
import { balancesProjection } from '#projections/classes/balances/projection.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { ThreadStalledError } from '#services/platform/costly-work/run-in-thread.ts';
import type { JobQueue, JobQueueDefinition } from '#services/platform/jobs/job-queue.ts';
import { withinTransaction } from '#services/platform/jobs/within-transaction.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { VerifyRunningError } from '#services/record/verify/compare-read-models.ts';
import { verifyInThread } from '#services/record/verify/verify-in-thread.ts';
import type { VerifyPart } from '#services/record/verify/verify-part.ts';
import { isProjectionInPart, type VerifyResult } from '#services/record/verify/verify-record.ts';
import { finishRecordCheck, type RecordCheckResult, reportCheckedShare } from './record-check-store.ts';
import { clearUnexplainedBalancesBefore } from './unexplained-balances.ts';

const QUEUE = 'check-record';
const HOURS_MAX = 6;
const POLL_SECONDS = 2;
/** The progress is written at most this often. It is the heartbeat of the check too. */
const REPORT_MS = 500;
const HEARTBEAT_MS = 20_000;
const FAULTS_KEPT = 20;

/** The queue of checks that an owner starts. A check that was killed is not repeated: the owner or the next night starts another. */
export const recordCheckQueue: JobQueueDefinition = {
  name: QUEUE,
  options: { notify: true, retryLimit: 0, expireInSeconds: HOURS_MAX * 60 * 60, deleteAfterSeconds: 60 * 60 },
};

interface RecordCheckJob {
  readonly checkId: string;
}

/** Enqueues a check that was claimed, so that it begins when the transaction commits. */
export async function enqueueRecordCheck(jobs: JobQueue, checkId: string, tx: TransactionSql): Promise<void> {
  const job: RecordCheckJob = { checkId };
  await (await jobs.boss()).send(QUEUE, job, { db: withinTransaction(tx) });
}

type Needed = Context<'sql' | 'config' | 'clock' | 'log' | 'readModels' | 'loadSealKey'>;

/** Starts to run the checks of the queue, and retries until the queue is available. */
export const startRecordChecks = (context: Needed & Context<'jobs'>): Promise<void> =>
  context.jobs.whenStarted((boss) =>
    boss.work<RecordCheckJob>(QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
      if (job) await runRecordCheck(context, job.data.checkId);
    }),
  );

/** Carries out a check that was claimed, of the whole record or of a part, and stores its result. */
export async function runRecordCheck(context: Needed, id: string, part?: VerifyPart): Promise<void> {
  const { sql, clock, log } = context;
  const startedAt = clock();
  const result = await verify(context, id, part).catch((error: unknown): RecordCheckResult => {
    if (error instanceof VerifyRunningError) {
      return { status: 'failed', reason: 'already-running', since: error.since?.toISOString() ?? null };
    }
    log.error({ error: toLoggableFault(error as Error) }, 'the record could not be checked');
    return { status: 'failed', reason: error instanceof ThreadStalledError ? 'stalled' : 'unexpected' };
  });
  if (result.status === 'checked' && result.faultCount > 0)
    log.error({ faults: result.faults }, 'the record does not add up: “rollbook verify” lists the faults');
  const comparesBalances = isProjectionInPart(part, balancesProjection);
  if (result.status === 'checked' && result.faultCount === 0 && comparesBalances)
    await clearUnexplainedBalancesBefore(sql, startedAt);
  await finishRecordCheck(sql, id, result, clock());
}

async function verify(context: Needed, id: string, part: VerifyPart | undefined): Promise<RecordCheckResult> {
  const { sql, config, readModels } = context;
  const { publicKey } = await context.loadSealKey();
  let share = 0;
  let reportedAt = 0;
  const report = () => {
    reportedAt = Date.now();
    // A report that is lost only delays the progress.
    reportCheckedShare(sql, id, share).catch(() => {});
  };
  const heartbeat = setInterval(report, HEARTBEAT_MS);
  try {
    const verified = await verifyInThread({ ...config, schema: readModels.schema, publicKey, part }, (checked) => {
      share = checked.share;
      if (Date.now() - reportedAt >= REPORT_MS) report();
    });
    return toResult(verified, part);
  } finally {
    clearInterval(heartbeat);
  }
}

const toResult = (
  { students, events, seals, faults = [] }: VerifyResult,
  part: VerifyPart | undefined,
): RecordCheckResult => ({
  status: 'checked',
  students,
  events,
  seals: seals?.seals ?? 0,
  newerEvents: seals?.newerEvents ?? events,
  faults: faults.slice(0, FAULTS_KEPT),
  faultCount: faults.length,
  ...(part && { part }),
});
