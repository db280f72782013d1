import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseProcess, type Ended, ServerProcess } from '#scripts/test/server-process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rollbook-command-'));
});
afterAll(async () => {
  expect(await databaseProcess(dataDir)).toBeUndefined();
  await rm(dataDir, { recursive: true });
});

const rollbook = (...args: string[]): Promise<Ended> =>
  new ServerProcess('scripts/rollbook.js', { DATA_DIR: dataDir }, ...args).end();
const createTutor = (email: string, ...more: string[]) =>
  rollbook('create-tutor', '--name', 'Ada Marsh', '--email', email, ...more);
const passwordIn = ({ output }: Ended): string => output.match(/^Password: (\S{16})$/m)?.[1] ?? '';

test('--help names the commands and the settings', async () => {
  const { code, output } = await rollbook('--help');
  expect(code).toBe(0);
  for (const word of ['create-tutor', 'status', 'parked', 'rebuild', 'verify', 'DATA_DIR', 'DATABASE_URL']) {
    expect(output).toContain(word);
  }
});

test.each(['status', 'parked', 'verify', 'rebuild', 'streak-rule keep'])(
  '%s makes nothing in an empty folder',
  async (verb) => {
    const ended = await rollbook(...verb.split(' '));
    expect(ended).toEqual({ code: 1, output: 'No centre has been opened in this folder yet.\n' });
    expect(readdirSync(dataDir)).toEqual([]);
  },
);

test('an owner made before the first start can sign in; a tutor made while it runs, too', async () => {
  const owner = await createTutor('ada@rollbook.example', '--owner');
  expect(owner).toMatchObject({ code: 0, output: expect.stringContaining('Ada Marsh is an owner now') });

  const server = new ServerProcess('services/main.ts', { DATA_DIR: dataDir, PORT: '0' });
  try {
    const [, url] = await server.says(/Rollbook is running: (\S+)/);
    const tutor = await createTutor('ben@rollbook.example');
    for (const [email, made] of [
      ['ada@rollbook.example', owner],
      ['ben@rollbook.example', tutor],
    ] as const) {
      const answer = await fetch(`${url}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: String(url) },
        body: JSON.stringify({ email, password: passwordIn(made) }),
      });
      expect({ email, status: answer.status, text: await answer.text() }).toEqual({ email, status: 204, text: '' });
    }
  } finally {
    await server.end('SIGTERM');
  }
});

test('the demo does not start in a real centre', async () => {
  const { code, output } = await new ServerProcess('scripts/demo/start.ts', { DATA_DIR: dataDir, PORT: '0' }).end();
  expect({ code, output: output.trim() }).toEqual({
    code: 1,
    output: `DATA_DIR (${dataDir}) holds a real centre: “npm run serve” starts it, “npm start” a demo in a folder of its own.`,
  });
});

test.each([
  ['an address in use', ['--name', 'Ada', '--email', 'ada@rollbook.example'], /somebody uses ada@rollbook\.example/],
  ['no address', ['--name', 'Ada', '--email', 'ada'], /email address like/],
  ['no name', ['--name', ' ', '--email', 'eve@rollbook.example'], /enter a name/],
])('%s is refused in words', async (_, options, sentence) => {
  const { code, output } = await rollbook('create-tutor', ...options);
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(output).not.toContain(' at ');
});
