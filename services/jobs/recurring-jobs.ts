import type { PgBoss } from 'pg-boss';
import type { JobQueue } from './job-queue.ts';

export interface RecurringJob {
  /** The name of its queue, in kebab-case. */
  readonly name: string;
  /** When it runs beside each start of the program: five fields of cron, in UTC. */
  readonly cron: string;
  /** Must be safe to run again: after a kill it runs while the killed run still counts as active. */
  run(): Promise<unknown>;
}

export const EVERY_MINUTE = '* * * * *';
export const EVERY_HOUR = '0 * * * *';

const HOUR_SECONDS = 60 * 60;
const POLL_SECONDS = 10;

/**
 * Runs each job now and by its schedule, on one copy of the program each time. A copy runs one at a time, and at most one
 * waits, so that a slow job is not followed by a crowd. A job that fails is not repeated before its next time.
 */
export const startRecurringJobs = (queue: JobQueue, jobs: readonly RecurringJob[]): Promise<void> =>
  queue.whenStarted(async (boss) => {
    for (const job of jobs) await startRecurringJob(boss, job);
  });

async function startRecurringJob(boss: PgBoss, { name, cron, run }: RecurringJob): Promise<void> {
  const options = { policy: 'short', notify: true, retryLimit: 0, deleteAfterSeconds: HOUR_SECONDS } as const;
  await boss.createQueue(name, options);
  await boss.schedule(name, cron);
  // An earlier attempt that broke off may have begun already.
  await boss.offWork(name);
  await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, () => run());
  await boss.send(name);
}
