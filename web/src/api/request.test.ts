import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { sendRequest } from './request.ts';

type Reply = [status: number, type: string, body: string, headers?: Record<string, string>];

async function serverAnswering(...[status, type, body, headers]: Reply) {
  const received: IncomingMessage[] = [];
  const server = createServer((incoming, response) => {
    received.push(incoming);
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  return {
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      vi.unstubAllGlobals();
    },
  };
}

const problem = { type: 'urn:x', title: 'Refused', status: 409, code: 'no-room', detail: 'There is no room.' };

test('sendRequest: returns the data and the log position of an answer', async () => {
  await using _ = await serverAnswering(200, 'application/json', '{"a":1}', { position: 'log.7', parked: 'one two' });
  expect(await sendRequest('/things')).toEqual({ data: { a: 1 }, position: 'log.7', parked: ['one', 'two'] });
});

test('sendRequest: returns null for 204', async () => {
  await using _ = await serverAnswering(204, 'text/plain', '');
  expect(await sendRequest('/things', { method: 'DELETE' })).toEqual({ data: null, position: null, parked: [] });
});

test('sendRequest: returns the problem of a refusal', async () => {
  await using _ = await serverAnswering(409, 'application/problem+json', JSON.stringify(problem));
  expect(await sendRequest('/things')).toEqual({ error: { kind: 'problem', problem } });
});

test.each<Reply>([
  [502, 'text/html', '<h1>Bad gateway</h1>'],
  [500, 'application/json', '{"message":"no code"}'],
  [200, 'application/json', '{"cut off'],
])('sendRequest: %i %s %s counts as no answer', async (...reply) => {
  await using _ = await serverAnswering(...reply);
  expect(await sendRequest('/things')).toEqual({ error: { kind: 'no-answer' } });
});

test('sendRequest: returns no-answer when the server cannot be reached', async () => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:9' });
  expect(await sendRequest('/things')).toEqual({ error: { kind: 'no-answer' } });
  vi.unstubAllGlobals();
});

test('sendRequest: sends key, version, person, position and parameters in their headers and query', async () => {
  await using server = await serverAnswering(200, 'application/json', '{}');
  await sendRequest('/things', {
    method: 'POST',
    body: { classes: 3 },
    params: { from: '2026-11-01', to: undefined, cursor: '' },
    idempotencyKey: 'b1946ac9-2492-4d23-87ad-6a4f0b3f9d11',
    ifMatch: 7,
    person: '5f0c7e61-7d4f-4a55-9e0b-0d6f7a3b2c11',
    minPosition: 'log.7',
  });
  expect(server.received[0]).toMatchObject({
    method: 'POST',
    url: '/api/things?from=2026-11-01',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'b1946ac9-2492-4d23-87ad-6a4f0b3f9d11',
      'if-match': '"7"',
      'page-of': '5f0c7e61-7d4f-4a55-9e0b-0d6f7a3b2c11',
      'min-position': 'log.7',
    },
  });
});
