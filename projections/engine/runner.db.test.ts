import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Sql } from 'postgres';
import { expect, test } from 'vitest';
import { memoryKeys } from '#events/record/memory-keys.ts';
import { testDatabase } from '#scripts/test/database.ts';
import { balances } from '../balances/fold.ts';
import { classTransactions } from '../class-transactions/fold.ts';
import { course } from '../test/course.ts';
import { testEngine, until } from '../test/engine.ts';
import { ignoring } from '../test/faulty.ts';
import { LOG_ID } from '../test/log-id.ts';
import { appendAll } from '../test/scribe.ts';
import { applyBatch } from './apply-batch.ts';
import { Fenced, type Progress, readPosition, takeOver } from './checkpoint.ts';
import { foldSlice } from './fold-slice.ts';
import { hashTables } from './hash-tables.ts';
import { ensureReadSchema, readSchemaName } from './read-schema.ts';

const log = await course(memoryKeys(), 4, 200, 4);
const slice = (from: number, to: number) => ({ events: log.slice(from, to), position: BigInt(to) });

test('of two runners the one that was taken over rolls back', async () => {
  await using database = await testDatabase();
  await using engine = testEngine(database, [balances]);
  const schema = await ensureReadSchema(engine.sql, engine.projections, LOG_ID);
  const first = (await takeOver(engine.sql, schema)) as Progress;
  const second = (await takeOver(engine.sql, schema)) as Progress;

  await expect(applyBatch(engine, first, slice(0, 100))).rejects.toThrow(Fenced);

  const untouched = await engine.sql`select from ${engine.sql(schema)}.balances`;
  expect(untouched).toHaveLength(0);
  await applyBatch(engine, second, slice(0, 100));
  expect(await readPosition(engine.sql, schema)).toBe(100n);
});

test.each([
  ['several statements', 200],
  ['one statement', 110],
])('a schema swapped between the reads of a batch and its commit, at the same position, fences %s', async (_, to) => {
  await using database = await testDatabase();
  await using engine = testEngine(database, [balances, classTransactions]);
  const schema = await ensureReadSchema(engine.sql, engine.projections, LOG_ID);
  await appendAll(engine.store, log.slice(0, 100));
  const started = (await takeOver(engine.sql, schema)) as Progress;
  const before = await applyBatch(engine, started, slice(0, 100));
  const read = await foldSlice(engine, schema, slice(100, to), before);
  await engine.rebuild();
  const swapped = await hashTables(engine.sql, schema);
  expect(await readPosition(engine.sql, schema)).toBe(before.position);

  await expect(applyBatch(engine, before, slice(100, to), read)).rejects.toThrow(Fenced);

  expect(await hashTables(engine.sql, schema)).toBe(swapped);
  expect(await readPosition(engine.sql, schema)).toBe(before.position);
});

test('a swap waits for a batch under way, and the batch of a runner that waits for the swap is fenced', async () => {
  await using database = await testDatabase();
  await using engine = testEngine(database, [balances]);
  const schema = await ensureReadSchema(engine.sql, engine.projections, LOG_ID);
  await appendAll(engine.store, log.slice(0, 100));
  const progress = await applyBatch(engine, (await takeOver(engine.sql, schema)) as Progress, slice(0, 100));

  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = engine.sql.begin(async (transaction) => {
    await transaction`select from ${transaction(schema)}.checkpoint for update`;
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const rebuilding = engine.rebuild();
  await until(async () => (await waiting(engine.sql)) === 1);
  const batch = applyBatch(engine, progress, slice(100, 200)).catch((error: unknown) => error);
  await until(async () => (await waiting(engine.sql)) === 2);
  release.resolve();
  await holding;

  await rebuilding;
  expect(await batch).toBeInstanceOf(Fenced);
});

/** How many sessions of the test's database wait for a lock. */
const waiting = async (sql: Sql) => {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count;
};

test('the checkpoint moves over events that no projection takes', async () => {
  await using database = await testDatabase();
  await using engine = testEngine(database, [ignoring]);
  await appendAll(engine.store, log);

  await engine.run().caughtUp();

  expect(await readPosition(engine.sql, readSchemaName(engine.projections))).toBe(200n);
});

const SPOILED = [
  'delete from checkpoint',
  'drop table checkpoint',
  'update checkpoint set position = 50',
  'update checkpoint set position = 5000',
  'update checkpoint set generation = gen_random_uuid()',
  "update checkpoint set log_id = 'another'",
];

test.each([
  ['while nobody folds', SPOILED],
  ['under a runner that waits for events', SPOILED.slice(1, 4)],
])('a checkpoint that is spoiled %s is healed to the same tables', async (when, statements) => {
  await using database = await testDatabase();
  await using engine = testEngine(database);
  const schema = readSchemaName(engine.projections);
  await appendAll(engine.store, await course(engine.keys, 4, 200, 5));
  let runner = engine.run();
  await runner.caughtUp();
  const kept = await hashTables(engine.sql, schema);

  for (const statement of statements) {
    const healthy = await generationOf(engine.sql, schema);
    if (when === 'while nobody folds') await runner.stop();
    await engine.sql.unsafe(statement.replace('checkpoint', `"${schema}".checkpoint`));
    if (when === 'while nobody folds') runner = engine.run();
    await until(async () => {
      const now = await generationOf(engine.sql, schema).catch(() => undefined);
      return now !== undefined && now !== healthy && (await readPosition(engine.sql, schema)) === 200n;
    });
    expect(await hashTables(engine.sql, schema), statement).toBe(kept);
  }
});

const generationOf = async (sql: Sql, schema: string): Promise<string | undefined> =>
  (await sql<{ generation: string }[]>`select generation from ${sql(schema)}.checkpoint`)[0]?.generation;

test('a checkpoint cannot be two rows, nor anything but a position, a generation and a log', async () => {
  await using database = await testDatabase();
  await using engine = testEngine(database, [balances]);
  const schema = await ensureReadSchema(engine.sql, engine.projections, LOG_ID);
  for (const statement of [
    'update checkpoint set position = null',
    'update checkpoint set position = -1',
    "update checkpoint set position = 'here'",
    'update checkpoint set generation = null',
    'update checkpoint set log_id = null',
    'insert into checkpoint select false, position, generation, log_id from checkpoint',
    'insert into checkpoint (position, generation, log_id) select position, generation, log_id from checkpoint',
  ]) {
    const refused = engine.sql.unsafe(statement.replaceAll('checkpoint', `"${schema}".checkpoint`));
    await expect(refused, statement).rejects.toThrow(/violates (not-null|check|unique)|invalid input syntax/);
  }
});

test.each(['SIGKILL', 'SIGSTOP'] as const)('another copy takes over after %s', async (signal) => {
  await using database = await testDatabase();
  await using engine = testEngine(database, [balances]);
  const schema = await ensureReadSchema(engine.sql, engine.projections, LOG_ID);
  const leader = fork(new URL('../test/leader.ts', import.meta.url), [database.url]);
  const gone = once(leader, 'exit');
  try {
    await appendAll(engine.store, log.slice(0, 100));
    await until(async () => (await readPosition(engine.sql, schema)) === 100n);
    engine.run();
    leader.kill(signal);
    await appendAll(engine.store, log.slice(100));

    await until(async () => (await readPosition(engine.sql, schema)) === 200n);
  } finally {
    leader.kill('SIGKILL');
    await gone;
  }
});
