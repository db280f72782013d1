import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { migrateDatabase } from './migrate-database.ts';

/** Makes the log and the desk look as a development version left them, and removes the accounts. */
const EARLIER = `
  drop schema accounts cascade;
  truncate log.migrations, desk.migrations;
  insert into log.migrations (name, run_on) values ('0001_events', now()), ('0002_refuse-change', now());
  insert into desk.migrations (name, run_on) values ('0001_personal-keys', now());
  insert into desk.limits (key, points) values ('a', 1)`;

test('migrateDatabase: names a database from before the first release, and writes nothing into it', async () => {
  await using database = await openTestDatabase();
  await database.sql.unsafe(EARLIER);
  const readAll = () => database.sql`
    select relname as name, xmin::text as written from pg_class where relnamespace::regnamespace::text !~ '^pg_'
    union all select nspname, xmin::text from pg_namespace
    union all select name, xmin::text from log.migrations
    union all select name, xmin::text from desk.migrations
    union all select key, xmin::text from desk.limits`;
  const before = await readAll();
  await expect(migrateDatabase(database.url)).rejects.toMatchObject({
    name: 'CannotStartError',
    message: expect.stringMatching(
      /^The database was made by a development version .+ Nothing in it was changed\. Start with another DATA_DIR/,
    ),
  });
  expect(await readAll()).toEqual(before);
});

test.each(['services/platform/desk/migrations', 'services/core/accounts/migrations'])(
  'migrateDatabase: no two migrations of %s have one number',
  async (folder) => {
    const numbers = (await readdir(folder)).map((file) => file.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  },
);
