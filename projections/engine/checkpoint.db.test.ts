import type { Sql } from 'postgres';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { attendanceProjection } from '../classes/attendance/projection.ts';
import { balancesProjection } from '../classes/balances/projection.ts';
import { openTestEngine, waitUntil } from '../test/engine-fixture.ts';
import { hashTables } from '../test/hash-tables.ts';
import { TEST_LOG_ID } from '../test/log-id.ts';
import { appendAll } from '../test/log-writer-fixture.ts';
import { createStudentLog } from '../test/student-log-fixture.ts';
import { deleteCheckpoint, readCheckpoint, readCheckpointPosition, takeOverCheckpoint } from './checkpoint.ts';
import { ensureReadSchema } from './read-schema.ts';

/** A position after the end of every log. */
const BEYOND = 2n ** 50n;

const SPOILED = [
  'delete from checkpoint',
  'drop table checkpoint',
  'update checkpoint set position = 50',
  `update checkpoint set position = ${BEYOND}`,
  'update checkpoint set generation = gen_random_uuid()',
  "update checkpoint set log_id = 'another'",
];

test.each([
  ['while no runner runs', SPOILED],
  ['while a runner waits for events', SPOILED.slice(1, 4)],
])('runner: repairs a corrupted checkpoint %s and restores the same tables', async (when, statements) => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [balancesProjection, attendanceProjection]);
  const { schema } = engine;
  await appendAll(engine.store, await createStudentLog(engine.keys, 4, 100, 5));
  let runner = engine.run();
  await runner.caughtUp();
  const kept = await hashTables(engine.sql, schema);
  const head = await engine.store.head();

  for (const statement of statements) {
    const healthy = await generationOf(engine.sql, schema);
    if (when === 'while no runner runs') await runner.stop();
    await engine.sql.unsafe(statement.replace('checkpoint', `"${schema}".checkpoint`));
    if (when === 'while no runner runs') runner = engine.run();
    await waitUntil(async () => {
      const now = await generationOf(engine.sql, schema).catch(() => undefined);
      const position = (await readCheckpointPosition(engine.sql, schema)) ?? 0n;
      return now !== undefined && now !== healthy && position >= head && position < BEYOND;
    });
    // The tables may be replaced at this moment, so an error counts as “not equal yet”.
    await expect.poll(() => hashTables(engine.sql, schema).catch(String), { message: statement }).toBe(kept);
  }
});

const generationOf = async (sql: Sql, schema: string): Promise<string | undefined> =>
  (await sql<{ generation: string }[]>`select generation from ${sql(schema)}.checkpoint`)[0]?.generation;

test('checkpoint: the table accepts a single row with a position, a generation and a log', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [balancesProjection]);
  const schema = await ensureReadSchema(engine.sql, engine.projections, TEST_LOG_ID);
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

test('deleteCheckpoint: deletes the given checkpoint, but not one that another copy has created since', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  await using engine = openTestEngine(database, [balancesProjection]);
  const schema = await ensureReadSchema(sql, engine.projections, TEST_LOG_ID);
  const judged = await readCheckpoint(sql, schema);
  await takeOverCheckpoint(sql, schema);
  const current = await readCheckpoint(sql, schema);
  const restored: string[] = [];
  for (const checkpoint of [judged, current, current]) {
    await deleteCheckpoint(sql, schema, checkpoint as NonNullable<typeof checkpoint>, async () =>
      restored.push(checkpoint === judged ? 'judged' : 'current'),
    );
  }
  expect(restored).toEqual(['current']);
  expect(await readCheckpoint(sql, schema)).toBeUndefined();
});
