import { expect, test } from 'vitest';
import { openTestDatabase } from '#scripts/test/database-fixture.ts';
import { until } from '../test/engine-fixture.ts';
import { counting } from '../test/faulty-projection-fake.ts';
import { LOG_ID } from '../test/log-id.ts';
import { ensureReadSchema, readSchemaName } from './read-schema.ts';
import { dropUnusedSchemas, registerSchemaUse } from './schema-use.ts';

const older = [counting()];
const newer = [{ ...counting(), version: 2 }];

test('another version or other tables are another schema', () => {
  expect(readSchemaName(newer)).not.toBe(readSchemaName(older));
  expect(readSchemaName([{ ...counting(), tables: [] }])).not.toBe(readSchemaName(older));
  expect(readSchemaName(older)).toMatch(/^read_[0-9a-f]{12}$/);
});

test('an older release keeps its schema until no process uses it, from before it looks whether it stands', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const name = readSchemaName(older);
  const use = await registerSchemaUse(sql, name);
  await ensureReadSchema(sql, older, LOG_ID);
  const own = await ensureReadSchema(sql, newer, LOG_ID);

  expect(await dropUnusedSchemas(sql, own)).toEqual([]);
  await use[Symbol.asyncDispose]();
  // the server notices a moment later that the connection is gone
  await expect.poll(() => dropUnusedSchemas(sql, own)).toEqual([name]);
});

test('a use outlives its connection', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  await using _ = await registerSchemaUse(sql, readSchemaName(older));
  const holders = async () =>
    (
      await sql`select pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock'
      and database = (select oid from pg_database where datname = current_database())`
    ).map(({ pid }) => pid);
  const [first] = await holders();
  await sql`select pg_terminate_backend(${first})`;
  await until(async () => {
    const [now] = await holders();
    return now !== undefined && now !== first;
  });
});

test('copies that start at once make one schema', async () => {
  await using database = await openTestDatabase();
  const made = await Promise.all(Array.from({ length: 5 }, () => ensureReadSchema(database.sql, older, LOG_ID)));
  expect(new Set(made)).toEqual(new Set([readSchemaName(older)]));
});
