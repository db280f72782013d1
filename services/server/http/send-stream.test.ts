import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { limitStreams, STREAMS_MAX } from './in-flight.ts';
import { sendStream } from './send-stream.ts';
import type { VisitorContext } from './visitor.ts';

const PART = 'x'.repeat(64 * 1024);

interface Visitor {
  /** The session of each look-up. */
  readonly session?: () => object | null;
  /** The children of the family account whose session it is; without it, the session is a student's. */
  readonly children?: () => { readonly id: string }[];
}

/** Serves a stream of texts at `/`. */
async function serve(parts: () => AsyncIterable<string>, { session = () => null, children }: Visitor = {}) {
  const student = { id: 'mia', role: 'student', owner: false, archived_at: null };
  const read = (text: string) => (text.includes('family_access') ? children?.() : children ? [] : [student]);
  const context = {
    accounts: {
      session: async () => session(),
      applicant: async () => undefined,
      findFamily: async () => ({ id: 'ann' }),
    },
    readModels: { sql: { unsafe: async (text: string) => read(text) } },
  } as unknown as VisitorContext;
  const app = Fastify({ forceCloseConnections: true });
  app.decorateRequest('lookup', null);
  app.decorateRequest('isOfTutor', false);
  limitStreams(app, context);
  app.get('/', { config: { access: 'public', streams: true } }, (request, reply) =>
    sendStream(request, reply, { stream: parts(), mediaType: 'text/csv', fileName: 'file.csv' }, context),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, [Symbol.asyncDispose]: () => app.close() };
}

test('sendStream: reads no further while the client does not read, and ends when the client is gone', async () => {
  let read = 0;
  let isEnded = false;
  await using server = await serve(async function* () {
    try {
      for (; read < 4_000; read += 1) yield PART;
    } finally {
      isEnded = true;
    }
  });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: rollbook\r\n\r\n');
  // The buffers of the two sockets take the first parts.
  let before = -1;
  while (read === 0 || read !== before) {
    before = read;
    await pause(200);
  }
  expect(read).toBeLessThan(400);
  expect(isEnded).toBe(false);
  socket.destroy();
  await vi.waitFor(() => expect(isEnded).toBe(true));
  expect(read).toBeLessThan(400);
});

test('sendStream: a fault after the first part breaks the connection off', async () => {
  await using server = await serve(async function* () {
    yield PART;
    yield PART;
    throw new Error('the database is gone');
  });
  const answer = await fetch(server.url);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

test('sendStream: breaks off when the session ends', async () => {
  let isSignedIn = true;
  await using server = await serve(
    async function* () {
      yield PART;
      isSignedIn = false;
      yield PART;
      expect.unreachable('the session has ended');
    },
    { session: () => (isSignedIn ? { userId: 'mia', setCookie: [] } : null) },
  );
  await expect((await fetch(server.url)).text()).rejects.toThrow();
});

test.each([
  ['breaks off when a family no longer sees a child', [{ id: 'ben' }], false],
  ['goes on when a family sees another child too', [{ id: 'ben' }, { id: 'mia' }, { id: 'zoe' }], true],
])('sendStream: %s', async (_, later, isWhole) => {
  let children = [{ id: 'mia' }, { id: 'ben' }];
  await using server = await serve(
    async function* () {
      yield 'one ';
      children = later;
      yield 'two ';
      yield 'three';
    },
    { session: () => ({ userId: 'ann', isFamily: true, setCookie: [] }), children: () => children },
  );
  const text = await (await fetch(server.url)).text().catch(() => 'broken off');
  expect(text).toBe(isWhole ? 'one two three' : 'broken off');
});

test('limitStreams: refuses a person with too many files in flight until one of them ends', async () => {
  const endless = async function* () {
    for (;;) yield PART;
  };
  await using server = await serve(endless, { session: () => ({ userId: 'mia', setCookie: [] }) });
  const inFlight = await Promise.all(Array.from({ length: STREAMS_MAX }, () => fetch(server.url)));
  expect(inFlight.map(({ status }) => status)).toEqual(inFlight.map(() => 200));
  expect((await fetch(server.url)).status).toBe(429);
  await inFlight[0]?.body?.cancel();
  const next = await vi.waitFor(async () => {
    const answer = await fetch(server.url);
    expect(answer.status).toBe(200);
    return answer;
  });
  await Promise.all([next, ...inFlight.slice(1)].map(({ body }) => body?.cancel()));
});

test('sendStream: sends a whole file with its type and name, and no body to HEAD', async () => {
  const parts = vi.fn(async function* () {
    yield 'a,b\r\n';
    yield '1,2\r\n';
  });
  await using server = await serve(parts);
  const answer = await fetch(server.url);
  expect(await answer.text()).toBe('a,b\r\n1,2\r\n');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="file.csv"');
  expect(answer.headers.get('content-type')).toBe('text/csv');
  const head = await fetch(server.url, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
