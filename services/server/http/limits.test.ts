import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createKnownDeviceCookies } from '#services/core/accounts/known-device.ts';
import { registerErrorHandler } from './errors.ts';
import { createPasswordAttemptHook, limitRequestRate } from './limits.ts';

async function createSignInRoute() {
  const app = Fastify({ trustProxy: true });
  await limitRequestRate(app);
  app.post('/sign-in', { onRequest: createPasswordAttemptHook(app, settings) }, () => 'in');
  return (address: string, cookie = '') =>
    app.inject({
      method: 'POST',
      url: '/sign-in',
      body: '{',
      headers: { ...json, 'x-forwarded-for': address, cookie },
    });
}
const json = { 'content-type': 'application/json' };
const settings = { sessionSecret: 'x'.repeat(32), publicUrl: 'http://localhost:3000' };

test('createPasswordAttemptHook: counts each address separately, before the body is read', async () => {
  const attempt = await createSignInRoute();
  const answers = [];
  while (answers.length < 310) answers.push(await attempt('10.0.0.1'));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  // The bodies within the limit were read and refused, because they are not JSON.
  expect((await attempt('10.0.0.2')).statusCode).toBe(400);
});

test('createPasswordAttemptHook: counts an IPv6 /64 as one address, and a known device separately', async () => {
  const attempt = await createSignInRoute();
  const answers = [];
  while (answers.length < 301) answers.push(await attempt(`2001:db8::${answers.length.toString(16)}`));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  const [device = ''] = createKnownDeviceCookies(settings).remember(undefined, 'mia@rollbook.example').split(';');
  expect((await attempt('2001:db8::1', device)).statusCode).toBe(400);
  expect((await attempt('2001:db8::1', `${device}x`)).statusCode).toBe(429);
});

test('limitRequestRate: counts an IPv6 /64 as one address, and an address with any port', async () => {
  const app = Fastify({ trustProxy: true });
  registerErrorHandler(app);
  await limitRequestRate(app, 2);
  app.get('/', () => 'in');
  const statusOf = async (address: string) =>
    (await app.inject({ url: '/', headers: { 'x-forwarded-for': address } })).statusCode;
  expect([await statusOf('2001:db8::1'), await statusOf('2001:db8::2'), await statusOf('2001:db8::3')]).toEqual([
    ...[200, 200, 429],
  ]);
  expect(await statusOf('2001:db8:0:1::1')).toBe(200);
  const statuses: number[] = [];
  for (const port of [2000, 2001, 2002]) statuses.push(await statusOf(`198.51.100.9:${port}`));
  expect(statuses).toEqual([200, 200, 429]);
});

async function blockTurn(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  await nextTurn();
  await nextTurn();
}

test('limitRequestRate: accepts requests before the event loop delay has been measured', async () => {
  const app = Fastify();
  await limitRequestRate(app);
  app.get('/', () => 'in');
  await app.ready();
  await blockTurn(3_100);
  expect((await app.inject('/')).statusCode).toBe(200);
});

test('limitRequestRate: refuses requests while the event loop is late, and answers probes', async () => {
  const app = Fastify();
  registerErrorHandler(app);
  await limitRequestRate(app, 100, 50);
  app.get('/', () => 'in');
  app.get('/health', { config: { probed: true } }, () => 'live');
  await app.ready();
  for (const ms of [1_100, 1_100, 1_100]) await blockTurn(ms);
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect((await app.inject('/health')).statusCode).toBe(200);
});

test('limitRequestRate: refuses excess requests before other hooks run, also for unknown addresses', async () => {
  const app = Fastify();
  registerErrorHandler(app);
  await limitRequestRate(app, 2);
  let looked = 0;
  app.addHook('onRequest', async () => {
    looked += 1;
  });
  app.get('/here', () => 'here');
  app.get('/health', { config: { rateLimit: false } }, () => 'live');
  const ask = async (url: string) => (await app.inject(url)).statusCode;
  expect([await ask('/here'), await ask('/nowhere'), await ask('/here'), await ask('/nowhere')]).toEqual([
    200, 404, 429, 429,
  ]);
  expect(looked).toBe(2);
  expect(await ask('/health')).toBe(200);
});

test('limitRequestRate: accepts a request whose connection has no address any more', async () => {
  const app = Fastify();
  app.addHook('onRequest', async ({ raw }) => {
    Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined });
  });
  await limitRequestRate(app);
  app.get('/', () => 'in');
  expect((await app.inject('/')).statusCode).toBe(200);
});
