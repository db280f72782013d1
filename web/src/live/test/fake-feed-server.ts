import type { AddressInfo } from 'node:net';
import websocket, { type WebSocket } from '@fastify/websocket';
import fastify from 'fastify';
import { vi } from 'vitest';

const logId = '0b9c5a52-6f1c-5b7e-9c53-2a0d4f6e8b11';
export const toWirePosition = (position: number, log = logId) => `${log}.${position}`;

/**
 * A minimal server for the feed's protocol with one resource, /api/students. Tests can cause faults in it. It also sets
 * the globals that a browser provides.
 */
export async function startFakeFeedServer() {
  const app = fastify({ forceCloseConnections: true });
  await app.register(websocket);
  const sockets = new Set<WebSocket>();
  const heard: unknown[] = [];
  const asked: (string | undefined)[] = [];
  const pages: (() => void)[] = [];
  const state = { position: toWirePosition(1), build: 'one', isAway: false };

  app.get('/api/feed', { websocket: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('message', (text) => heard.push(JSON.parse(String(text))));
    socket.send(JSON.stringify({ type: 'hello', position: state.position, build: state.build }));
  });
  app.get('/api/students', (request, reply) => {
    asked.push(request.headers['min-position'] as string | undefined);
    if (state.isAway) return reply.hijack().raw.destroy();
    reply.header('position', state.position);
    return { students: [] };
  });
  app.get('/api/leaderboard', () => server.boards);
  app.get('/api/tutors', (_, reply) => {
    server.askedForTutors += 1;
    return reply.code(503).send({ status: 503, code: 'unavailable', detail: 'Please try again.' });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const browser = setBrowserGlobals(origin);

  const server = {
    state,
    /** The answer to /api/leaderboard. */
    boards: {} as object,
    /** Number of requests to /api/tutors, which are always answered with 503. */
    askedForTutors: 0,
    /** Messages received from the clients. */
    heard,
    /** The Min-Position header of each request to /api/students. */
    asked,
    feedUrl: `${origin.replace('http', 'ws')}/api/feed`,
    browser,
    sockets,
    /** Registers a page to close before the globals are removed. */
    atTheEnd: (close: () => void) => pages.push(close),
    say(message: object) {
      for (const socket of sockets) socket.send(JSON.stringify(message));
    },
    hangUp(code = 1012) {
      for (const socket of sockets) socket.close(code);
    },
    [Symbol.asyncDispose]: async () => {
      for (const close of pages) close();
      for (const socket of sockets) socket.terminate();
      await app.close();
      vi.unstubAllGlobals();
    },
  };
  return server;
}

function setBrowserGlobals(origin: string): EventTarget {
  const browser = new EventTarget();
  vi.stubGlobal('location', { origin, href: `${origin}/student-management` });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  return browser;
}
