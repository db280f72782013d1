import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { parseEventMetadata } from '#events/record/unseal-events.ts';
import { createLog } from '#services/platform/log.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { buildApp } from './app.ts';

const centre = await openForAllTests(openTestCentre());
const tutor = await centre.createSignedInTutor();
const ID = /^[\da-f]{32}$/;
const OF_PROXY = '4bf92f3577b34da6a3ce929d0e0e4736';

test('X-Request-Id: the answer to a command, and the event that it appended, have one id, and the next another', async () => {
  const { id } = await centre.createStudent({ classes: 4 });
  const add = () => tutor.post(`/api/students/${id}/classes/add`, { classes: 1, reason: 'Spring pack' });
  const ids = [await add(), await add()].map(({ headers }) => headers.get('x-request-id'));
  expect(ids).toEqual([expect.stringMatching(ID), expect.stringMatching(ID)]);
  expect(new Set(ids).size).toBe(2);
  const events = (await centre.program.store.read(toStudentStream(id))).slice(-2);
  expect(events.map((event) => parseEventMetadata(event).requestId)).toEqual(ids);
});

test('X-Request-Id: each line that a request writes to the log has its id, also after a late body', async () => {
  const lines: { readonly requestId?: string; readonly msg: string }[] = [];
  const output = new PassThrough().on('data', (text) => lines.push(JSON.parse(String(text))));
  const log = createLog('warn', output);
  const fail = async () => {
    log.warn('a part of the program warns');
    throw new Error('It broke.');
  };
  await using app = await buildApp({ ...centre.program, log, handle: fail });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { id } = await centre.createStudent({ classes: 4 });
  lines.length = 0;

  const { host, origin } = new URL(centre.url);
  const post = request({
    ...{ method: 'POST', port: (app.server.address() as AddressInfo).port, path: `/api/students/${id}/classes/add` },
    headers: { host, origin, cookie: tutor.cookie, 'content-type': 'application/json', 'content-length': 13 },
  });
  post.flushHeaders();
  setTimeout(() => post.end('{"classes":1}'), 50);
  const [answer] = (await once(post, 'response')) as [IncomingMessage];
  answer.resume();

  expect(answer.statusCode).toBe(500);
  const requestId = answer.headers['x-request-id'];
  expect(requestId).toMatch(ID);
  await vi.waitFor(() =>
    expect(lines.map(({ msg, requestId: own }) => [msg, own])).toEqual([
      ['a part of the program warns', requestId],
      ['request failed with an unexpected error', requestId],
    ]),
  );
});

test.each([
  ['no proxy is trusted', '', {}, false],
  ['another proxy is trusted', '10.0.0.5', {}, false],
  ['the proxy is trusted', 'loopback', {}, true],
  ['the proxy sends another form', 'loopback', { 'x-request-id': 'abc' }, false],
  [
    'the proxy takes part in a trace',
    'loopback',
    { traceparent: `00-${OF_PROXY}-00f067aa0ba902b7-01`, 'x-request-id': 'abc' },
    true,
  ],
])('X-Request-Id of a request: is taken only from a trusted proxy: %s', async (_, trusted, headers, isTaken) => {
  const { program, url } = centre;
  const config = { ...program.config, trustProxy: trusted || undefined };
  await using app = await buildApp({ ...program, config });
  const uuid = OF_PROXY.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-').toUpperCase();
  const answer = await app.inject({
    url: '/api/centre',
    headers: { host: new URL(url).host, 'x-request-id': uuid, ...headers },
  });
  expect(answer.headers['x-request-id']).toMatch(ID);
  expect(answer.headers['x-request-id'] === OF_PROXY).toBe(isTaken);
});

test('X-Request-Id: is sent with the answer to a request that reaches no route', async () => {
  for (const path of ['/api/nothing', '/%ff'])
    expect((await centre.createVisitor().get(path)).headers.get('x-request-id')).toMatch(ID);
});
