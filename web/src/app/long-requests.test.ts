/** Requests whose work takes long by design are not offered to be sent again. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

// Modules of its own, because other tests of this worker may leave code that never loads.
vi.resetModules();
const { classesApi } = await import('../api/classes-api.ts');
const { recordApi } = await import('../api/record-api.ts');
const { getSlowRequestState, SLOW_REQUEST_MS } = await import('../api/slow-requests.ts');
const { createStore } = await import('../api/store.ts');
const { importPictureFromAddress, uploadPicture } = await import(
  '../features/learning/homework/form/picture-requests.ts'
);

/** Answers when the test says so. */
const waiting: ServerResponse[] = [];
const server = createServer((_request, response) => void waiting.push(response));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const idempotencyKey = 'b1946ac9-2492-4d23-87ad-6a4f0b3f9d11';
const studentId = '5f0c7e61-7d4f-4a55-9e0b-0d6f7a3b2c11';
const { sealLedger, getSandboxes } = recordApi.endpoints;
const { makePacket, getPacket } = classesApi.endpoints;

const dispatch = (request: unknown) => createStore().dispatch(request as never) as unknown as Promise<unknown>;
const picture = new File(['JPEG'], 'fractions.jpg', { type: 'image/jpeg' });

test.each<[string, 'none' | 'slow', () => Promise<unknown>]>([
  ['sealLedger', 'none', () => dispatch(sealLedger.initiate({ idempotencyKey }))],
  ['makePacket', 'none', () => dispatch(makePacket.initiate({ idempotencyKey, studentId, body: {} as never }))],
  ['getPacket', 'none', () => dispatch(getPacket.initiate({ studentId, packetId: studentId }))],
  ['uploadPicture', 'none', () => uploadPicture(picture, studentId)],
  ['importPictureFromAddress', 'none', () => importPictureFromAddress('https://example.com/a.png', studentId)],
  ['getSandboxes', 'slow', () => dispatch(getSandboxes.initiate())],
])('the state of slow requests after four seconds of %s is %s', async (_name, state, send) => {
  const outcome = send();
  while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(SLOW_REQUEST_MS);
  expect(getSlowRequestState()).toBe(state);
  waiting.pop()?.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  await outcome;
  expect(getSlowRequestState()).toBe('none');
});
