import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { buildApp } from './app.ts';

let centre: TestCentre;
let tutor: Client;
let app: FastifyInstance;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  centre = await openTestCentre();
  tutor = await centre.createSignedInTutor();
  const output = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  app = await buildApp({ ...centre.program, log: pino({ level: 'info' }, output) });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await centre[Symbol.asyncDispose]();
});

/** Sends the headers and a part of the body, and ends the connection after a while. */
const abort = async (path: string, contentType: string, part: string, afterMs: number) => {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const headers = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(centre.url).host}`,
    `Origin: ${centre.url}`,
    `Cookie: ${tutor.cookie}`,
    `Content-Type: ${contentType}`,
    'Content-Length: 500',
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n${part}`);
  await sleep(afterMs);
  socket.destroy();
};

test.each([
  ['/api/auth/sign-in', 'application/json', '{"email":"mia@'],
  ['/api/auth/sign-up', 'application/json', '{'],
  ['/api/pictures', 'image/png', 'PNG'],
])('a body that its client aborts: %s logs one line without a stack', async (path, contentType, part) => {
  lines = [];
  // On a busy machine the body may not be awaited yet when the connection ends, and then nothing is logged.
  for (let afterMs = 100; lines.length === 0 && afterMs < 10_000; afterMs *= 2) {
    await abort(path, contentType, part, afterMs);
    await sleep(afterMs);
  }
  expect(lines).toMatchObject([
    { level: 30, route: `POST ${path}`, msg: 'the client ended the connection before its request was whole' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/stack|unavailable/);
});
