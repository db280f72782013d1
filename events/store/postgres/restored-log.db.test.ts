import { expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import { PositionAheadOfLogError } from '../port/event-store.ts';
import { createEventFixtures, takeUntilCaughtUp } from '../test/event-fixtures.ts';
import { openPostgresStore } from './open-postgres-store.ts';

/** Sets the log back to a position, like the restore of a backup while the program keeps its connections. */
const restoreTo = ({ sql }: TestDatabase, position: number) =>
  sql.begin(async (transaction) => {
    await transaction`alter table log.events disable trigger refuse_change`;
    await transaction`delete from log.events where position > ${position}`;
    await transaction`alter table log.events enable always trigger refuse_change`;
  });
const ids = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

test('after a restore from an older backup, a new subscription yields the events of the log, not those that this process had appended', async () => {
  await using database = await openTestDatabase();
  const [store, other] = [
    openPostgresStore({ sql: database.sql, pollMs: 20 }),
    openPostgresStore({ sql: database.sql }),
  ];
  await store.append('s', createEventFixtures(3), 'no-stream');
  await store.append('s', createEventFixtures(2), 3);
  await restoreTo(database, 3);
  const given: string[] = [];
  for await (const { kind } of store.subscribe(3n, AbortSignal.timeout(20_000))) {
    given.push(kind);
    if (given.length === 3) break;
  }
  expect(given).toEqual(['caught-up', 'caught-up', 'caught-up']);

  await store.append('s', createEventFixtures(2), 3);
  await restoreTo(database, 3);
  const newer = createEventFixtures(3);
  await other.append('t', newer, 'no-stream');
  expect(ids((await takeUntilCaughtUp(store, 3n)).events)).toEqual(ids(newer));
  const next = createEventFixtures(1);
  await store.append('s', next, 3);
  expect(ids((await takeUntilCaughtUp(store, 3n)).events)).toEqual(ids([...newer, ...next]));
  await Promise.all([store.close(), other.close()]);
});

test.each([
  ['shorter', 0],
  ['as long', 2],
  ['longer', 4],
])('after a restore from an older backup, with %s now, a running subscription ends', async (_, since) => {
  await using database = await openTestDatabase();
  const [reader, writer] = [
    openPostgresStore({ sql: database.sql, pollMs: 20 }),
    openPostgresStore({ sql: database.sql }),
  ];
  await writer.append('s', createEventFixtures(3), 'no-stream');
  await writer.append('s', createEventFixtures(2), 3);
  const caughtUp = Promise.withResolvers<void>();
  const reading = (async () => {
    for await (const item of reader.subscribe(0n, AbortSignal.timeout(20_000))) {
      if (item.kind === 'caught-up') caughtUp.resolve();
    }
  })();
  const ended = expect(reading).rejects.toBeInstanceOf(PositionAheadOfLogError);
  await caughtUp.promise;
  await restoreTo(database, 3);
  if (since > 0) await openPostgresStore({ sql: database.sql }).append('t', createEventFixtures(since), 'no-stream');
  await ended;
  await Promise.all([reader.close(), writer.close()]);
});

test('after another server replaced this one, a subscription no longer yields events that were appended over the lost connection', async () => {
  await using database = await openTestDatabase();
  const [store, other] = [openPostgresStore({ sql: database.sql }), openPostgresStore({ sql: database.sql })];
  const read = createEventFixtures(2);
  await store.append('s', read, 'no-stream');
  const reading = store.subscribe(0n, AbortSignal.timeout(20_000))[Symbol.asyncIterator]();
  expect((await reading.next()).value).toMatchObject({ position: 2n });
  // The event is appended while the subscriber is busy.
  await store.append('s', createEventFixtures(1), 2);
  await restoreTo(database, 2);
  const newer = createEventFixtures(2);
  await other.append('t', newer.slice(0, 1), 'no-stream');
  await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  // Its position follows the position of the lost event.
  await expect.poll(() => store.append('t', newer.slice(1), 1).catch(() => undefined)).toMatchObject({ position: 4n });
  expect(ids((await reading.next()).value.events)).toEqual(ids(newer));
  await reading.return?.();
  await Promise.all([store.close(), other.close()]);
});
