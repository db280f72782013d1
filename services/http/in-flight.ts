/** How many requests may be in flight at once: of one connection, and with large bodies of one person. */
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Program } from '#services/program/program.ts';
import { BODY_MAX } from '#services/use-case/body-bytes.ts';
import { refuse } from '#services/use-case/problems.ts';
import { sendRefusal } from './send-refusal.ts';
import { loadVisitor } from './visitor.ts';

/**
 * Of one connection. Browsers and proxies send the next request when the one before was answered; a pipeline of
 * thousands would occupy every connection to the database while others wait.
 */
export const PIPELINED_MAX = 4;
/** Of one person, with bodies of more than `BODY_MAX`: the server holds what has arrived until they are complete. */
export const LARGE_BODIES_MAX = 8;

const tooManyAtOnce = refuse('too-many-requests', {
  detail: 'There are too many requests at once. Please try again in a moment.',
});
const refuseExcess = (reply: FastifyReply) => sendRefusal(reply.header('retry-after', 1), tooManyAtOnce);

export function limitPipelines(app: FastifyInstance): void {
  // Weak, since the answers of a pipeline whose connection was lost never come to an end.
  const inFlight = new WeakMap<Socket, number>();
  app.addHook('onRequest', async (request, reply) => {
    if (request.ws) return undefined;
    const { socket } = request.raw;
    const count = inFlight.get(socket) ?? 0;
    // Ends the connection after this answer, so that what else is in the pipeline is not read.
    if (count >= PIPELINED_MAX) return refuseExcess(reply.header('connection', 'close'));
    inFlight.set(socket, count + 1);
    reply.raw.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
    return undefined;
  });
}

/** Runs before the body is read, for those who may send one. */
export function limitLargeBodies(app: FastifyInstance, program: Program): void {
  const inFlight = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    if (!mayBeLarge(request)) return undefined;
    const id = (await loadVisitor(request, program))?.session.userId;
    if (id === undefined) return undefined;
    const count = inFlight.get(id) ?? 0;
    // Ends the connection, so that a megabyte that nobody asked for is not read to its end.
    if (count >= LARGE_BODIES_MAX) return refuseExcess(reply.header('connection', 'close'));
    inFlight.set(id, count + 1);
    // The body is complete, or its connection is lost.
    request.raw.once('close', () => {
      const left = (inFlight.get(id) ?? 1) - 1;
      if (left > 0) inFlight.set(id, left);
      else inFlight.delete(id);
    });
    return undefined;
  });
}

/** A body in chunks does not say how large it will be. */
const mayBeLarge = ({ headers, routeOptions }: FastifyRequest): boolean =>
  (routeOptions.bodyLimit ?? 0) > BODY_MAX &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > BODY_MAX);
