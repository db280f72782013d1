import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerClientError } from './client-errors.ts';

test.each([
  ['hello\r\n\r\n', 400, 'The request is not valid HTTP.'],
  ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n', 400, 'The request is not valid HTTP.'],
  [`GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'The headers of the request are too large.'],
])('answerClientError: answers %j with a problem', async (sent, status, detail) => {
  const app = Fastify({
    clientErrorHandler: (error, raw) => answerClientError(error, raw, { 'x-frame-options': 'DENY' }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('application/problem+json');
    expect(head).toContain('\r\nx-frame-options: DENY\r\n');
    expect(JSON.parse(body)).toMatchObject({ status, code: 'invalid-request', detail });
  } finally {
    await app.close();
  }
});
