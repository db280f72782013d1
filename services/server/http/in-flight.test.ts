import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { limitConnections } from './in-flight.ts';

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
