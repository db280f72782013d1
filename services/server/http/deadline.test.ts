import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuse } from '#services/platform/problems/refuse.ts';
import { enforceResponseTimeout } from './deadline.ts';
import { registerErrorHandler } from './errors.ts';
import { sendRefusal } from './send-refusal.ts';

const config = { answersWithin: 50 };
const forever = new Promise<never>(() => {});
const large = JSON.stringify('x'.repeat(900_000));

let app: FastifyInstance;
let url: string;
let logged: { msg: string }[];
beforeEach(async () => {
  logged = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } };
  app = Fastify({ bodyLimit: 1_000_000, forceCloseConnections: true, logger });
  registerErrorHandler(app);
  enforceResponseTimeout(app);
  app.post('/never', { config }, () => forever);
  app.post('/never-let-in', { config, onRequest: () => forever }, () => 'in');
});
afterEach(() => app.close());

const listen = async () => {
  url = await app.listen({ port: 0, host: '127.0.0.1' });
};
const post = (path: string, body = '{}') =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

test('enforceAnswerTimeout: answers a late request with a problem', async () => {
  await listen();
  const answer = await post('/never');
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
  expect(answer.headers.get('retry-after')).toBe('5');
});

const sentLate: Record<string, (reply: FastifyReply) => unknown> = {
  'is returned': () => ({ late: true }),
  'is sent': (reply) => reply.code(204).send(),
  'is a file': (reply) => reply.send(Readable.from('late')),
  'is a refusal': (reply) => sendRefusal(reply, refuse('not-found')),
};

test.each(Object.entries(sentLate))(
  'enforceAnswerTimeout: drops a late answer that %s, without a log line',
  async (_, send) => {
    const released = Promise.withResolvers<void>();
    const handled = Promise.withResolvers<void>();
    app.get('/late', { config }, async (_request, reply) => {
      await released.promise;
      setImmediate(handled.resolve);
      return send(reply);
    });
    await listen();
    const answer = await fetch(`${url}/late?search=Mia`);
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
    released.resolve();
    await handled.promise;
    expect(logged.map(({ msg }) => msg)).toEqual(['request was not answered in time']);
  },
);

test('enforceAnswerTimeout: answers 503 while a large body waits for the access check', async () => {
  await listen();
  expect((await post('/never-let-in', large)).status).toBe(503);
});

test('enforceAnswerTimeout: answers 408 to a body that does not end, and never runs its handler', async () => {
  const carryOut = vi.fn(() => 'done');
  app.post('/slow', { config }, carryOut);
  await listen();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';
  socket.setEncoding('utf8').write(`POST /slow HTTP/1.1\r\n${head}{`);
  expect(String(await once(socket, 'data'))).toContain('HTTP/1.1 408');
  socket.on('error', () => undefined).write('}');
  await new Promise((resolve) => socket.on('close', resolve).resume());
  expect(carryOut).not.toHaveBeenCalled();
});

test('enforceAnswerTimeout: does not interrupt an answer that is being sent', async () => {
  const file = new Readable({ read() {} });
  file.push('the beginning');
  app.get('/file', { config }, (_request, reply) => reply.send(file));
  await listen();
  const answer = await fetch(`${url}/file`);
  await post('/never'); // This request was sent later, so the timeout of the file has passed as well.
  file.push(' and the end');
  file.push(null);
  expect(await answer.text()).toBe('the beginning and the end');
});
