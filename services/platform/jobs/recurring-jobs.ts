import type { PgBoss, Schedule } from 'pg-boss';
import { runInSpan } from '../tracing/run-in-span.ts';
import type { JobQueue } from './job-queue.ts';

export interface RecurringJob {
  /** Name of the job's queue, in kebab-case. */
  readonly name: string;
  /** When the job runs, in addition to each start of the program: five cron fields, in UTC. */
  readonly cron: string;
  /** False for a job that does not run at the start of the program. */
  readonly atStart?: false;
  /** Must be safe to repeat, because after a kill it runs again while the killed run still counts as active. */
  run(): Promise<unknown>;
}

export const EVERY_MINUTE_CRON = '* * * * *';
export const EVERY_HOUR_CRON = '0 * * * *';

const HOUR_SECONDS = 60 * 60;
const DAY_MS = 24 * HOUR_SECONDS * 1_000;
const POLL_SECONDS = 10;

/**
 * Runs each job on its schedule, and most also now, each time on one copy of the program. A copy runs one job of a queue at a
 * time, and at most one waits, so that runs do not pile up behind a slow one. A failed job runs again at its next
 * scheduled time.
 */
export const startRecurringJobs = (queue: JobQueue, jobs: readonly RecurringJob[]): Promise<void> =>
  queue.whenStarted(async (boss) => {
    for (const job of jobs) await startRecurringJob(boss, job);
    await unscheduleUnknownJobs(boss, jobs);
  });

async function startRecurringJob(boss: PgBoss, { name, cron, run, atStart }: RecurringJob): Promise<void> {
  const options = { policy: 'short', notify: true, retryLimit: 0, deleteAfterSeconds: HOUR_SECONDS } as const;
  await boss.createQueue(name, options);
  await boss.schedule(name, cron);
  // An earlier attempt that failed may already have registered the worker.
  await boss.offWork(name);
  await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, () => runInSpan(`job ${name}`, run));
  if (atStart !== false) await boss.send(name);
}

/**
 * Deletes the schedules of jobs that were renamed or removed, which pg-boss would keep for ever. Each start renews the
 * schedules of its own jobs. A schedule that was renewed in the last day is left, because it may belong to another release
 * that runs beside this one during an upgrade. A release that has run for longer loses the schedules that only it knows,
 * and does not run those jobs again before its next start.
 */
async function unscheduleUnknownJobs(boss: PgBoss, jobs: readonly RecurringJob[]): Promise<void> {
  const known = new Set(jobs.map(({ name }) => name));
  // pg-boss returns all columns of the table and declares only some of them.
  for (const { name, key, updated_on } of (await boss.getSchedules()) as (Schedule & { updated_on: Date })[]) {
    if (!known.has(name) && Date.now() - updated_on.getTime() > DAY_MS) await boss.unschedule(name, key);
  }
}
