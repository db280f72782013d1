import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from '#testing/client.ts';
import { findDatabaseProcess, ServerProcess } from '#testing/server-process.ts';

let dataDir: string;
let started: ServerProcess[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rollbook-serve-'));
  started = [];
});
afterEach(async () => {
  for (const server of started) await server.end('SIGTERM');
  expect(await findDatabaseProcess(dataDir)).toBeUndefined();
  await rm(dataDir, { recursive: true });
});

function start(env: Readonly<Record<string, string>> = {}): ServerProcess {
  const server = new ServerProcess('services/server/main.ts', { DATA_DIR: dataDir, PORT: '0', ...env });
  started.push(server);
  return server;
}
const running = async (server: ServerProcess): Promise<string> =>
  (await server.waitForOutput(/Rollbook is running: (\S+)/))[1] as string;
const account = { name: 'Ann Bee', email: 'ann@rollbook.example', password: 'chalk and slate' };
/** The log id that a student gets from the server; undefined if there is none. */
const logId = async (url: string): Promise<string | undefined> => {
  const student = new Client(url);
  await student.post('/api/auth/sign-in', { email: account.email, password: account.password });
  const { headers } = await student.get('/api/leaderboard');
  return headers.get('position')?.split('.')[0];
};

test.each(['SIGINT', 'SIGTERM'] as const)('serve: %s stops it cleanly and leaves no process', async (signal) => {
  const server = start();
  await running(server);
  const database = await findDatabaseProcess(dataDir);
  expect(database).toBeDefined();

  server.child.kill(signal); // npm forwards the signal that the terminal has already sent.
  // A server that does not stop in time is ended with exit code 1.
  expect(await server.end(signal)).toMatchObject({ code: 0 });
  expect(await findDatabaseProcess(dataDir)).toBeUndefined();
});

test('serve: warns that addresses are unproven if people may sign up without e-mail confirmation', async () => {
  const first = start();
  await first.waitForOutput(/People sign up without proving/);
  await first.end('SIGTERM');
  const closed = start({ SIGNUPS: 'closed' });
  await running(closed);
  expect((await closed.end('SIGTERM')).output).not.toContain('without proving');
});

test('serve: open connections do not delay the stop', async () => {
  const server = start();
  const { hostname, port } = new URL(await running(server));
  const idle = connect(Number(port), hostname);
  await once(idle, 'connect');
  idle.write('GET /api/centre HTTP/1.1\r\n'); // The rest of the request is never sent.
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
});

test('serve: leaves no process if it is stopped while it starts', async () => {
  const server = start();
  await expect.poll(() => findDatabaseProcess(dataDir), { interval: 1 }).toBeDefined();
  await server.end('SIGINT');
  expect(await findDatabaseProcess(dataDir)).toBeUndefined();
});

test('serve: a second start in the same folder names the running server and its address', async () => {
  const url = await running(start());
  const second = await start().end();
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining(`already running in this folder: ${url}`) });
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
});

test('serve: after kill -9 the next start finds the same log', async () => {
  const first = start({ SIGNUPS: 'open' });
  const url = await running(first);
  expect((await new Client(url).post('/api/auth/sign-up', account)).status).toBe(200);
  const before = await logId(url);
  await first.end('SIGKILL');
  expect(before).toBeDefined();
  expect(await logId(await running(start()))).toBe(before);
});

test('serve: names a port that is in use, and how to choose another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { code, output } = await start({ PORT: String(port) }).end();
  other.close();
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`Port ${port} is taken .* PORT=\\d+ npm`));
});

test('serve: starts nothing with an invalid setting', async () => {
  const { code, output } = await start({ CENTRE_TZ: 'Nowhere' }).end();
  expect({ code, output: output.trim() }).toEqual({
    code: 1,
    output: 'CENTRE_TZ is “Nowhere”: expected a time zone such as America/New_York',
  });
});
