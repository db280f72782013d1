/** Limits concurrent requests: per connection, and per person for large bodies and streamed answers. */
import type { EventEmitter } from 'node:events';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BODY_BYTES_MAX } from '#services/core/use-case/body-bytes.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toProblem } from '#services/platform/problems/to-problem.ts';
import { toIpAddressGroup } from './ip-address-group.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { sendRefusal } from './send-refusal.ts';
import { loadVisitor, type VisitorContext } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True when the answer may be a stream. */
    streams?: true;
  }
}

/** Maximum requests in flight per person with a body over `BODY_BYTES_MAX` bytes, because incomplete bodies are held in memory. */
export const LARGE_BODIES_MAX = 8;
/** Maximum streamed answers in flight per person, because each holds a page of rows and reads the next ones. */
export const STREAMS_MAX = 3;

/** Maximum open connections of one IPv4 address or IPv6 /64: more than a school behind one address has, and few files of the process. */
const CONNECTIONS_PER_ADDRESS_MAX = 1_500;

const tooManyAtOnce = refuse('too-many-requests', {
  detail: 'There are too many requests at once. Please try again in a moment.',
});
const excessHeaders = {
  'content-type': 'application/problem+json; charset=utf-8',
  ...{ 'retry-after': '1', connection: 'close' },
};
const refuseExcess = (reply: FastifyReply) => sendRefusal(reply.header('retry-after', 1), tooManyAtOnce);

/** Closes connections over `max` of one address as they open, before anything is read from them. */
export function limitConnections(app: FastifyInstance, max = CONNECTIONS_PER_ADDRESS_MAX): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = toIpAddressGroup(socket.remoteAddress ?? '', 64);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > max) socket.destroy();
  });
}

/**
 * Wraps the handler of a server: a request that arrives on a connection before the one before it is answered is refused after
 * that answer, and a third one ends the connection at once. Browsers and proxies wait for each answer. Node parses all requests
 * that have arrived in one turn of the event loop, so a pipeline of thousands would keep everybody else waiting.
 */
export const refusePipelines = (handle: RequestListener, headers: SecurityHeaders): RequestListener => {
  const pending = new WeakMap<Socket, 'answer' | 'refusal'>();
  return (request, response) => {
    const { socket } = request;
    const before = pending.get(socket);
    if (before === 'refusal') {
      socket.destroy();
      return;
    }
    if (before === 'answer') {
      pending.set(socket, 'refusal');
      response.writeHead(429, { ...headers, ...excessHeaders }).end(JSON.stringify(toProblem(tooManyAtOnce)));
      return;
    }
    pending.set(socket, 'answer');
    response.once('close', () => {
      if (pending.get(socket) === 'answer') pending.delete(socket);
    });
    // Node parses all requests that have arrived before the next tick.
    process.nextTick(() => {
      if (!socket.destroyed) handle(request, response);
    });
  };
};

/** Limits large bodies per person, before the body is read. Requests of signed-out visitors are refused elsewhere. */
export function limitLargeBodies(app: FastifyInstance, context: VisitorContext): void {
  // `close` means that the body is complete or its connection is lost.
  limitPerPerson(app, context, { max: LARGE_BODIES_MAX, counts: mayBeLarge, ending: ({ raw }) => raw });
}

/** Limits streamed answers per person. */
export function limitStreams(app: FastifyInstance, context: VisitorContext): void {
  const counts = ({ routeOptions }: FastifyRequest) => routeOptions.config.streams === true;
  limitPerPerson(app, context, { max: STREAMS_MAX, counts, ending: (_request, { raw }) => raw });
}

interface PersonLimit {
  readonly max: number;
  readonly counts: (request: FastifyRequest) => boolean;
  /** What emits `close` when the request no longer counts. */
  readonly ending: (request: FastifyRequest, reply: FastifyReply) => EventEmitter;
}

function limitPerPerson(app: FastifyInstance, context: VisitorContext, { max, counts, ending }: PersonLimit): void {
  const inFlight = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    if (!counts(request)) return undefined;
    const id = (await loadVisitor(request, context))?.session.userId;
    if (id === undefined) return undefined;
    // Nothing would emit `close` any more for somebody who left while the session was looked up.
    if (request.raw.socket.destroyed) return undefined;
    const count = inFlight.get(id) ?? 0;
    // Closes the connection, so that a refused body is not read to its end.
    if (count >= max) return refuseExcess(reply.header('connection', 'close'));
    inFlight.set(id, count + 1);
    ending(request, reply).once('close', () => {
      const left = (inFlight.get(id) ?? 1) - 1;
      if (left > 0) inFlight.set(id, left);
      else inFlight.delete(id);
    });
    return undefined;
  });
}

/** A chunked body has no declared length, so it counts as large. */
const mayBeLarge = ({ headers, routeOptions }: FastifyRequest): boolean =>
  (routeOptions.bodyLimit ?? 0) > BODY_BYTES_MAX &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > BODY_BYTES_MAX);
