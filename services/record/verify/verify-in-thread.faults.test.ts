import { expect, test } from 'vitest';
import { ThreadStalledError } from '#services/platform/costly-work/run-in-thread.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { VerifyRunningError } from './compare-read-models.ts';
import { verifyInThread } from './verify-in-thread.ts';

const centre = await openForAllTests(openTestCentre());
await centre.createStudent({ classes: 4 });
await centre.program.runner.caughtUp();

const verify = async (stalledMs?: number) => {
  const { config, readModels, loadSealKey } = centre.program;
  const { publicKey } = await loadSealKey();
  return verifyInThread({ ...config, schema: readModels.schema, publicKey }, () => {}, stalledMs);
};

test('verifyInThread: ends a check that makes no progress, says that one is running meanwhile, and then runs again', async () => {
  const { sql, readModels } = centre.program;
  const began = new Date();
  const lock = Promise.withResolvers<void>();
  const locking = sql.begin(async (tx) => {
    await tx`lock table ${tx(readModels.schema)}.balances in access exclusive mode`;
    await lock.promise;
  });
  const stalling = expect(verify(6_000)).rejects.toThrow(ThreadStalledError);
  const isRunning = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and application_name = 'rollbook verify'`
    ).count > 0;
  await expect.poll(isRunning).toBe(true);
  const error: unknown = await verify().catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(VerifyRunningError);
  const { since } = error as VerifyRunningError;
  expect(since?.getTime()).toBeGreaterThan(began.getTime() - 1_000);
  expect(since?.getTime()).toBeLessThan(Date.now() + 1_000);
  await stalling;
  lock.resolve();
  await locking;
  await expect.poll(async () => (await verify().catch(() => undefined))?.students).toBe(1);
}, 60_000);
