import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { readSettings } from '#services/platform/config/config.ts';
import { startEmbeddedDatabase } from '#services/platform/embedded-database/embedded-database.ts';
import { Client } from '#testing/client.ts';
import { type ExitedProcess, findDatabaseProcess, ServerProcess } from '#testing/server-process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rollbook-command-'));
});
afterAll(async () => {
  expect(await findDatabaseProcess(dataDir)).toBeUndefined();
  await rm(dataDir, { recursive: true });
});

const rollbook = (...args: string[]): Promise<ExitedProcess> =>
  new ServerProcess('scripts/rollbook.js', { DATA_DIR: dataDir }, ...args).end();
/** The names of the log's location in messages: of an existing log in a data folder, and of a new log. */
const placesOf = (folder: string) => {
  const prefix = toTestLogEnvironment(folder).EVENTSTORE_PREFIX;
  return {
    log: prefix === undefined ? `DATA_DIR (${folder})` : `EVENTSTORE_PREFIX (${prefix})`,
    another: `an empty folder or database${prefix === undefined ? '' : ' and another EVENTSTORE_PREFIX'}`,
  };
};
const createTutor = (email: string, ...more: string[]) =>
  rollbook('create-tutor', '--name', 'Ada Marsh', '--email', email, ...more);
const passwordIn = ({ output }: ExitedProcess): string => output.match(/^Password: (\S{16})$/m)?.[1] ?? '';

test('rollbook --help: names the commands and the settings', async () => {
  const { code, output } = await rollbook('--help');
  expect(code).toBe(0);
  for (const word of ['create-tutor', 'status', 'parked', 'rebuild', 'verify', 'seal', 'DATA_DIR', 'DATABASE_URL']) {
    expect(output).toContain(word);
  }
  // The help must not promise a proof, because verify itself lists what it does not prove.
  expect(output).not.toMatch(/prove/i);
});

test.each(['status', 'parked', 'verify', 'rebuild', 'seal', 'streak-rule keep'])(
  '%s makes nothing in an empty folder',
  async (verb) => {
    const ended = await rollbook(...verb.split(' '));
    expect(ended).toEqual({
      code: 1,
      output: `No centre has been opened in ${dataDir} yet, the folder that DATA_DIR names.\n`,
    });
    expect(readdirSync(dataDir)).toEqual([]);
  },
);

test('create-tutor: creates an owner before the first start and a tutor while the server runs', async () => {
  const owner = await createTutor('ada@rollbook.example', '--owner');
  expect(owner).toMatchObject({ code: 0, output: expect.stringContaining('Ada Marsh is an owner and can sign in') });

  const server = new ServerProcess('services/server/main.ts', { DATA_DIR: dataDir, PORT: '0' });
  try {
    const [, url] = await server.waitForOutput(/Rollbook is running: (\S+)/);
    const tutor = await createTutor('ben@rollbook.example');
    const client = new Client(String(url));
    const signIn = async (email: string, password: string) =>
      (await client.post('/api/auth/sign-in', { email, password })).status;
    expect(await signIn('ada@rollbook.example', passwordIn(owner))).toBe(204);
    expect(await signIn('ben@rollbook.example', passwordIn(tutor))).toBe(204);

    // An owner who forgot the password.
    const printed = await rollbook('reset-password', 'Ada@rollbook.example');
    const token = /^Code: (\S+)$/m.exec(printed.output)?.[1];
    expect((await client.post('/api/auth/reset', { token, password: 'a slate of my own' })).status).toBe(204);
    expect(await signIn('ada@rollbook.example', passwordIn(owner))).toBe(401);
    expect(await signIn('ada@rollbook.example', 'a slate of my own')).toBe(204);

    // A tutor of a centre without mail gets another address.
    const changed = await rollbook('change-email', 'ben@rollbook.example', 'Benedict@rollbook.example');
    expect(changed.output).toBe('They sign in as benedict@rollbook.example from now on, with the same password.\n');
    expect(await signIn('benedict@rollbook.example', passwordIn(tutor))).toBe(204);
    const taken = 'Nothing was changed: another account uses ada@rollbook.example already.\n';
    expect(await rollbook('change-email', 'benedict@rollbook.example', 'ada@rollbook.example')).toEqual({
      ...{ code: 1, output: taken },
    });
    const unknown = 'Nothing was changed: nobody signs in as nobody@rollbook.example.\n';
    expect(await rollbook('reset-second-factor', 'nobody@rollbook.example')).toEqual({ code: 1, output: unknown });
    const off = 'Nothing was changed: two-step sign-in is off for ada@rollbook.example.\n';
    expect(await rollbook('reset-second-factor', 'ada@rollbook.example')).toEqual({ code: 1, output: off });
    expect(await rollbook('reset-password', 'nobody@rollbook.example')).toEqual({ code: 1, output: unknown });
  } finally {
    await server.end('SIGTERM');
  }
});

test('npm start: refuses to start the demo in a real centre', async () => {
  const { code, output } = await new ServerProcess('scripts/demo/start.ts', { DATA_DIR: dataDir, PORT: '0' }).end();
  expect({ code, output: output.trim() }).toEqual({
    code: 1,
    output: `${placesOf(dataDir).log} holds a real centre: “npm run serve” starts it, “npm start” a demo in a folder of its own.`,
  });
});

describe('in a demo', () => {
  let demoDir: string;
  let password: string;
  beforeAll(async () => {
    demoDir = await mkdtemp(join(tmpdir(), 'rollbook-demo-'));
    const demo = new ServerProcess('scripts/demo/start.ts', { DATA_DIR: demoDir, PORT: '0' });
    [, password = ''] = await demo.waitForOutput(/Owner: sam\.whitfield@rollbook\.example, password (\S+)/);
    await demo.end('SIGTERM');
  });
  afterAll(() => rm(demoDir, { recursive: true }));

  test.each([
    ['the server of a real centre', 'services/server/main.ts', []],
    ['create-tutor', 'scripts/rollbook.js', ['create-tutor', '--name', 'Ada Marsh', '--email', 'ada@rollbook.example']],
  ])('%s does not start, and says how a real centre begins', async (_, program, args) => {
    const { code, output } = await new ServerProcess(program, { DATA_DIR: demoDir, PORT: '0' }, ...args).end();
    expect(output.trim()).toBe(
      `${placesOf(demoDir).log} holds a demo centre, whose passwords everybody knows: “npm start” starts it. A real ` +
        `centre begins in ${placesOf(demoDir).another}: DATA_DIR=/srv/rollbook npm run serve`,
    );
    expect(code).toBe(1);
    expect(await findDatabaseProcess(demoDir)).toBeUndefined();
  });

  test('status: works on it', async () => {
    expect(await new ServerProcess('scripts/rollbook.js', { DATA_DIR: demoDir }, 'status').end()).toMatchObject({
      code: 0,
    });
  });

  test('sign-in: refuses its accounts after a real centre was created in a new log', async () => {
    const settings = readSettings({ DATA_DIR: demoDir });
    const embedded = await startEmbeddedDatabase(settings);
    const sql = postgres(embedded.config.databaseUrl, { max: 1, onnotice: () => {} });
    await sql`drop schema log cascade`;
    await sql.end();
    await embedded.stop();

    const anotherLog = toTestLogEnvironment(join(demoDir, 'another'));
    const accepted = new ServerProcess(
      'scripts/rollbook.js',
      { DATA_DIR: demoDir, ...anotherLog },
      'accept-log',
      '--yes',
    );
    expect(await accepted.end()).toMatchObject({ code: 0 });
    const server = new ServerProcess('services/server/main.ts', { DATA_DIR: demoDir, PORT: '0', ...anotherLog });
    try {
      const [, url = ''] = await server.waitForOutput(/Rollbook is running: (\S+)/);
      const visitor = new Client(url);
      const demoSignIn = { email: 'sam.whitfield@rollbook.example', password };
      const answer = await visitor.post('/api/auth/sign-in', demoSignIn);
      expect([answer.status, answer.body.code]).toEqual([401, 'wrong-credentials']);
      const chosen = { name: 'Mia Chen', email: 'mia@rollbook.example', password };
      const signUp = await visitor.post('/api/auth/sign-up', chosen);
      expect([signUp.status, signUp.body.errors]).toEqual([
        400,
        { password: 'Everybody knows this password. Please choose another one.' },
      ]);
    } finally {
      await server.end('SIGTERM');
    }
  });
});

test.each([
  [
    'an address in use',
    ['--name', 'Ada', '--email', 'ada@rollbook.example'],
    /another account uses ada@rollbook\.example/,
  ],
  ['no address', ['--name', 'Ada', '--email', 'ada'], /email address like/],
  ['no name', ['--name', ' ', '--email', 'eve@rollbook.example'], /enter a name/],
])('%s is refused in words', async (_, options, sentence) => {
  const { code, output } = await rollbook('create-tutor', ...options);
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(output).not.toContain(' at ');
});
