/** Host names under which the server answers. Requests are sent over raw sockets, because HTTP clients set Host themselves. */

import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import { requestUpgradeStatus } from '#testing/feed-socket.ts';

let centre: TestCentre;
let own: string;
let port: string;

beforeAll(async () => {
  centre = await openTestCentre();
  ({ host: own, port } = new URL(centre.url));
});
afterAll(() => centre[Symbol.asyncDispose]());

/** Addresses of pages, API answers, files, and of nothing. */
const addresses = [
  '/',
  '/login',
  '/api/session',
  '/api/openapi.json',
  '/assets/none.js',
  '/nowhere.txt',
  '/api/nothing',
];

const statusOf = async (target: string, ...headers: string[]) =>
  (await sendRaw(centre.url, `GET ${target} HTTP/1.1`, ...headers)).status;

test('refuseForeignHosts: accepts every loopback name, in upper and lower case', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]', 'LocalHost'])
    expect([name, await statusOf('/api/session', `Host: ${name}:${port}`)]).toEqual([name, 200]);
});

test.each(addresses)('refuseForeignHosts: answers GET %s under a foreign host with 421', async (address) => {
  for (const host of ['evil.example', `evil.example:${port}`, 'localhost', `localhost.:${port}`, `10.0.0.1:${port}`]) {
    const answer = await sendRaw(centre.url, `GET ${address} HTTP/1.1`, `Host: ${host}`);
    expect([host, answer.status]).toEqual([host, 421]);
    expect(answer.text).toContain('"code":"wrong-host"');
    expect(answer.text).toContain('This server answers at http://localhost:');
  }
});

test('refuseForeignHosts: refuses a command under a foreign host whose Origin matches that host', async () => {
  const { cookie } = await centre.createSignedInTutor();
  const foreign = [`Host: evil.example:${port}`, `Origin: http://evil.example:${port}`, `Cookie: ${cookie}`];
  const command = ['POST /api/auth/sign-out HTTP/1.1', ...foreign, 'Content-Length: 0'];
  expect((await sendRaw(centre.url, ...command)).status).toBe(421);
  const asked = await sendRaw(centre.url, 'GET /api/session HTTP/1.1', `Host: ${own}`, `Cookie: ${cookie}`);
  expect(asked.text).toContain('"role":"tutor"');
});

test('/api/feed: refuses an upgrade under a foreign host or from a foreign origin', async () => {
  const { cookie } = await centre.createSignedInTutor();
  const evil = `evil.example:${port}`;
  const upgrade = (host: string, origin: string) => requestUpgradeStatus(centre.url, { cookie, host, origin });
  expect(await upgrade(evil, `http://${evil}`)).toBe(421);
  expect(await upgrade(evil, centre.url)).toBe(421);
  expect(await upgrade(own, `http://${evil}`)).toBe(403);
  expect(await upgrade(own, `http://localhost:${Number(port) + 1}`)).toBe(403);
  expect(await upgrade(own, `https://${own}`)).toBe(403);
  expect(await upgrade(own, centre.url)).toBe(101);
  expect(await upgrade(`localhost:${port}`, `http://localhost:${port}`)).toBe(101);
});

test('refuseForeignHosts: refuses a missing Host and a repeated Host', async () => {
  expect(await statusOf('/')).toBe(400);
  expect((await sendRaw(centre.url, 'GET / HTTP/1.0')).status).toBe(421);
  for (const hosts of [
    [own, 'evil.example'],
    ['evil.example', own],
    [own, own],
  ])
    expect(await statusOf('/api/session', ...hosts.map((host) => `Host: ${host}`))).toBe(400);
});

test('refuseForeignHosts: checks the host of a target in absolute form', async () => {
  expect(await statusOf(`http://${own}/api/session`, `Host: ${own}`)).toBe(200);
  expect(await statusOf('http://evil.example/api/session', `Host: ${own}`)).toBe(421);
  expect(await statusOf(`http://${own}@evil.example/api/session`, `Host: ${own}`)).toBe(421);
  expect(await statusOf(`http://${own}/api/session`, 'Host: evil.example')).toBe(421);
});

test('refuseForeignHosts: ignores forwarded host headers', async () => {
  for (const name of ['X-Forwarded-Host', 'Forwarded', 'X-Host', 'X-Original-Host']) {
    const value = name === 'Forwarded' ? `host=${own}` : own;
    expect([name, await statusOf('/', 'Host: evil.example', `${name}: ${value}`)]).toEqual([name, 421]);
    const evil = name === 'Forwarded' ? 'host=evil.example' : 'evil.example';
    expect([name, await statusOf('/api/session', `Host: ${own}`, `${name}: ${evil}`)]).toEqual([name, 200]);
  }
});

test('/health: accepts an IP address or no Host, and refuses a foreign host name', async () => {
  for (const address of ['/health/live', '/health/ready']) {
    for (const host of [own, `10.0.0.1:${port}`, '10.0.0.1', `[fd00::7]:${port}`])
      expect([host, await statusOf(address, `Host: ${host}`)]).toEqual([host, 200]);
    expect((await sendRaw(centre.url, `GET ${address} HTTP/1.0`)).status).toBe(200);
    expect(await statusOf(address, 'Host: evil.example')).toBe(421);
  }
});

interface RawResponse {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends lines unchanged over a new socket, without the headers that a client adds, and reads the answer until the
 * connection ends.
 */
async function sendRaw(url: string, ...lines: readonly string[]): Promise<RawResponse> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), text: answer };
}
