import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '#services/use-case/problems.ts';
import { sendRefusal } from './send-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds within which the route answers, where it is not the usual time. */
    answersWithin?: number;
  }
}

/** Milliseconds after which nobody waits for an answer any more; a database that is frozen says nothing at all. */
const ANSWER_MS_MAX = 10_000;

/**
 * Answers in words what was not answered in time; the work goes on, and its late answer is dropped. Fastify's own
 * `handlerTimeout` forgets a request as soon as its body has been read.
 */
export function answerInTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { config } = request.routeOptions;
    const timer = setTimeout(() => {
      // on its way to a slow reader, or taken over by a socket
      if (reply.sent || reply.raw.headersSent) return;
      request.log.warn({ route: `${request.method} ${request.routeOptions.url}` }, 'not answered in time');
      const refusal = late(request);
      // What has arrived of a body is held as long as its connection.
      if (refusal.status === 408) reply.header('connection', 'close');
      sendRefusal(reply, refusal);
    }, config?.answersWithin ?? ANSWER_MS_MAX);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}

/**
 * A command that was not answered may have been written all the same: repeating its key settles that. A body is late
 * only when it was being read: nobody reads on while it is not yet known who asks.
 */
const late = ({ raw }: FastifyRequest): Refusal =>
  raw.complete || raw.readableFlowing === null
    ? refuse('unavailable', {
        detail:
          'The records did not answer in time, so it is not known whether a change was saved. Please try again in a moment.',
      })
    : refuse('invalid-request', { status: 408, detail: 'The request took too long to arrive.' });
