import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { LARGE_BODIES_MAX } from './in-flight.ts';

const centre = await openForAllTests(openTestCentre());
const tutor = await centre.createSignedInTutor();

async function openSocket(): Promise<Socket> {
  const socket = connect(Number(new URL(centre.url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, `Host: ${new URL(centre.url).host}`, `Cookie: ${tutor.cookie}`, ...headers, '', ''].join('\r\n');

test('refusePipelines: serves requests that wait for each answer, and no pipeline of thousands', async () => {
  const socket = await openSocket();
  for (let n = 0; n < 120; n += 1) {
    socket.write(head('GET /health/live'));
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  }
  socket.destroy();
  const pipeline = await openSocket();
  pipeline.on('error', () => undefined).write(head('GET /api/students').repeat(1_000));
  expect(await text(pipeline).catch(() => '')).toBe('');
  expect((await tutor.get('/api/students')).status).toBe(200);
});

test('limitLargeBodies: refuses a large body over the limit of a person, and accepts one after others have ended', async () => {
  const large = head(
    'POST /api/homework',
    `Origin: ${centre.url}`,
    'Content-Type: application/json',
    'Content-Length: 500000',
  );
  const unfinished: Socket[] = [];
  for (let n = 0; n < LARGE_BODIES_MAX; n += 1) {
    const socket = await openSocket();
    socket.on('error', () => undefined).write(`${large}{`);
    unfinished.push(socket);
  }
  const body = { title: 'x'.repeat(100_000) };
  const status = async () => (await tutor.post('/api/homework', body)).status;
  await expect.poll(status).toBe(429);
  // The answer ends the connection although most of the body was not sent.
  const refused = await openSocket();
  refused.write(`${large}{`);
  expect(await text(refused)).toMatch(/^HTTP\/1\.1 429 .*^connection: close\r$/ims);
  expect((await tutor.post('/api/homework', {})).status).toBe(400);
  expect((await (await centre.createSignedInTutor()).post('/api/homework', body)).status).toBe(400);
  for (const socket of unfinished) socket.destroy();
  await expect.poll(status).toBe(400);
});

test('limitLargeBodies: counts a chunked body as a large one', async () => {
  const socket = await openSocket();
  socket.write(
    head(
      'POST /api/homework',
      `Origin: ${centre.url}`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
      'Connection: close',
    ),
  );
  socket.write('2\r\n{}\r\n0\r\n\r\n');
  expect(await text(socket)).toContain('HTTP/1.1 400');
});

test('limitStreams: forgets somebody who left while their session was looked up', async () => {
  for (const path of ['/api/attendance/export', '/api/students/export', '/api/groups/export', '/api/activity/export']) {
    const socket = await openSocket();
    socket.on('error', () => undefined).write(head(`GET ${path}`));
    socket.destroy();
  }
  // Somebody who left later may still be counted for a moment.
  await expect.poll(async () => (await tutor.get('/api/students/export')).status).toBe(200);
  const three = await Promise.all(Array.from({ length: 3 }, () => tutor.get('/api/students/export')));
  expect(three.map(({ status }) => status)).toEqual([200, 200, 200]);
});
