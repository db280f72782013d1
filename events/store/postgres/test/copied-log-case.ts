/** Tests that the copy of a log on another server continues the original log. */
import postgres, { type Sql } from 'postgres';
import { expect } from 'vitest';
import { createEventFixtures, takeUntilCaughtUp } from '../../test/event-fixtures.ts';
import { openPostgresStore } from '../open-postgres-store.ts';

/**
 * Fills a log, copies it, and expects that the copy has the same events at the same positions for subscribers from any
 * position, gives a retried append the same outcome, and continues with the next position.
 */
export const expectCopyEqualsLog = async (from: Sql, copy: () => Promise<string>): Promise<void> => {
  const old = openPostgresStore({ sql: from });
  for (let n = 0; n < 12; n += 1)
    await old.append(`s${n % 3}`, createEventFixtures(2), n < 3 ? 'no-stream' : 2 * ((n / 3) | 0));
  const [last, odd] = [createEventFixtures(2), '{"b":1,"a":[1.10,9007199254740993],"é":"\\u00e9\\t\\\\N"}'];
  const then = await old.append('last', [{ ...(last[0] as (typeof last)[0]), data: odd }], 'no-stream');
  const stood = await takeUntilCaughtUp(old);
  expect(stood.events).toHaveLength(25);

  const sql = postgres(await copy(), { max: 2 });
  const store = openPostgresStore({ sql });
  expect(await takeUntilCaughtUp(store)).toEqual(stood);
  expect((await takeUntilCaughtUp(store, 17n)).events).toEqual(stood.events.slice(17));
  expect(await store.append('last', [{ ...(last[0] as (typeof last)[0]), data: odd }], 'no-stream')).toEqual(then);
  expect(await store.append('last', createEventFixtures(1), 1)).toEqual({
    status: 'appended',
    version: 2,
    position: 26n,
  });
  expect((await takeUntilCaughtUp(store, stood.position)).position).toBe(26n);
  await expect(sql`delete from log.events`).rejects.toMatchObject({ code: '42501' });
  await Promise.all([old.close(), store.close()]);
  await sql.end();
};
