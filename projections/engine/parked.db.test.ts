import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { takeUntilCaughtUp } from '#events/store/test/event-fixtures.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { balancesProjection } from '../classes/balances/projection.ts';
import { openTestEngine } from '../test/engine-fixture.ts';
import {
  createCountingProjection,
  createProjectionWithRefusedRow,
  createProjectionWithRepeatedKey,
  createProjectionWithTooLongText,
  createThrowingProjection,
} from '../test/faulty-projection-fake.ts';
import { hashTables } from '../test/hash-tables.ts';
import { appendAll } from '../test/log-writer-fixture.ts';
import { createStudentLog } from '../test/student-log-fixture.ts';
import { listParkedRows } from './parked.ts';

const CULPRIT = 75;
const log = await createStudentLog(createInMemoryKeyRing(), 4, 150, 3);
const culprit = log[CULPRIT];
if (!culprit) throw new Error('the course is too short');
const key = culprit.stream.slice('student-'.length);
const before = log.filter(({ stream, version }) => stream === culprit.stream && version < culprit.version).length;

test.each([
  ['makes a fold throw', createThrowingProjection(culprit.id), 'Error: the fold fails on this event'],
  [
    'makes a row that PostgreSQL refuses',
    createProjectionWithRefusedRow(culprit.id),
    expect.stringContaining('counts_events_check'),
  ],
])('applyBatch: parks only the row of an event that %s, and a rebuild restores it', async (_, faulty, error) => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [faulty, balancesProjection]);
  const { schema } = engine;
  await appendAll(engine.store, log);

  await engine.run().caughtUp();

  const { id: event_id, stream, version } = culprit;
  expect(await listParkedRows(engine.sql, schema)).toEqual([
    { projection: 'counts', key, event_id, stream, version, error },
  ]);
  const [stopped] = await engine.sql`select events from ${engine.sql(schema)}.counts where student_id = ${key}`;
  expect(stopped?.events).toBe(before);
  const [others] = await engine.sql`
    select sum(events)::int as events from ${engine.sql(schema)}.counts where student_id <> ${key}`;
  expect(others?.events).toBe(log.filter(({ stream }) => stream !== culprit.stream).length);
  const [balance] = await engine.sql`
    select version from ${engine.sql(schema)}.balances where student_id = ${key}`;
  expect(balance?.version).toBe(log.filter(({ stream }) => stream === culprit.stream).length);

  const live = await hashTables(engine.sql, schema);
  await engine.rebuild();
  expect(await hashTables(engine.sql, schema)).toBe(live);

  const mended = [createCountingProjection(), balancesProjection];
  await engine.rebuild({ projections: mended });
  const healed = await hashTables(engine.sql, schema);
  expect(await listParkedRows(engine.sql, schema)).toEqual([]);
  await engine.rebuild({ projections: mended });
  expect(await hashTables(engine.sql, schema)).toBe(healed);
});

test('applyBatch: parks the stream in a projection without keyed tables, also after a restart', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [createProjectionWithTooLongText(culprit.id)]);
  const { schema } = engine;
  await appendAll(engine.store, log.slice(0, 100));
  const first = engine.run();
  await first.caughtUp();
  await first.stop();
  await appendAll(engine.store, log.slice(100));
  await engine.run().caughtUp();

  expect(await listParkedRows(engine.sql, schema)).toMatchObject([{ key: culprit.stream, version: culprit.version }]);
  const [row] = await engine.sql`select count(*)::int as count from ${engine.sql(schema)}.lines`;
  expect(row?.count).toBe(log.filter(({ stream }) => stream !== culprit.stream).length + before);
});

const others = log.filter(({ stream }) => stream !== culprit.stream).length;
const taken = (same: boolean) =>
  log.find(({ id, type }) => id !== culprit.id && (type === culprit.type) === same) as (typeof log)[number];

test.each([
  ['is too long for its column', createProjectionWithTooLongText(culprit.id)],
  ['has the key of another', createProjectionWithRepeatedKey(culprit.id, taken(false).id)],
])('applyBatch: parks a journal row that %s, in the runner, after redelivery and in a rebuild', async (_, faulty) => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [faulty, balancesProjection]);
  const { schema } = engine;
  await appendAll(engine.store, log.slice(0, 50));
  const runner = engine.run();
  await runner.caughtUp();
  await appendAll(engine.store, log.slice(50));
  await runner.caughtUp();

  expect(await listParkedRows(engine.sql, schema)).toMatchObject([{ projection: 'lines', event_id: culprit.id }]);
  const [row] = await engine.sql`select count(*)::int as count from ${engine.sql(schema)}.lines`;
  expect(row?.count).toBe(others + before);
  const [student] = await engine.sql`select version from ${engine.sql(schema)}.balances where student_id = ${key}`;
  expect(student?.version).toBe(log.length - others);
  const live = await hashTables(engine.sql, schema);

  await runner.stop();
  const { events } = await takeUntilCaughtUp(engine.store);
  for (const position of [0n, events[CULPRIT - 1]?.position]) {
    await engine.sql`update ${engine.sql(schema)}.checkpoint set position = ${String(position)}`;
    const again = engine.run();
    await again.caughtUp();
    await again.stop();
    expect(await hashTables(engine.sql, schema)).toBe(live);
  }
  expect(await engine.rebuild()).toMatchObject({ events: log.length, parked: 1 });
  expect(await hashTables(engine.sql, schema)).toBe(live);
});

test('applyBatch: accepts an equal journal row a second time, in the runner and in a rebuild', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [createProjectionWithRepeatedKey(culprit.id, taken(true).id)]);
  const { schema } = engine;
  await appendAll(engine.store, log);
  await engine.run().caughtUp();
  const [row] = await engine.sql`select count(*)::int as count from ${engine.sql(schema)}.lines`;
  expect(row?.count).toBe(log.length - 1);
  const live = await hashTables(engine.sql, schema);

  expect(await engine.rebuild()).toMatchObject({ events: log.length, parked: 0 });

  expect(await hashTables(engine.sql, schema)).toBe(live);
});
