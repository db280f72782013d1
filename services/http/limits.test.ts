import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { mapErrors } from './errors.ts';
import { limitAttempts, limitRequests } from './limits.ts';

async function door() {
  const app = Fastify({ trustProxy: true });
  await limitRequests(app);
  app.post('/sign-in', limitAttempts(app, 3), () => 'in');
  return (email: string, address = '10.0.0.1') =>
    app.inject({ method: 'POST', url: '/sign-in', body: { email }, headers: { 'x-forwarded-for': address } });
}

test('one address may try one e-mail so often in a minute; others are not held up', async () => {
  const attempt = await door();
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) statuses.push((await attempt('mia@rollbook.example')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);

  const refused = await attempt('mia@rollbook.example');
  expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await attempt('noah@rollbook.example')).statusCode).toBe(200);
  expect((await attempt('mia@rollbook.example', '10.0.0.2')).statusCode).toBe(200);
});

test('one address cannot try e-mail after e-mail for ever', async () => {
  const attempt = await door();
  const statuses: number[] = [];
  for (let index = 0; index < 310; index += 1) statuses.push((await attempt(`${index}@rollbook.example`)).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('limitAttempts: counts attempts of one address before their bodies are read', async () => {
  const app = Fastify();
  mapErrors(app);
  await limitRequests(app);
  app.post('/sign-in', { ...limitAttempts(app, 3), schema: { body: { type: 'object' } } }, () => 'in');
  const attempt = () =>
    app.inject({ method: 'POST', url: '/sign-in', body: '{', headers: { 'content-type': 'application/json' } });
  for (let index = 0; index < 300; index += 1) await attempt();
  expect((await attempt()).statusCode).toBe(429);
});

test('a loop of which nothing has been measured yet lets people in', async () => {
  const app = Fastify();
  await limitRequests(app);
  app.get('/', () => 'in');
  await app.ready();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100);
  await nextTurn();
  await nextTurn();
  expect((await app.inject('/')).statusCode).toBe(200);
});

test('a loop that ran away costs no look at who asks, also where there is nothing to find', async () => {
  const app = Fastify();
  mapErrors(app);
  await limitRequests(app, 2);
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

test('a connection that is gone has no address, which is no fault', async () => {
  const app = Fastify();
  app.addHook('onRequest', async ({ raw }) => {
    Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined });
  });
  await limitRequests(app);
  app.get('/', () => 'in');
  expect((await app.inject('/')).statusCode).toBe(200);
});
