import type { Sql } from 'postgres';
import { expect } from 'vitest';
import type { EventStore } from '#events/store/port/event-store.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { balancesProjection } from '../classes/balances/projection.ts';
import { beforeRebuildCaughtUp, openTestEngine, terminateLockHolder } from '../test/engine-fixture.ts';
import { hashTables } from '../test/hash-tables.ts';
import { jsonProjection } from '../test/json-projection-fake.ts';
import { appendAll } from '../test/log-writer-fixture.ts';
import { createStudentLog } from '../test/student-log-fixture.ts';
import { readCheckpointPosition } from './checkpoint.ts';
import { dropUnusedSchemas } from './schema-use.ts';

/** The tables with their settings, and their indexes. */
const listDefinitions = (sql: Sql, schema: string) => sql`
  select c.relname, c.relpersistence, c.reloptions, pg_get_indexdef(c.oid) as index
  from pg_class c where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'i') order by c.relname`;

test('rebuildReadModels: copies rows, reads them again and changes them, with the same result as the runner', async () => {
  await using database = await openTestDatabase('read-models');
  await using engine = openTestEngine(database);
  const { schema } = engine;
  await appendAll(engine.store, await createStudentLog(engine.keys, 40, 3_000, 1));
  await engine.run().caughtUp();
  const live = await hashTables(engine.sql, schema);
  const definitions = await listDefinitions(engine.sql, schema);

  const rebuilt = await engine.rebuild();

  expect(await listDefinitions(engine.sql, schema)).toEqual(definitions);

  expect(rebuilt).toMatchObject({ schema, events: 3_000, parked: 0 });
  expect(rebuilt.position).toBeGreaterThanOrEqual(await engine.store.head());
  expect(await hashTables(engine.sql, schema)).toBe(live);
  await dropUnusedSchemas(engine.sql, schema);
  const schemas = await engine.sql`select nspname from pg_namespace where nspname like 'read%'`;
  expect(schemas.map(({ nspname }) => nspname)).toEqual([schema]);
});

test('rebuildReadModels: does not wait for a transaction that still reads the replaced tables', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [balancesProjection]);
  const { schema } = engine;
  await appendAll(engine.store, await createStudentLog(engine.keys, 5, 100, 3));
  await engine.rebuild();
  const reader = await engine.sql.reserve();
  try {
    const store = beforeRebuildCaughtUp(engine.store, async () => {
      await reader`begin`;
      await reader`lock table ${reader(schema)}.balances in access share mode`;
    });
    expect(await engine.rebuild({ store })).toMatchObject({ events: 100, parked: 0 });
  } finally {
    await reader`rollback`;
    reader.release();
  }
  expect(await dropUnusedSchemas(engine.sql, schema)).toEqual([`${schema}_old`]);
});

test('rebuildReadModels: the runner continues with the swapped tables and loses no events', async () => {
  await using database = await openTestDatabase('read-models');
  await using engine = openTestEngine(database);
  const { schema } = engine;
  const log = await createStudentLog(engine.keys, 5, 300, 2);
  const runner = engine.run();
  await appendAll(engine.store, log.slice(0, 200));
  await runner.caughtUp();
  const before = await engine.store.head();

  const [, swapped] = await Promise.all([appendAll(engine.store, log.slice(200)), engine.rebuild()]);
  await runner.caughtUp();

  expect(swapped.position).toBeGreaterThanOrEqual(before);
  expect(await readCheckpointPosition(engine.sql, schema)).toBeGreaterThanOrEqual(await engine.store.head());
  const kept = await hashTables(engine.sql, schema);
  await engine.rebuild();
  expect(await hashTables(engine.sql, schema)).toBe(kept);
});

test('rebuildReadModels: rows with JSON are the same in the runner, after loading, after redelivery and after a rebuild', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [jsonProjection]);
  const { sql, schema } = engine;
  const log = await createStudentLog(engine.keys, 300, 900, 8);
  await appendAll(engine.store, log.slice(0, 600));
  const first = engine.run();
  await first.caughtUp();
  await first.stop();
  await appendAll(engine.store, log.slice(600));
  const second = engine.run();
  await second.caughtUp();
  const live = await hashTables(sql, schema);
  await second.stop();
  await sql`update ${sql(schema)}.checkpoint set position = 0`;
  await engine.run().caughtUp();
  expect(await hashTables(sql, schema)).toBe(live);

  expect(await engine.rebuild()).toMatchObject({ events: 900, parked: 0 });

  expect(await hashTables(sql, schema)).toBe(live);
});

const cutCopies = async (sql: Sql): Promise<number> => {
  const cut = await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like 'copy %'`;
  return cut.length;
};
const cutLease = (sql: Sql, schema: string) => terminateLockHolder(sql, `rollbook rebuild ${schema}`);

testInFaults.each([
  ['of a COPY', cutCopies, /CONNECTION_|terminat|ECONN|EPIPE/],
  ['with the lease', cutLease, /lost its connection/],
])(
  'rebuildReadModels: fails if the connection %s is cut, the old tables stay served, and the next rebuild succeeds',
  async (_, cut, name) => {
    await using database = await openTestDatabase('read-models');
    await using engine = openTestEngine(database);
    const { sql, store, schema } = engine;
    await appendAll(store, await createStudentLog(engine.keys, 5, 300, 7));
    await engine.run().caughtUp();
    const served = await hashTables(sql, schema);

    let ended = 0;
    const cutting: EventStore = {
      ...store,
      async *subscribe(...subscribing) {
        for await (const item of store.subscribe(...subscribing)) {
          if (item.kind === 'caught-up' && ended === 0) ended = await cut(sql, schema);
          yield item;
        }
      },
    };
    await expect(engine.rebuild({ store: cutting })).rejects.toThrow(name);

    expect(ended).toBeGreaterThan(0);
    expect(await hashTables(sql, schema)).toBe(served);
    expect(await engine.rebuild()).toMatchObject({ events: 300, parked: 0 });
    expect(await hashTables(sql, schema)).toBe(served);
  },
);
