import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { admitRequests, createAdmissionQueue } from './admission-queue.ts';

const limits = { running: 4, runningOfAddress: 3, waiting: 4, waitMs: 1_000, countedMs: 5_000 };

describe('createAdmissionQueue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function createQueue() {
    const enter = createAdmissionQueue(limits);
    const outcomes: string[] = [];
    return {
      outcomes,
      enter(name: string, address = name) {
        const { isAdmitted, leave } = enter(address);
        void isAdmitted.then((admitted) => outcomes.push(`${name} ${admitted ? 'in' : 'refused'}`));
        return leave;
      },
      wait: (ms = 0) => vi.advanceTimersByTimeAsync(ms),
    };
  }

  test('admits the next one when one leaves, and refuses the others after a second', async () => {
    const { enter, wait, outcomes } = createQueue();
    const [leave] = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => enter(name));
    await wait(500);
    expect(outcomes).toEqual(['a in', 'b in', 'c in', 'd in']);
    leave?.();
    leave?.();
    await wait();
    expect(outcomes.slice(4)).toEqual(['e in']);
    await wait(499);
    expect(outcomes).toHaveLength(5);
    await wait(1);
    expect(outcomes.slice(5)).toEqual(['f refused']);
  });

  test('does not count what has been in work for some seconds', async () => {
    const { enter, wait, outcomes } = createQueue();
    for (const name of ['a', 'b', 'c', 'd']) enter(name);
    await wait(4_500);
    enter('e');
    await wait(499);
    expect(outcomes).toHaveLength(4);
    await wait(1);
    expect(outcomes.slice(4)).toEqual(['e in']);
  });

  test('refuses the oldest request of the address with the most when too many wait', async () => {
    const { enter, wait, outcomes } = createQueue();
    for (const name of ['a', 'b', 'c', 'd']) enter(name);
    const leaves = [1, 2, 3].map((number) => enter(`x${number}`, 'x'));
    enter('e');
    await wait();
    expect(outcomes).toHaveLength(4);
    enter('f');
    await wait();
    expect(outcomes.slice(4)).toEqual(['x1 refused']);
    leaves[1]?.();
    enter('g');
    await wait();
    expect(outcomes.slice(5)).toEqual(['x2 refused']);
  });

  test('lets addresses take turns, and leaves a place to others than one address', async () => {
    const { enter, wait, outcomes } = createQueue();
    const leaves = [1, 2, 3, 4, 5].map((number) => enter(`a${number}`, 'a'));
    enter('b');
    enter('c');
    await wait();
    expect(outcomes).toEqual(['a1 in', 'a2 in', 'a3 in', 'b in']);
    leaves[0]?.();
    leaves[1]?.();
    await wait();
    expect(outcomes.slice(4)).toEqual(['a4 in', 'c in']);
  });
});

/** An answer that has begun and never ends. */
function startEndlessStream(): Readable {
  const stream = new Readable({ read() {} }).on('error', () => {});
  stream.push('begun');
  return stream;
}

/** A server with one place, on which the answer to /api/slow waits until `finish` is called. */
async function openServer() {
  const app = Fastify({ forceCloseConnections: true });
  const lookUp = vi.fn<() => void>();
  const slow = Promise.withResolvers<string>();
  await app.register(websocket);
  admitRequests(app, { running: 1, runningOfAddress: 1, waiting: 10, waitMs: 100, countedMs: 60_000 });
  app.addHook('onRequest', async () => lookUp());
  app.get('/api/slow', () => slow.promise);
  app.get('/api/fast', () => 'fast');
  app.get('/api/queued', { config: { ownLimit: true } }, () => 'queued');
  app.get('/api/stream', (_, reply) => reply.send(startEndlessStream()));
  app.post('/api/late', () => 'late');
  app.get('/api/feed', { websocket: true }, (socket) => socket.send('hello'));
  app.get('/page', () => 'page');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  return { app, url, lookUp, statusOf, finish: () => slow.resolve('done') };
}

test('admitRequests: answers 503 with Retry-After before anything is looked up, and serves what needs no place', async () => {
  const { app, lookUp, statusOf, finish } = await openServer();
  await using _ = app;
  const slow = statusOf('/api/slow');
  await expect.poll(() => lookUp.mock.calls).toHaveLength(1);
  const refused = await app.inject('/api/fast');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([503, '2', 'busy']);
  expect(lookUp).toHaveBeenCalledTimes(1);
  expect([await statusOf('/page'), await statusOf('/api/queued')]).toEqual([200, 200]);
  finish();
  expect(await slow).toBe(200);
  expect([await statusOf('/api/fast'), await statusOf('/api/none'), await statusOf('/api/fast')]).toEqual([
    200, 404, 200,
  ]);
});

test('admitRequests: an answer that is read slowly and an open WebSocket keep no place', async () => {
  const { app, url, statusOf } = await openServer();
  await using _ = app;
  const reading = get(`${url}/api/stream`);
  const closed = once(reading, 'close');
  const [answer] = (await once(reading, 'response')) as [IncomingMessage];
  answer.on('error', () => {});
  expect(await statusOf('/api/fast')).toBe(200);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/feed`);
  await once(socket, 'message');
  expect(await statusOf('/api/fast')).toBe(200);
  reading.destroy();
  socket.close();
  await closed;
});

test('admitRequests: a body that arrives late keeps no place, and needs one when it has arrived', async () => {
  const { app, url, lookUp, statusOf } = await openServer();
  await using _ = app;
  const send = async (beforeEnd: () => Promise<unknown>) => {
    lookUp.mockClear();
    const headers = { 'content-type': 'application/json', 'content-length': '2' };
    const late = request(`${url}/api/late`, { method: 'POST', headers });
    late.write('{');
    await expect.poll(() => lookUp.mock.calls).toHaveLength(1);
    await beforeEnd();
    late.end('}');
    const [answer] = (await once(late, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  expect(await send(async () => expect(await statusOf('/api/fast')).toBe(200))).toBe(200);
  const occupy = async () => {
    void statusOf('/api/slow');
    await expect.poll(() => lookUp.mock.calls).toHaveLength(2);
  };
  expect(await send(occupy)).toBe(503);
});

test('admitRequests: a client that leaves gives its place to the next one', async () => {
  const { app, url, lookUp, statusOf } = await openServer();
  await using _ = app;
  const leaving = get(`${url}/api/slow`).on('error', () => {});
  await expect.poll(() => lookUp.mock.calls).toHaveLength(1);
  leaving.destroy();
  await expect.poll(() => statusOf('/api/fast')).toBe(200);
});
