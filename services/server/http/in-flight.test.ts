import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { limitConnections, refusePipelines } from './in-flight.ts';

test('limitConnections: closes connections over the limit of an address, and accepts one after another has closed', async () => {
  await using app = Fastify({ forceCloseConnections: true });
  limitConnections(app, 3);
  app.get('/', () => 'here');
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const open = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const isAnswered = async (socket: Socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    return (await text(socket).catch(() => '')).startsWith('HTTP/1.1 200');
  };
  const [first] = [await open(), await open(), await open()];
  expect(await isAnswered(await open())).toBe(false);
  expect(await isAnswered(first)).toBe(true);
  expect(await isAnswered(await open())).toBe(true);
});

/** Sends this to a server, and returns what its handler got and what it answered until it closed the connection. */
async function exchange(sent: string) {
  const handle = vi.fn<RequestListener>((_request, response) => void setImmediate(() => response.end('here')));
  const server = createServer(refusePipelines(handle, {})).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  socket.write(sent);
  const answer = await text(socket).catch(() => '');
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  return { handled: handle.mock.calls.map(([{ url }]) => url), statuses, answer };
}
const toHead = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test('refusePipelines: refuses a second request before the answer to the first, and closes the connection', async () => {
  const { handled, statuses, answer } = await exchange(toHead('/one') + toHead('/two'));
  expect([handled, statuses]).toEqual([['/one'], ['200', '429']]);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toMatch(/^retry-after: 1\r$/im);
  expect(answer).toContain('There are too many requests at once.');
});

test.each([3, 1_000])('refusePipelines: works on none of %i requests that arrive at once', async (count) => {
  const { handled, statuses } = await exchange(toHead('/').repeat(count));
  expect([handled, statuses]).toEqual([[], []]);
});
