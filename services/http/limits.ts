/** How much one address may ask for. */
import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './body.ts';
import { refused } from './problems.ts';
import { sendRefusal } from './reply.ts';

/** Far above what a room full of people behind one address needs; it stops a loop that ran away. */
const REQUESTS_IN_TEN_SECONDS = 6_000;
/** Milliseconds that the event loop may be late before new work is refused. */
const LATE_MS_MAX = 3_000;
const MINUTE_MS = 60_000;
/** Of one address, whatever the e-mail: a room full of people signing in. Each attempt costs a hash. */
const ATTEMPTS_BY_ADDRESS = 300;

export async function limitRequests(app: FastifyInstance, inTenSeconds = REQUESTS_IN_TEN_SECONDS): Promise<void> {
  await app.register(rateLimit, {
    // as a hook of its routes it would run after every other, when it is long known who asks
    global: false,
    max: inTenSeconds,
    timeWindow: 10_000,
    addHeadersOnExceeding: quiet,
    addHeaders: { ...quiet, 'retry-after': true },
    errorResponseBuilder: () => new Refusal(refused('too-many-requests')),
  });
  const limit = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    const { ip, routeOptions } = request as { ip?: string } & FastifyRequest;
    // whoever hung up has no address any more
    if (ip !== undefined && routeOptions.config?.rateLimit !== false) await limit.call(this, request, reply);
  });
  await app.register(underPressure, { maxEventLoopDelay: LATE_MS_MAX, pressureHandler: refuseWhenLate });
}

/**
 * A loop of which nothing was measured for a whole second counts there as infinitely late: that of a program which has
 * just been loading on a busy machine, and would refuse the first people for the next second.
 */
function refuseWhenLate(_request: FastifyRequest, reply: FastifyReply, _type: string, late: number | undefined): void {
  if (late === Number.POSITIVE_INFINITY) return;
  reply.header('retry-after', 5);
  throw new Refusal(refused('busy'));
}

const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Hooks for routes that check or make a password. Attempts of one address are counted before the body is read, so that a
 * flood costs neither parsing nor validation; those with one e-mail when it is known.
 */
export function limitAttempts(app: FastifyInstance, perMinute: number) {
  const limitBy = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const limit = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const result = await limit(request);
      if (result.isAllowed || !result.isExceeded) return undefined;
      reply.header('retry-after', result.ttlInSeconds);
      return sendRefusal(reply, refused('too-many-requests'));
    };
  };
  return {
    onRequest: limitBy(ATTEMPTS_BY_ADDRESS, ({ ip }) => ip),
    preHandler: limitBy(perMinute, addressAndEmail),
  };
}

function addressAndEmail({ ip, body }: FastifyRequest): string {
  const { email = '' } = body as { email?: string };
  return createHash('sha256').update(`${ip} ${email}`).digest('base64url');
}
