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
