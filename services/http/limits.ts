/** How much one address may ask for. */
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createKnownDevices } from '#services/accounts/known-device.ts';
import { refuse } from '#services/use-case/problems.ts';
import { toAddressGroup } from './address-group.ts';
import { RefusalError } from './body.ts';
import { sendRefusal } from './send-refusal.ts';

/** Far above what a room full of people behind one address needs; it stops a loop that ran away. */
const REQUESTS_IN_TEN_SECONDS = 6_000;
/** Milliseconds that the event loop may be late before new work is refused. */
const LATE_MS_MAX = 3_000;
const MINUTE_MS = 60_000;
/** Attempts of one address, whatever the e-mail: a room full of people who sign in. */
const ATTEMPTS_BY_ADDRESS = 300;

export async function limitRequests(app: FastifyInstance, inTenSeconds = REQUESTS_IN_TEN_SECONDS): Promise<void> {
  await app.register(rateLimit, {
    // as a hook of its routes it would run after every other, when it is long known who asks
    global: false,
    max: inTenSeconds,
    timeWindow: 10_000,
    addHeadersOnExceeding: quiet,
    addHeaders: { ...quiet, 'retry-after': true },
    errorResponseBuilder: () => new RefusalError(refuse('too-many-requests')),
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
  throw new RefusalError(refuse('busy'));
}

const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * A hook for routes that check or make a password. It counts before the body is read, so that bodies cost little too. A
 * known device counts by itself: nobody else behind the same address uses up its attempts.
 */
export function limitAttempts(app: FastifyInstance, settings: { sessionSecret: string; publicUrl: string }) {
  const devices = createKnownDevices(settings);
  const limit = app.createRateLimit({
    max: ATTEMPTS_BY_ADDRESS,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip, headers }) => devices.find(headers)?.id ?? toAddressGroup(ip ?? ''),
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const result = await limit(request);
    if (result.isAllowed || !result.isExceeded) return undefined;
    return sendRefusal(reply, refuse('too-many-requests', { retryAfterSeconds: result.ttlInSeconds }));
  };
}
