import { expect, test } from 'vitest';
import { testDatabase } from '#scripts/test/database.ts';
import { testEngine, until } from '../test/engine.ts';
import { counting } from '../test/faulty.ts';
import { LOG_ID } from '../test/log-id.ts';
import { ensureReadSchema, readSchemaName } from './read-schema.ts';
import { dropUnusedSchemas } from './use.ts';

const older = [counting()];
const newer = [{ ...counting(), version: 2 }];

test('another version or other SQL is another schema', () => {
  expect(readSchemaName(newer)).not.toBe(readSchemaName(older));
  expect(readSchemaName([{ ...counting(), sql: 'create table counts (a int)' }])).not.toBe(readSchemaName(older));
  expect(readSchemaName(older)).toMatch(/^read_[0-9a-f]{12}$/);
});

test('an older release keeps its schema until no process runs it', async () => {
  await using database = await testDatabase();
  await using engine = testEngine(database, older);
  const running = engine.run();
  await running.caughtUp();
  const own = await ensureReadSchema(engine.sql, newer, LOG_ID);
  await until(async () => {
    const held = await engine.sql`select from pg_locks where locktype = 'advisory' and mode = 'ShareLock'`;
    return held.length > 0;
  });

  expect(await dropUnusedSchemas(engine.sql, own)).toEqual([]);
  await running.stop();
  expect(await dropUnusedSchemas(engine.sql, own)).toEqual([readSchemaName(older)]);
});

test('copies that start at once make one schema', async () => {
  await using database = await testDatabase();
  const made = await Promise.all(Array.from({ length: 5 }, () => ensureReadSchema(database.sql, older, LOG_ID)));
  expect(new Set(made)).toEqual(new Set([readSchemaName(older)]));
});
