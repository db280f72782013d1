import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { LogGapError, StoreUnavailableError } from '../port/event-store.ts';
import { createEventFixture, createEventFixtures, takeEvents, takeUntilCaughtUp } from '../test/event-fixtures.ts';
import { openPostgresStore } from './open-postgres-store.ts';

it('neither an open transaction nor one with an old snapshot delays the store', async () => {
  await using database = await openTestDatabase();
  const store = openPostgresStore({ sql: database.sql });
  const open = postgres(database.url, { max: 1 });
  await open.begin('isolation level repeatable read', async (transaction) => {
    await transaction`create table held_open (id integer)`;
    await transaction`select count(*) from log.events`;
    const received = takeEvents(store, 30);
    for (let n = 0; n < 10; n += 1) await store.append(`s${n}`, createEventFixtures(3), 'no-stream');
    expect((await received).map((event) => event.position)).toEqual(
      Array.from({ length: 30 }, (_, n) => BigInt(n + 1)),
    );
  });
  await store.close();
  await open.end();
});

it('the log has no gap when several pools append at once and some of their connections are cut', async () => {
  await using database = await openTestDatabase();
  const pools = Array.from({ length: 12 }, () => postgres(database.url, { max: 2 }));
  const stores = pools.map((sql) => openPostgresStore({ sql }));
  const reader = openPostgresStore({ sql: database.sql });
  let acknowledged = 0;
  const cutting = (async () => {
    for (let cut = 0; cut < 5; cut += 1) {
      await setTimeout(30);
      await database.sql`select pg_terminate_backend(pid) from (select pid from pg_stat_activity
        where query like '%log.append%' and pid <> pg_backend_pid() and datname = current_database() limit 2) cut`;
    }
  })();
  await Promise.all(
    stores.flatMap((store, n) =>
      Array.from({ length: 3 }, async (_, writer) => {
        for (let append = 0; append < 30; append += 1) {
          const events = createEventFixtures(2);
          for (;;) {
            const outcome = await store
              .append(`s${n}-${writer}-${append}`, events, 'no-stream')
              .catch((error: unknown) => error);
            if (outcome instanceof StoreUnavailableError) continue;
            expect(outcome).toMatchObject({ status: 'appended', version: 2 });
            break;
          }
          acknowledged += events.length;
        }
      }),
    ),
  );
  await cutting;
  const { events } = await takeUntilCaughtUp(reader);
  expect(events).toHaveLength(acknowledged);
  expect(events.at(-1)?.position).toBe(BigInt(acknowledged));
  expect(new Set(events.map((event) => event.id)).size).toBe(acknowledged);
  await Promise.all([...stores, reader].map((store) => store.close()));
  await Promise.all(pools.map((sql) => sql.end()));
});

it('positions are ordered as numbers, also when they gain a digit and beyond 2⁵³', async () => {
  await using database = await openTestDatabase();
  const store = openPostgresStore({ sql: database.sql });
  await store.append('s', createEventFixtures(1005), 'no-stream');
  const { events } = await takeUntilCaughtUp(store, 5n);
  expect(events.map((event) => event.position)).toEqual(Array.from({ length: 1000 }, (_, n) => BigInt(n + 6)));

  const far = 2n ** 53n;
  await database.sql`insert into log.events
    values (${String(far)}, 'far', 1, ${crypto.randomUUID()}, 'T', 1, '2026-11-21T00:00:00.000Z', '{}', '{}', '')`;
  await expect(takeUntilCaughtUp(store)).rejects.toBeInstanceOf(LogGapError);
  expect(await store.append('t', createEventFixtures(2), 'no-stream')).toMatchObject({ position: far + 2n });
  expect((await takeUntilCaughtUp(store, far)).events.map((event) => event.position)).toEqual([far + 1n, far + 2n]);
  await store.close();
});

it('a stream is read in the order of its versions, whatever the physical order of its rows', async () => {
  await using database = await openTestDatabase();
  await database.sql`insert into log.events
    select n, 's', n, gen_random_uuid(), 'T', 1, '2026-11-21T00:00:00.000Z', '{}', '{}', ''
    from generate_series(12, 1, -1) n`;
  // Reads in physical order, as for a large table.
  const sql = postgres(database.url, { max: 1, connection: { enable_indexscan: 'off' } });
  const store = openPostgresStore({ sql });
  expect((await store.read('s', 2)).map(({ version }) => version)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  await store.close();
  await sql.end();
});

it.each([9n, 999n, 2n ** 53n - 1n, 2n ** 53n])(
  'the log continues in order after position %s, for reads and live subscriptions',
  async (border) => {
    await using database = await openTestDatabase();
    const other = postgres(database.url, { max: 2 });
    const [store, reader] = [openPostgresStore({ sql: database.sql }), openPostgresStore({ sql: other, pollMs: 50 })];
    await database.sql`insert into log.events
    values (${String(border)}, 'far', 1, ${crypto.randomUUID()}, 'T', 1, '2026-11-21T00:00:00.000Z', '{}', '{}', '')`;
    const live = takeEvents(reader, 4, border);
    const expected = [1n, 2n, 3n, 4n].map((n) => border + n);
    expect(await store.append('one', [createEventFixture()], 'no-stream')).toMatchObject({ position: border + 1n });
    expect(await store.append('two', createEventFixtures(2), 'no-stream')).toMatchObject({ position: border + 3n });
    expect(await store.append('one', [createEventFixture()], 1)).toMatchObject({ position: border + 4n });
    expect((await live).map(({ position }) => position)).toEqual(expected);
    expect((await takeUntilCaughtUp(reader, border)).events.map(({ position }) => position)).toEqual(expected);
    expect((await takeUntilCaughtUp(reader, border + 1n)).events).toHaveLength(3);
    expect((await reader.read('one')).map(({ position }) => position)).toEqual([border + 1n, border + 4n]);
    expect(await reader.head()).toBe(border + 4n);
    await Promise.all([store.close(), reader.close()]);
    await other.end();
  },
);

it('the store tells an unavailable server from a refusal, and refuses an isolation level with an old snapshot', async () => {
  await using database = await openTestDatabase();
  const nowhere = postgres({ host: '127.0.0.1', port: 1, max: 1, backoff: false });
  const lost = openPostgresStore({ sql: nowhere });
  await expect(lost.append('s', [createEventFixture()], 'no-stream')).rejects.toBeInstanceOf(StoreUnavailableError);
  await expect(lost.read('s')).rejects.toBeInstanceOf(StoreUnavailableError);
  await expect(takeUntilCaughtUp(lost)).rejects.toBeInstanceOf(StoreUnavailableError);
  await lost.close();
  await nowhere.end();

  const strict = postgres(database.url, { connection: { default_transaction_isolation: 'serializable' } });
  const store = openPostgresStore({ sql: strict });
  await expect(store.append('s', [createEventFixture()], 'no-stream')).rejects.toThrow(/read committed/);
  await store.close();
  await strict.end();
});

it('readStreamKinds reads the events of these kinds in log order, up to a position, and ends when it is aborted', async () => {
  await using database = await openTestDatabase();
  const store = openPostgresStore({ sql: database.sql });
  for (const [stream, count] of [
    ['student-a', 3_000],
    ['practice-a', 2],
    ['student-b', 2_500],
    ['students', 1],
  ] as const)
    await store.append(stream, createEventFixtures(count), 'no-stream');
  await store.append('practice-b', createEventFixtures(1), 'no-stream');
  const collect = async (kinds: readonly string[], upTo: bigint, signal = new AbortController().signal) => {
    const positions: bigint[] = [];
    let last = 0n;
    for await (const { events, position } of store.readStreamKinds?.(kinds, upTo, signal) ?? []) {
      positions.push(...events.map((event) => event.position));
      last = position;
    }
    return { count: positions.length, ends: [positions[0], positions.at(-1)], last };
  };
  expect(await collect(['practice', 'student'], 5_503n)).toEqual({ count: 5_502, ends: [1n, 5_502n], last: 5_503n });
  expect(await collect(['student'], 5_504n)).toEqual({ count: 5_500, ends: [1n, 5_502n], last: 5_504n });
  expect(await collect(['practice'], 3_001n)).toEqual({ count: 1, ends: [3_001n, 3_001n], last: 3_001n });
  expect(await collect(['student'], 5_504n, AbortSignal.abort())).toMatchObject({ count: 0 });
  const [of] = await store.read('practice-a', 2, 1);
  for await (const { events } of store.readStreamKinds?.(['practice'], 3_002n, new AbortController().signal) ?? [])
    expect(events.at(-1)).toEqual(of);

  await database.sql.begin(async (tx) => {
    await tx`alter table log.events disable trigger refuse_change`;
    await tx`delete from log.events where position = 3001`;
  });
  // The missing event is of another kind.
  await expect(collect(['student'], 5_504n)).rejects.toThrow(
    new LogGapError('The log has a gap: of its first 5504 events, 1 cannot be read.'),
  );
  expect(await collect(['student'], 3_000n)).toMatchObject({ count: 3_000 });
  await store.close();
});
