import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { sendRefusal } from './send-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds within which the route answers; undefined for the default, `ANSWER_MS_MAX`. */
    answersWithin?: number;
  }
}

/** Default milliseconds within which a route answers. The limit is needed because a frozen database never answers. */
const ANSWER_MS_MAX = 10_000;

/**
 * Answers a request with a problem if its own answer is not ready in time. The handler continues, and its late answer
 * is dropped. Fastify's `handlerTimeout` is not used because it ends as soon as the body has been read.
 */
export function enforceResponseTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { config } = request.routeOptions;
    const timer = setTimeout(() => {
      // The answer is being sent to a slow reader, or the request has become a WebSocket.
      if (reply.sent || reply.raw.headersSent) return;
      request.log.warn({ route: `${request.method} ${request.routeOptions.url}` }, 'request was not answered in time');
      const refusal = late(request);
      // The received part of the body is held in memory until its connection is closed.
      if (refusal.status === 408) reply.header('connection', 'close');
      sendRefusal(reply, refusal);
      // Fastify would log the second answer with the whole address, in which are names that people searched for.
      reply.send = () => reply;
    }, config?.answersWithin ?? ANSWER_MS_MAX);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}

/**
 * Chooses between 503 and 408. A command without an answer may have been saved; a retry with its idempotency key finds
 * out. The body counts as late only while it is being read: it is paused until the access check has finished.
 */
const late = ({ raw }: FastifyRequest): Refusal =>
  raw.complete || raw.readableFlowing === null
    ? refuse('unavailable', {
        detail:
          'The records did not answer in time, so it is not known whether a change was saved. Please try again in a moment.',
      })
    : refuse('invalid-request', { status: 408, detail: 'The request took too long to arrive.' });
