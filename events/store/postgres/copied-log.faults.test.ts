import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, it } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { type FreshPostgres, openFreshPostgres } from '#testing/postgres-fixture.ts';
import { logSchema, runMigrations } from './run-migrations.ts';
import { expectCopyEqualsLog } from './test/copied-log-case.ts';

// These are PostgreSQL's own tools; no npm package brings them.
const DUMP = 'pg_dump';
const RESTORE = 'psql';
const OLDEST_DUMP = 18;

/** The major version of the installed pg_dump, 0 if there is none. */
const pgDump = (): number => {
  try {
    return Number(/\d+/.exec(execFileSync(DUMP, ['--version'], { encoding: 'utf8' }))?.[0]);
  } catch {
    return 0;
  }
};

let server: FreshPostgres;
beforeAll(async () => {
  server = await openFreshPostgres();
});
afterAll(() => server?.[Symbol.asyncDispose]());

it('a log that is copied row by row to a fresh server stays the same log', async () => {
  await using database = await openTestDatabase();
  await expectCopyEqualsLog(database.sql, async () => {
    const url = await server.database();
    await runMigrations(url, [logSchema]);
    const target = postgres(url, { max: 1 });
    await pipeline(
      await database.sql`copy log.events to stdout`.readable(),
      await target`copy log.events from stdin`.writable(),
    );
    await target.end();
    return url;
  });
});

const found = pgDump();
const missing = found >= OLDEST_DUMP ? '' : ` (pg_dump ${OLDEST_DUMP} is not here)`;
it.skipIf(missing)(`a log that pg_dump copies to a fresh server stays the same log${missing}`, async () => {
  await using database = await openTestDatabase();
  await expectCopyEqualsLog(database.sql, async () => {
    const [url, file] = [await server.database(), join(server.home, 'log.sql')];
    await promisify(execFile)(DUMP, ['--dbname', database.url, '--schema', 'log', '--no-owner', '--file', file]);
    await promisify(execFile)(RESTORE, ['--dbname', url, '--set', 'ON_ERROR_STOP=1', '--quiet', '--file', file]);
    return url;
  });
});
