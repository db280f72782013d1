import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';
import { startRecurringJobs } from './recurring-jobs.ts';

const ONCE_A_YEAR = '0 0 1 1 *';
const soon = { timeout: 60_000 };

function openQueue(databaseUrl: string): JobQueue {
  const queue = openJobQueue({ databaseUrl, loadQueues: async () => [], onError: () => {} });
  onTestFinished(() => queue.close());
  return queue;
}

test('startRecurringJobs: runs a job at the start and stores its schedule', async () => {
  await using database = await openTestDatabase();
  const run = vi.fn(async () => {});
  const queue = openQueue(database.url);
  await startRecurringJobs(queue, [{ name: 'tidy', cron: ONCE_A_YEAR, run }]);
  await expect.poll(() => run.mock.calls.length, soon).toBe(1);
  const [schedule] = await database.sql`select name, cron from desk_jobs.schedule`;
  expect(schedule).toEqual({ name: 'tidy', cron: ONCE_A_YEAR });
  await queue.close();
});

test('startRecurringJobs: one of two copies runs each job, and at most one job waits', async () => {
  await using database = await openTestDatabase();
  const gate = Promise.withResolvers<void>();
  let runs = 0;
  const run = async () => {
    runs += 1;
    await gate.promise;
  };
  const [one, other] = [openQueue(database.url), openQueue(database.url)];
  await startRecurringJobs(one, [{ name: 'tidy', cron: ONCE_A_YEAR, run }]);
  await expect.poll(() => runs, soon).toBe(1);
  const boss = await one.boss();
  const ids = [await boss.send('tidy'), await boss.send('tidy'), await boss.send('tidy')];
  expect(ids.map((id) => id !== null)).toEqual([true, false, false]);
  gate.resolve();
  await expect.poll(() => runs, soon).toBe(2);
  await startRecurringJobs(other, [{ name: 'tidy', cron: ONCE_A_YEAR, run }]);
  await expect.poll(() => runs, soon).toBe(3);
  const isDone = async () =>
    (await database.sql`select 1 from desk_jobs.job where name = 'tidy' and state <> 'completed'`).length === 0;
  await expect.poll(isDone, soon).toBe(true);
  expect(runs).toBe(3);
  for (const copy of [one, other]) await copy.close();
});

test('startRecurringJobs: a job that failed runs again at its next time', async () => {
  await using database = await openTestDatabase();
  const run = vi.fn(async () => {
    throw new Error('it failed');
  });
  const queue = openQueue(database.url);
  await startRecurringJobs(queue, [{ name: 'tidy', cron: ONCE_A_YEAR, run }]);
  await expect.poll(() => run.mock.calls.length, soon).toBe(1);
  const boss = await queue.boss();
  await boss.send('tidy');
  await expect.poll(() => run.mock.calls.length, soon).toBe(2);
  await queue.close();
});

test('startRecurringJobs: deletes the schedule of an unknown job, unless it was renewed in the last day, and renews its own', async () => {
  await using database = await openTestDatabase();
  const queue = openQueue(database.url);
  const boss = await queue.boss();
  for (const name of ['renamed-job', 'job-of-another-release', 'tidy']) {
    await boss.createQueue(name);
    await boss.schedule(name, ONCE_A_YEAR);
  }
  await database.sql`
    update desk_jobs.schedule set updated_on = now() - interval '25 hours' where name in ('renamed-job', 'tidy')`;
  await startRecurringJobs(queue, [{ name: 'tidy', cron: ONCE_A_YEAR, run: async () => {} }]);
  const schedules = await database.sql`
    select name, updated_on > now() - interval '1 hour' as renewed from desk_jobs.schedule order by name`;
  expect(schedules).toEqual([
    { name: 'job-of-another-release', renewed: true },
    { name: 'tidy', renewed: true },
  ]);
  await queue.close();
});
