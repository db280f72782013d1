import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Sql } from 'postgres';
import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { type EventStore, LogGapError } from '#events/store/port/event-store.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { balancesProjection } from '../classes/balances/projection.ts';
import {
  beforeRebuildCaughtUp,
  countSessionsWaitingForLock,
  openTestEngine,
  terminateLockHolder,
  waitUntil,
} from '../test/engine-fixture.ts';
import {
  createCountingProjection,
  createProjectionWithRefusedRow,
  createProjectionWithTooLongText,
  createThrowingProjection,
} from '../test/faulty-projection-fake.ts';
import { hashTables } from '../test/hash-tables.ts';
import { appendAll } from '../test/log-writer-fixture.ts';
import { createStudentLog } from '../test/student-log-fixture.ts';
import { readCheckpointPosition, takeOverCheckpoint } from './checkpoint.ts';
import { listParkedRows } from './parked.ts';
import { toReadSchemaName } from './read-schema.ts';
import { dropUnusedSchemas, registerSchemaUse } from './schema-use.ts';

/** Long enough for a rebuild. */
const log = await createStudentLog(createInMemoryKeyRing(), 40, 1_200, 9);
/** How many events are before the gap that the log of one test has. */
const EVENTS_BEFORE_GAP = 1_150;
const BUILDING = 'the read models are empty: building them from the log';
const BUILT = 'built the read models from the log';

type Engine = ReturnType<typeof openTestEngine>;
const linesOf = ({ lines: all }: Engine, text: string) => all.filter((line) => line.text === text);

const listSchemas = async (sql: Sql): Promise<string[]> =>
  (await sql`select nspname from pg_namespace where nspname like 'read%' order by 1`).map(({ nspname }) => nspname);

/** The read schemas that are left once the sweep has dropped those that no process uses. */
const listSchemasAfterSweep = async (sql: Sql, own: string): Promise<string[]> => {
  await dropUnusedSchemas(sql, own);
  return listSchemas(sql);
};

/** Identifies the served tables: a rebuild replaces them by others. */
const loadTableId = async (sql: Sql, schema: string): Promise<number> => {
  const [row] = await sql<[{ id: number }]>`select to_regclass(${`${schema}.balances`})::oid as id`;
  return row.id;
};

/** Expects that the served tables hold the whole log, and that they are the only ones of their release. */
const expectWhole = async ({ sql, projections, rebuild }: Engine): Promise<void> => {
  const schema = toReadSchemaName(projections);
  const served = await hashTables(sql, schema);
  expect(await rebuild()).toMatchObject({ events: log.length, parked: 0 });
  expect(await hashTables(sql, schema)).toBe(served);
  await expect.poll(() => listSchemasAfterSweep(sql, schema)).toEqual([schema]);
};

test('foldAsLeader: rebuilds the read models of a new release, loses no new event and leaves those of the old release', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  await using before = openTestEngine(database, [createCountingProjection()]);
  await using after = openTestEngine(database, [{ ...createCountingProjection(), version: 2 }]);
  const [older, newer] = [before, after].map(({ projections }) => toReadSchemaName(projections)) as [string, string];
  await using _ = await registerSchemaUse(sql, older);
  const oldRunner = before.run();
  await appendAll(before.store, log.slice(0, 1_100));
  await oldRunner.caughtUp();
  let during = '';
  const store = beforeRebuildCaughtUp(after.store, async () => {
    during = await hashTables(sql, older);
    await appendAll(before.store, log.slice(1_100));
  });
  const served = await hashTables(sql, older);

  const runner = after.run({ store });

  await expect.poll(() => linesOf(after, BUILT)).toMatchObject([{ fields: { schema: newer, events: 1_100 } }]);
  expect(during).toBe(served);
  await Promise.all([oldRunner.caughtUp(), runner.caughtUp()]);
  expect(await hashTables(sql, newer)).toBe(await hashTables(sql, older));
  const [counted] = await sql`select sum(events)::int as events from ${sql(newer)}.counts`;
  expect(counted?.events).toBe(log.length);
  await expect.poll(() => listSchemasAfterSweep(sql, newer)).toEqual([older, newer].sort());
});

test('foldAsLeader: folds new events after a rebuild although a transaction still reads the replaced tables', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [createCountingProjection(), balancesProjection]);
  const { sql, schema } = engine;
  await appendAll(engine.store, log.slice(0, 1_100));
  const reader = await sql.reserve();
  try {
    const store = beforeRebuildCaughtUp(engine.store, async () => {
      await reader`begin`;
      await reader`lock table ${reader(schema)}.balances in access share mode`;
    });
    const runner = engine.run({ store });
    await expect.poll(() => linesOf(engine, BUILT)).toHaveLength(1);
    await appendAll(engine.store, log.slice(1_100));
    await runner.caughtUp();
  } finally {
    await reader`rollback`;
    reader.release();
  }
  await expectWhole(engine);
});

test('foldAsLeader: of two copies that start at once, one rebuilds', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [createCountingProjection(), balancesProjection]);
  await appendAll(engine.store, log);
  await Promise.all([engine.run(), engine.run()].map((runner) => runner.caughtUp()));
  expect(linesOf(engine, BUILDING)).toHaveLength(1);
  await expectWhole(engine);
});

test('foldAsLeader: does not serve what it rebuilt if its lease is lost, and the next leader rebuilds', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [createCountingProjection(), balancesProjection]);
  const { sql, schema } = engine;
  await appendAll(engine.store, log);
  let cut = 0;
  let served: bigint | undefined;
  const store = beforeRebuildCaughtUp(engine.store, async (signal) => {
    cut = await terminateLockHolder(sql, `rollbook leader ${schema}`);
    await waitUntil(() => signal.aborted);
    served = await readCheckpointPosition(sql, schema);
  });
  await engine.run({ store }).caughtUp();
  expect([cut, served]).toEqual([1, 0n]);
  await expect.poll(() => [BUILDING, BUILT].map((text) => linesOf(engine, text).length)).toEqual([2, 1]);
  await expectWhole(engine);
});

test('foldAsLeader: does not replace tables that another leader has taken over during its rebuild', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [createCountingProjection(), balancesProjection]);
  const { sql, schema } = engine;
  await appendAll(engine.store, log);
  const store = beforeRebuildCaughtUp(engine.store, () => takeOverCheckpoint(sql, schema));
  await engine.run({ store }).caughtUp();
  await expect.poll(() => [BUILDING, BUILT].map((text) => linesOf(engine, text).length)).toEqual([2, 1]);
  await expectWhole(engine);
});

const leaderProcess = (parameters: readonly string[], env: Record<string, string> = {}) =>
  fork(new URL('../test/leader-process.ts', import.meta.url), parameters, { env: { ...process.env, ...env } });

test.each([
  ['while rows are copied', 'after-fold:kill#2', false],
  ['before the swap', 'before-commit:kill#2', false],
  ['between the swap and dropping the old tables', 'after-commit:kill#2', true],
])('foldAsLeader: killed %s, the next start completes the read models', async (_, crash, isSwapped) => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [balancesProjection]);
  const { sql, schema } = engine;
  await appendAll(engine.store, log);

  const [, signal] = await once(leaderProcess([database.url], { CRASHPOINT: crash }), 'exit');

  expect(signal).toBe('SIGKILL');
  expect(await listSchemas(sql)).toHaveLength(2);
  // Events of others on the server can be read beyond the last one of this log.
  expect(((await readCheckpointPosition(sql, schema)) ?? -1n) >= (isSwapped ? await engine.store.head() : 1n)).toBe(
    isSwapped,
  );
  await engine.run().caughtUp();
  await expect.poll(() => linesOf(engine, BUILT)).toHaveLength(isSwapped ? 0 : 1);
  await expect.poll(() => listSchemasAfterSweep(sql, schema)).toEqual([schema]);
  await expectWhole(engine);
});

test.each(['before', 'in'])(
  'foldAsLeader: a copy that hangs %s the swap delays the next leader only until its lease ends',
  async (where) => {
    await using database = await openTestDatabase();
    await using engine = openTestEngine(database, [balancesProjection]);
    const { sql, schema } = engine;
    await appendAll(engine.store, log);
    const leader = leaderProcess([database.url, 'pause']);
    const gone = once(leader, 'exit');
    try {
      await once(leader, 'message');
      if (where === 'before') leader.kill('SIGSTOP');
      else {
        await sql.begin(async (transaction) => {
          await transaction`select from ${transaction(schema)}.checkpoint for update`;
          leader.send('continue');
          await waitUntil(async () => (await countSessionsWaitingForLock(sql)) === 1);
          leader.kill('SIGSTOP');
        });
      }
      await engine.run().caughtUp();
      await expect.poll(() => linesOf(engine, BUILT)).toHaveLength(1);
      const served = await loadTableId(sql, schema);

      leader.kill('SIGCONT');
      if (where === 'before') leader.send('continue');
      // The copy that hung drops what it has rebuilt.
      await expect.poll(() => listSchemasAfterSweep(sql, schema)).toEqual([schema]);
      expect(await loadTableId(sql, schema)).toBe(served);
    } finally {
      leader.kill('SIGKILL');
      await gone;
    }
    await expectWhole(engine);
  },
);

test.each([
  ['makes a fold throw', createThrowingProjection(log[600]?.id as string)],
  ['makes a row that PostgreSQL refuses', createProjectionWithRefusedRow(log[600]?.id as string)],
  ['makes a journal row that PostgreSQL refuses', createProjectionWithTooLongText(log[600]?.id as string)],
])('foldAsLeader: parks the same rows in a rebuild as one event after another, if an event %s', async (_, faulty) => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [faulty, balancesProjection]);
  const { sql, schema } = engine;
  const first = engine.run();
  await appendAll(engine.store, log);
  await first.caughtUp();
  await first.stop();
  const live = [await listParkedRows(sql, schema), await hashTables(sql, schema)];
  expect(live[0]).toHaveLength(1);
  await sql`drop schema ${sql(schema)} cascade`;
  engine.lines.length = 0;

  await engine.run().caughtUp();

  await expect.poll(() => linesOf(engine, BUILT)).toHaveLength(1);
  expect([await listParkedRows(sql, schema), await hashTables(sql, schema)]).toEqual(live);
  await expect
    .poll(() => engine.lines.filter(({ fields }) => 'parked' in fields))
    .toMatchObject([{ fields: { schema, parked: 1 } }]);
});

test('foldAsLeader: builds new read models of the events before a gap in the log', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [balancesProjection]);
  const { sql, schema } = engine;
  await appendAll(engine.store, log);
  const positions: bigint[] = [];
  for await (const { events } of readLogToEnd(engine.store)) positions.push(...events.map(({ position }) => position));
  const gap = positions[EVENTS_BEFORE_GAP - 1] as bigint;
  const store: EventStore = {
    ...engine.store,
    // The program's subscriptions wait at a gap, but those with the source `stored` fail.
    async *subscribe(after, signal, source) {
      for await (const item of engine.store.subscribe(after, signal, source)) {
        const events = item.kind === 'batch' ? item.events.filter(({ position }) => position <= gap) : [];
        if (events.length > 0) yield { kind: 'batch', events, position: events.at(-1)?.position as bigint };
        if (item.position <= gap) continue;
        if (source === 'stored') throw new LogGapError('a gap');
        await once(signal, 'abort');
      }
    },
  };

  engine.run({ store });

  await waitUntil(async () => (await readCheckpointPosition(sql, schema)) === gap);
  const [sum] = await sql`select sum(version)::int as events from ${sql(schema)}.balances`;
  expect(sum?.events).toBe(EVENTS_BEFORE_GAP);
});
