import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { type ExitedProcess, ServerProcess } from '#testing/server-process.ts';

let folder: string;
let silent: ReturnType<typeof createServer>;
let databaseUrl: URL;
let earlierUrl: string;
let dropDatabases: () => PromiseLike<unknown>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollbook-cannot-'));
  await writeFile(join(folder, 'file'), '');
  silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const database = await openTestDatabase();
  databaseUrl = new URL(database.url);
  const earlier = await openTestDatabase();
  earlierUrl = earlier.url;
  await earlier.sql`update log.migrations set name = '0001_events'`;
  dropDatabases = () => Promise.all([database, earlier].map((each) => each[Symbol.asyncDispose]()));
});
afterAll(async () => {
  silent.close();
  await dropDatabases();
  await rm(folder, { recursive: true });
});

/** The server and an operator's command fail to start for the same reasons. */
const starts = ['services/server/main.ts', 'scripts/rollbook.js'] as const;
const start = (program: string, env: Readonly<Record<string, string>>): Promise<ExitedProcess> =>
  new ServerProcess(program, { PORT: '0', ...env }, ...(program === 'scripts/rollbook.js' ? ['status'] : [])).end();

const secrets = { SESSION_SECRET: 'secret'.repeat(8), PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64') };
const silentAt = () => `127.0.0.1:${(silent.address() as { port: number }).port}`;
const databaseWith = (change: (url: URL) => void) => {
  const url = new URL(databaseUrl);
  change(url);
  return { ...secrets, DATABASE_URL: url.href };
};
const servedBy = (DATABASE_URL: string) => ({ ...secrets, DATABASE_URL });

describe.concurrent.each(starts)('%s says why it cannot start', (program) => {
  test.each<[string, () => Record<string, string>, RegExp]>([
    ['DATA_DIR is a file', () => ({ DATA_DIR: join(folder, 'file') }), /^DATA_DIR \(.+\/file\) is not a folder\. /],
    [
      'DATA_DIR is below a file',
      () => ({ DATA_DIR: join(folder, 'file', 'x') }),
      /^DATA_DIR \(.+\) is not a folder\. /,
    ],
    ['DATA_DIR cannot be made', () => ({ DATA_DIR: '/proc/x/y' }), /^DATA_DIR \(\/proc\/x\/y\) cannot be made \(E/],
    ['DATA_DIR cannot be written to', () => ({ DATA_DIR: '/proc' }), /^DATA_DIR \(\/proc\) cannot be written to \(E/],
    [
      'nothing listens',
      () => servedBy('postgres://u:p@127.0.0.1:1/x'),
      /^No PostgreSQL server listens at 127.0.0.1:1\. /,
    ],
    [
      'an unknown host',
      () => servedBy('postgres://u:p@no.invalid/x'),
      /^The host no\.invalid of DATABASE_URL is not kn/,
    ],
    ['a silent server', () => servedBy(`postgres://u:p@${silentAt()}/x`), /PostgreSQL server at .+ does not answer\. /],
    [
      'a wrong password',
      () => databaseWith((url) => Object.assign(url, { password: 'guessed' })),
      /^The PostgreSQL server at .+ refuses the user “postgres” or the password\. /,
    ],
    [
      'an unknown database',
      () => databaseWith((url) => Object.assign(url, { pathname: '/nowhere' })),
      /^The PostgreSQL server at .+ has no database “nowhere”\. /,
    ],
    [
      'a database from before the first release',
      () => servedBy(earlierUrl),
      /^The database was made by a development version of Rollbook from before the first release, /,
    ],
    [
      'no event store listens',
      () => ({ ...servedBy(databaseUrl.href), EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false' }),
      /^The event store at 127\.0\.0\.1:1 \(EVENTSTORE_URL\) does not answer\. /,
    ],
    [
      'a silent event store',
      () => ({ ...servedBy(databaseUrl.href), EVENTSTORE_URL: `esdb://${silentAt()}?tls=false` }),
      /^The event store at .+ \(EVENTSTORE_URL\) does not answer\. /,
    ],
  ])('%s', async (_, env, sentence) => {
    const { code, output } = await start(program, { DATA_DIR: join(folder, 'unused'), ...env() });
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^ {4}at |guessed/m);
    expect(code).toBe(1);
  });
});

describe('the start of a centre with damaged files', () => {
  let dataDir: string;
  let file: { readonly secrets: string; readonly password: string };
  let kept: { readonly secrets: string; readonly password: string };
  beforeAll(async () => {
    dataDir = join(folder, 'centre');
    await mkdir(dataDir);
    file = { secrets: join(dataDir, 'secrets.json'), password: join(dataDir, 'postgres', 'password') };
    const server = new ServerProcess('services/server/main.ts', { DATA_DIR: dataDir, PORT: '0' });
    await server.waitForOutput(/Rollbook is running/);
    await server.end('SIGTERM');
    kept = { secrets: await readFile(file.secrets, 'utf8'), password: await readFile(file.password, 'utf8') };
  });

  const damaged = /^.+secrets\.json is damaged\. Restore it from a backup/;
  test.each<[string, 'secrets' | 'password', string | undefined, RegExp]>([
    ['secrets that are no JSON', 'secrets', '{"sessionSecret":', damaged],
    ['secrets of another shape', 'secrets', '{"sessionSecret":5}', damaged],
    ['a key of another length', 'secrets', '{"sessionSecret":"s","personalDataKey":"AAAA"}', damaged],
    ['secrets that are gone', 'secrets', undefined, /^.+secrets\.json is missing\. .+ Restore it from a backup/],
    [
      'a password that is gone',
      'password',
      undefined,
      /^.+postgres\/password is missing\. .+ Restore it from a backup/,
    ],
    ['another password', 'password', 'guessed', /refuses the user “postgres” or the password\. .+postgres\/password/],
  ])('%s', async (_, name, text, sentence) => {
    await (text === undefined ? rm(file[name]) : writeFile(file[name], text));
    for (const program of starts) {
      const { code, output } = await start(program, { DATA_DIR: dataDir });
      expect(output).toMatch(sentence);
      expect(output).not.toMatch(/^ {4}at |guessed/m);
      expect(code).toBe(1);
      expect(await readFile(file[name], 'utf8').catch(() => undefined)).toBe(text);
    }
    await writeFile(file[name], kept[name]);
  });

  test('succeeds after the file was restored', async () => {
    expect(await start('scripts/rollbook.js', { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  });

  test('accepts a key in the environment, and stores it in no file', async () => {
    const { personalDataKey } = JSON.parse(kept.secrets);
    await rm(file.secrets);
    const given = { DATA_DIR: dataDir, PERSONAL_DATA_KEY: personalDataKey };
    expect(await start('scripts/rollbook.js', given)).toMatchObject({ code: 0 });
    expect(JSON.parse(await readFile(file.secrets, 'utf8'))).toEqual({ sessionSecret: expect.any(String) });

    const { code, output } = await start('scripts/rollbook.js', { DATA_DIR: dataDir });
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('PERSONAL_DATA_KEY') });
  });
});
