import postgres, { type Sql } from 'postgres';
import { expect, it } from 'vitest';
import { testDatabase } from '#scripts/test/database.ts';
import { anEvent, asAppended, someEvents, take } from '../contract-events.ts';
import { postgresStore } from './postgres-store.ts';

/** The backends that listen for appends to this database. */
const listeners = (sql: Sql) => sql<{ pid: number }[]>`
  select pid from pg_stat_activity where query = 'listen log_appended' and datname = current_database()`;

it('still delivers when the notification connection was killed, and listens again', async () => {
  await using database = await testDatabase();
  const other = postgres(database.url, { max: 2 });
  const [reader, writer] = [postgresStore({ sql: database.sql, pollMs: 50 }), postgresStore({ sql: other })];
  const events = someEvents(20);
  const received = take(reader, events.length);
  let version = 0;
  for (const event of events) {
    if (version === 5) {
      await expect.poll(async () => (await listeners(database.sql)).length).toBe(1);
      for (const { pid } of await listeners(database.sql)) await database.sql`select pg_terminate_backend(${pid})`;
    }
    await writer.append('s', [event], version === 0 ? 'no-stream' : version);
    version += 1;
  }
  expect((await received).map(asAppended)).toEqual(events);
  await expect.poll(async () => (await listeners(database.sql)).length, { timeout: 5000 }).toBe(1);
  await Promise.all([reader.close(), writer.close()]);
  await other.end();
});

it('is woken by its own appends and by those of others long before it would poll', async () => {
  await using database = await testDatabase();
  const other = postgres(database.url, { max: 2 });
  const [reader, writer] = [postgresStore({ sql: database.sql, pollMs: 60_000 }), postgresStore({ sql: other })];
  const received = take(reader, 2);
  await expect.poll(async () => (await listeners(database.sql)).length).toBe(1);
  await reader.append('own', [anEvent()], 'no-stream');
  await writer.append('others', [anEvent()], 'no-stream');
  expect((await received).map((event) => event.stream)).toEqual(['own', 'others']);
  await Promise.all([reader.close(), writer.close()]);
  await other.end();
});
