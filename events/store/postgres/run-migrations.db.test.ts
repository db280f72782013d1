import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import { EarlierDatabaseError, type MigratedSchema, runMigrations } from './run-migrations.ts';

let database: TestDatabase;
let schema: MigratedSchema;
beforeEach(async () => {
  database = await openTestDatabase();
  schema = { name: 'lessons', directory: await mkdtemp(join(tmpdir(), 'rollbook-migrations-')) };
  await addMigration('0001_lessons', 'create table lessons.lessons (minutes integer not null)');
});
afterEach(async () => {
  await database[Symbol.asyncDispose]();
  await rm(schema.directory, { recursive: true });
});

const addMigration = (name: string, sql: string) => writeFile(join(schema.directory, `${name}.sql`), `${sql};\n`);
const listFinished = async () =>
  (await database.sql<{ name: string }[]>`select name from lessons.migrations order by id`).map(({ name }) => name);

test('runMigrations: runs each file once, in order, and those of a later release on the data of an earlier one', async () => {
  await Promise.all([1, 2, 3].map(() => runMigrations(database.url, [schema])));
  await database.sql`insert into lessons.lessons values (45)`;
  await addMigration('0002_seconds', 'alter table lessons.lessons add seconds integer');
  await addMigration('0003_fill-seconds', 'update lessons.lessons set seconds = minutes * 60');
  await runMigrations(database.url, [schema]);
  expect(await listFinished()).toEqual(['0001_lessons', '0002_seconds', '0003_fill-seconds']);
  expect(await database.sql`select * from lessons.lessons`).toEqual([{ minutes: 45, seconds: 2_700 }]);
});

test('runMigrations: keeps nothing of a migration that fails', async () => {
  await addMigration('0002_broken', 'create table lessons.halves (); select 1 / 0');
  await expect(runMigrations(database.url, [schema])).rejects.toThrow('division by zero');
  await rm(join(schema.directory, '0002_broken.sql'));
  await runMigrations(database.url, [schema]);
  expect(await listFinished()).toEqual(['0001_lessons']);
});

test.each<[string, () => Promise<unknown>]>([
  [
    'begins with another migration',
    async () => {
      await rm(join(schema.directory, '0001_lessons.sql'));
      await addMigration('0001_first-release', 'create table lessons.rows ()');
    },
  ],
  [
    'ran another text of its first migration',
    () => addMigration('0001_lessons', 'create table lessons.lessons (seconds integer not null)'),
  ],
  [
    'ran its first migration before the hash of its text was stored',
    () => database.sql`comment on table lessons.migrations is null`,
  ],
])('runMigrations: refuses a schema that %s, before it writes any schema', async (_, change) => {
  await runMigrations(database.url, [schema]);
  await change();
  await addMigration('0002_more', 'create table lessons.more ()');
  const other = { ...schema, name: 'other' };
  await expect(runMigrations(database.url, [other, schema])).rejects.toThrow(EarlierDatabaseError);
  expect(await listFinished()).toEqual(['0001_lessons']);
  expect(await database.sql`select 1 from pg_namespace where nspname = 'other'`).toEqual([]);
});
