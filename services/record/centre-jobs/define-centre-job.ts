import type { TransactionSql } from 'postgres';
import type { ProblemCode } from '#contracts/problems.ts';
import { startJobOnce } from '#services/core/command/start-job-once.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { JobQueueDefinition } from '#services/platform/jobs/job-queue.ts';
import { withinTransaction } from '#services/platform/jobs/within-transaction.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import type { CentreJobProgress, createCentreJobStore } from './centre-job-store.ts';

const HOURS_MAX = 6;
const POLL_SECONDS = 2;
const REPORT_MS = 500;

type Needed = Context<'sql' | 'config' | 'clock' | 'log' | 'centre' | 'readModels'>;

export interface CentreJobDefinition<Request extends object, Result extends object> {
  /** Name of its queue, in kebab-case. */
  readonly queue: string;
  readonly store: ReturnType<typeof createCentreJobStore<Request, Result>>;
  /** Does the work without occupying this thread, and ends it when the signal aborts or it makes no progress. */
  readonly run: (
    context: Needed,
    request: Request,
    onProgress: (progress: CentreJobProgress | undefined) => void,
    signal: AbortSignal,
  ) => Promise<Result>;
  /** Removes what a finished run left, if it was canceled before its result was written. */
  readonly undo?: (tx: TransactionSql, request: Request, result: Result | CentreJobEnd) => Promise<void>;
}

export type StartContext = Context<'sql' | 'jobs' | 'clock' | 'logGuard' | 'idempotencyKeys'>;

interface StartOptions<Request> {
  readonly request: Request;
  /** What is refused while another job of the kind is running. */
  readonly running: ProblemCode;
  /** What is refused before the job starts. */
  check?(): Promise<Refusal | undefined>;
}

type CentreJobEnd = { readonly outcome: 'failed' | 'canceled' };

/** Defines long work over the whole log or all rows that an owner starts and follows. One of its kind runs at a time in the centre. */
export const defineCentreJob = <Request extends object, Result extends object>({
  queue: name,
  store,
  run,
  undo,
}: CentreJobDefinition<Request, Result>) => {
  interface Job {
    readonly id: string;
    readonly request: Request;
  }

  const runJob = async (context: Needed, { id, request }: Job): Promise<void> => {
    const { sql, clock, log } = context;
    const canceling = new AbortController();
    let progress: CentreJobProgress = { done: 0, total: 0 };
    let gotFurther = true;
    const report = () => {
      const reported = store.report(sql, id, progress, gotFurther);
      gotFurther = false;
      return reported.then(
        (isRunning) => {
          if (!isRunning) canceling.abort();
        },
        // A report that is lost only delays the progress.
        () => {},
      );
    };
    // It may have been canceled while it waited.
    await report();
    const timer = setInterval(report, REPORT_MS);
    const onProgress = (reached: CentreJobProgress | undefined) => {
      progress = reached ?? progress;
      gotFurther = true;
    };
    const work = async () => {
      canceling.signal.throwIfAborted();
      return run(context, request, onProgress, canceling.signal);
    };
    const result = await work()
      .catch((error: unknown) => {
        if (canceling.signal.aborted) return { outcome: 'canceled' } as const;
        log.error({ error: toLoggableFault(error as Error), job: name }, 'a job of the centre failed');
        return { outcome: 'failed' } as const;
      })
      .finally(() => clearInterval(timer));
    await store.finish(sql, id, result, clock(), (tx) => undo?.(tx, request, result) ?? Promise.resolve());
  };

  // A job that was killed is not repeated: the owner starts another.
  const queue: JobQueueDefinition = {
    name,
    options: { notify: true, retryLimit: 0, expireInSeconds: HOURS_MAX * 60 * 60, deleteAfterSeconds: 60 * 60 },
  };
  return {
    queue,
    /** Starts a job, once for each idempotency key. Throws LogLostError, because its result would be wrong. */
    start: async (
      context: StartContext,
      input: Parameters<typeof startJobOnce>[1],
      { request, running, check }: StartOptions<Request>,
    ): Promise<{ body: undefined } | Refusal> => {
      await context.logGuard.refuseLost();
      return startJobOnce(context, input, {
        ...{ job: name, check },
        async start(tx) {
          const id = await store.claim(tx, request, context.clock());
          // It begins when the transaction commits.
          if (id !== undefined)
            await (await context.jobs.boss()).send(name, { id, request }, { db: withinTransaction(tx) });
          return id !== undefined;
        },
        refuseRunning: () => refuse(running),
      });
    },
    /** Starts to run the jobs of the queue, and retries until the queue is available. */
    work: (context: Needed & Context<'jobs'>): Promise<void> =>
      context.jobs.whenStarted((boss) =>
        boss.work<Job>(name, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
          if (job) await runJob(context, job.data);
        }),
      ),
  };
};
