import postgres, { type Sql } from 'postgres';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { createEventFixture, createEventFixtures, takeEvents, toAppendedContent } from '../test/event-fixtures.ts';
import { openPostgresStore } from './open-postgres-store.ts';
import { appendGroup } from './statements.ts';

/** The server processes that listen for appends to this database. */
const listeners = (sql: Sql) => sql<{ pid: number }[]>`
  select pid from pg_stat_activity where query = 'listen log_appended' and datname = current_database()`;

it('a subscription still delivers after its notification connection was killed, and listens again', async () => {
  await using database = await openTestDatabase();
  const other = postgres(database.url, { max: 2 });
  const [reader, writer] = [openPostgresStore({ sql: database.sql, pollMs: 50 }), openPostgresStore({ sql: other })];
  const events = createEventFixtures(20);
  const received = takeEvents(reader, events.length);
  let version = 0;
  for (const event of events) {
    if (version === 5) {
      await expect.poll(async () => (await listeners(database.sql)).length).toBe(1);
      for (const { pid } of await listeners(database.sql)) await database.sql`select pg_terminate_backend(${pid})`;
    }
    await writer.append('s', [event], version === 0 ? 'no-stream' : version);
    version += 1;
  }
  expect((await received).map(toAppendedContent)).toEqual(events);
  await expect.poll(async () => (await listeners(database.sql)).length).toBe(1);
  await Promise.all([reader.close(), writer.close()]);
  await other.end();
});

it('a subscription delivers everything by polling when no notification arrives any more', async () => {
  await using database = await openTestDatabase();
  await using outside = await openTestDatabase();
  const name = new URL(database.url).pathname.slice(1);
  const pool = postgres(database.url, { max: 1, idle_timeout: 0, max_lifetime: 0 });
  const reader = openPostgresStore({ sql: pool, pollMs: 40 });
  const events = createEventFixtures(30);
  const received = takeEvents(reader, events.length);
  await expect.poll(async () => (await listeners(pool)).length).toBe(1);
  // Open connections stay; new ones are refused.
  await outside.sql.unsafe(`alter database ${name} allow_connections false`);
  await pool`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await listeners(pool)).length).toBe(0);

  for (const [version, event] of events.entries())
    await appendGroup(pool, [{ stream: 's', events: [event], expected: version }]);
  expect((await received).map(toAppendedContent)).toEqual(events);
  expect(await listeners(pool)).toHaveLength(0);
  await reader.close();
  await pool.end();
});

it('appends of this process and of others wake a subscription long before it would poll', async () => {
  await using database = await openTestDatabase();
  const other = postgres(database.url, { max: 2 });
  const [reader, writer] = [
    openPostgresStore({ sql: database.sql, pollMs: 60_000 }),
    openPostgresStore({ sql: other }),
  ];
  const messages = reader.subscribe(0n, AbortSignal.timeout(20_000))[Symbol.asyncIterator]();
  /** Reads until a query of the end of the log finds no more events. */
  const untilCaughtUp = async (position: bigint): Promise<string[]> => {
    const streams: string[] = [];
    for (;;) {
      const { value, done } = await messages.next();
      if (done) return streams;
      if (value.kind === 'batch') streams.push(...value.events.map(({ stream }) => stream));
      else if (value.position === position) return streams;
    }
  };
  await untilCaughtUp(0n);
  await expect.poll(async () => (await listeners(database.sql)).length).toBe(1);
  await reader.append('own', [createEventFixture()], 'no-stream');
  expect(await untilCaughtUp(1n)).toEqual(['own']);
  await writer.append('others', [createEventFixture()], 'no-stream');
  expect(await untilCaughtUp(2n)).toEqual(['others']);
  await messages.return?.();
  await Promise.all([reader.close(), writer.close()]);
  await other.end();
});

it('an append sends no notification inside its transaction, which would serialise the commits of the whole server', async () => {
  await using database = await openTestDatabase();
  const heard: string[] = [];
  await database.sql.listen('log_appended', (payload) => heard.push(payload));
  await appendGroup(database.sql, [{ stream: 's', events: [createEventFixture()], expected: 0 }]);
  await appendGroup(database.sql, [{ stream: 's', events: createEventFixtures(2), expected: 1 }]);
  await database.sql.notify('log_appended', 'after both');
  await expect.poll(() => heard.at(-1)).toBe('after both');
  expect(heard).toEqual(['after both']);
});
