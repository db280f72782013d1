import { beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { createSharedLimits, deleteEndedLimits } from './shared-limits.ts';

const { sql } = await openForAllTests(openTestDatabase());
beforeEach(() => sql`delete from desk.limits`);

const perHour = { name: 'test-attempts', points: 3, windowSeconds: 3_600 };

test('consume: two copies of the program share one limit for each key', async () => {
  const [one, other] = [createSharedLimits(sql), createSharedLimits(sql)];
  const uses = await Promise.all([one, other, one, other].map((limits) => limits.consume(perHour, 'ada')));
  expect(uses.filter(({ allowed }) => allowed)).toHaveLength(3);
  expect(await other.peek(perHour, 'ada')).toMatchObject({ allowed: false, remaining: 0 });
  expect(await other.consume(perHour, 'ben')).toMatchObject({ allowed: true, remaining: 2 });
});

test('consume: allows again once the window has ended', async () => {
  const limits = createSharedLimits(sql);
  await limits.consume(perHour, 'ada', 3);
  const refused = await limits.consume(perHour, 'ada');
  expect(refused.allowed).toBe(false);
  expect(refused.retryAfterSeconds).toBeGreaterThan(3_590);
  await sql`update desk.limits set expire = expire - 3600 * 1000`;
  expect(await limits.consume(perHour, 'ada')).toMatchObject({ allowed: true, remaining: 2 });
});

test('refund: gives back what was counted', async () => {
  const limits = createSharedLimits(sql);
  await limits.consume(perHour, 'ada', 3);
  await limits.refund(perHour, 'ada');
  expect(await limits.peek(perHour, 'ada')).toMatchObject({ allowed: true, remaining: 1 });
});

test('consume: stores keys only as hashes', async () => {
  await createSharedLimits(sql).consume(perHour, 'ada@rollbook.example');
  const [row] = await sql<{ key: string }[]>`select key from desk.limits`;
  expect(row?.key).not.toContain('ada');
});

test('deleteEndedLimits: deletes windows that have ended; no limit starts a timer', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const limits = createSharedLimits(sql);
  for (const name of ['test-one', 'test-other']) await limits.consume({ ...perHour, name }, 'ada');
  expect(timers.mock.calls.filter(([, ms]) => ms === 300_000)).toEqual([]);
  timers.mockRestore();
  await sql`update desk.limits set expire = expire - 3601 * 1000 where key like 'test-one:%'`;
  await deleteEndedLimits(sql);
  expect((await sql`select key from desk.limits`).map(({ key }) => key.split(':')[0])).toEqual(['test-other']);
});
