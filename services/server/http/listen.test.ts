import { once } from 'node:events';
import { createServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { listenWithSeveralSockets } from './listen.ts';

const CONNECTIONS = 200;

/** Opens connections in a thread of its own, so that this one can be late. */
const connecting = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { connect } = require('node:net');
  let open = 0;
  for (let n = 0; n < ${CONNECTIONS}; n += 1)
    connect(workerData, '127.0.0.1', () => ++open === ${CONNECTIONS} && parentPort.postMessage('open')).on('error', () => {});
`;

test('listenWithSeveralSockets: a close waits for the last request in flight, whichever socket accepted it', async () => {
  const app = Fastify();
  const waiting: ((answer: string) => void)[] = [];
  app.get('/', () => new Promise<string>((resolve) => void waiting.push(resolve)));
  await listenWithSeveralSockets(app, '127.0.0.1', 0);
  const [address] = app.addresses();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address.port : 0}`;
  const answers = Array.from({ length: 40 }, () => fetch(url, { headers: { connection: 'close' } }));
  await expect.poll(() => waiting).toHaveLength(40);
  const ended: string[] = [];
  const closing = app.close().then(() => ended.push('closed'));
  const last = waiting.pop();
  for (const answer of waiting) answer('done');
  setTimeout(() => {
    ended.push('answered');
    last?.('done');
  }, 200);
  await closing;
  expect(ended).toEqual(['answered', 'closed']);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(40).fill(200));
});

test.runIf(process.platform === 'linux')(
  'listenWithSeveralSockets: accepts several connections in a turn of the event loop, and closes all its sockets',
  async () => {
    const app = Fastify({ forceCloseConnections: true });
    let accepted = 0;
    app.server.on('connection', () => {
      accepted += 1;
    });
    await listenWithSeveralSockets(app, '127.0.0.1', 0);
    const [address] = app.addresses();
    const port = typeof address === 'object' ? address.port : 0;
    await using worker = new Worker(connecting, { eval: true, workerData: port });
    await once(worker, 'online');
    const most = { inTurn: 0 };
    while (accepted < CONNECTIONS) {
      const before = accepted;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
      await nextTurn();
      most.inTurn = Math.max(most.inTurn, accepted - before);
    }
    expect(most.inTurn).toBeGreaterThan(2);
    await app.close();
    const next = createServer().listen(port, '127.0.0.1');
    await once(next, 'listening');
    next.close();
  },
);
