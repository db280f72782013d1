import type { Job, JobResult, PgBoss } from 'pg-boss';
import { runInSpan } from '../tracing/run-in-span.ts';

/** Jobs that are fetched at once. One at a time, a burst would wait half a minute for each: its notifications are one. */
const BATCH = 10;

/** Works on the jobs of a queue, each by itself: one that fails is retried, and the others of its batch are not. */
export const workOnEach = <Data>(
  boss: PgBoss,
  queue: string,
  handle: (job: Job<Data>) => Promise<unknown>,
): Promise<string> =>
  boss.work(queue, { batchSize: BATCH, burstWhenBatchFull: true, perJobResults: true }, (jobs: Job<Data>[]) =>
    Promise.all(
      jobs.map(async (job): Promise<JobResult> => {
        try {
          await runInSpan(`job ${queue}`, () => handle(job));
          return { id: job.id, status: 'completed' };
        } catch (error) {
          return { id: job.id, status: 'failed', output: { message: String(error) } };
        }
      }),
    ),
  );
