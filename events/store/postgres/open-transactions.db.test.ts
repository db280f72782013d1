import postgres, { type Sql, type TransactionSql } from 'postgres';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import type { AppendOutcome } from '../port/event-store.ts';
import { createEventFixtures, takeEvents } from '../test/event-fixtures.ts';
import { openPostgresStore } from './open-postgres-store.ts';
import { appendGroup } from './statements.ts';

const append = (sql: Sql | TransactionSql, expected: number): Promise<AppendOutcome[]> =>
  appendGroup(sql as Sql, [{ stream: 's', events: createEventFixtures(1), expected }]);

it('a stream keeps its order when a transaction takes its id first and appends second', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const store = openPostgresStore({ sql });
  const received = takeEvents(store, 2);
  await sql.begin(async (early) => {
    await early`select pg_current_xact_id()`;
    await append(sql, 0);
    await append(early, 1);
  });
  const events = await received;
  expect(events.map(({ version, position }) => [version, position])).toEqual([
    [1, 1n],
    [2, 2n],
  ]);
  // A reader in the order of transaction ids gets them in the wrong order.
  const byTransaction = await sql<{ version: string }[]>`
    select version::text from log.events order by xmin::text::bigint`;
  expect(byTransaction.map(({ version }) => version)).toEqual(['2', '1']);
  await store.close();
});

it('a subscription is not delayed by an open transaction in another database of the server', async () => {
  await using database = await openTestDatabase();
  await using elsewhere = await openTestDatabase();
  const pool = postgres(database.url, { max: 2 });
  const store = openPostgresStore({ sql: pool });
  await elsewhere.sql.begin(async (open) => {
    await open`select pg_current_xact_id()`;
    const received = takeEvents(store, 3);
    for (let version = 0; version < 3; version += 1) await append(database.sql, version);
    expect((await received).map(({ version }) => version)).toEqual([1, 2, 3]);
    // A reader that waits until no older transaction is open sees nothing yet.
    const settled = await pool`
      select id from log.events where xmin::text::bigint < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
    expect(settled).toHaveLength(0);
  });
  await store.close();
  await pool.end();
});
