import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { waitUntil } from '../test/engine-fixture.ts';
import { createCountingProjection } from '../test/faulty-projection-fake.ts';
import { TEST_LOG_ID } from '../test/log-id.ts';
import { ensureReadSchema, toReadSchemaName } from './read-schema.ts';
import { dropUnusedSchemas, registerSchemaUse } from './schema-use.ts';

const older = [createCountingProjection()];
const newer = [{ ...createCountingProjection(), version: 2 }];

test('toReadSchemaName: changes with a version and with the tables', () => {
  expect(toReadSchemaName(newer)).not.toBe(toReadSchemaName(older));
  expect(toReadSchemaName([{ ...createCountingProjection(), tables: [] }])).not.toBe(toReadSchemaName(older));
  expect(toReadSchemaName(older)).toMatch(/^read_[0-9a-f]{12}$/);
});

test('registerSchemaUse: protects the schema of an older release until no process uses it', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const name = toReadSchemaName(older);
  const use = await registerSchemaUse(sql, name);
  await ensureReadSchema(sql, older, TEST_LOG_ID);
  const own = await ensureReadSchema(sql, newer, TEST_LOG_ID);

  expect(await dropUnusedSchemas(sql, own)).toEqual([]);
  await use[Symbol.asyncDispose]();
  // The server notices the lost connection with a delay.
  await expect.poll(() => dropUnusedSchemas(sql, own)).toEqual([name]);
});

test('registerSchemaUse: acquires the lock again after a lost connection', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  await using _ = await registerSchemaUse(sql, toReadSchemaName(older));
  const holders = async () =>
    (
      await sql`select pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock'
      and database = (select oid from pg_database where datname = current_database())`
    ).map(({ pid }) => pid);
  const [first] = await holders();
  await sql`select pg_terminate_backend(${first})`;
  await waitUntil(async () => {
    const [now] = await holders();
    return now !== undefined && now !== first;
  });
});

test('ensureReadSchema: concurrent copies create one schema', async () => {
  await using database = await openTestDatabase();
  const made = await Promise.all(Array.from({ length: 5 }, () => ensureReadSchema(database.sql, older, TEST_LOG_ID)));
  expect(new Set(made)).toEqual(new Set([toReadSchemaName(older)]));
});
