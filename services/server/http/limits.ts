/** Rate limits per address, and load shedding when the event loop is late. */
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createKnownDeviceCookies } from '#services/core/accounts/known-device.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { RefusalError } from './body.ts';
import { toIpAddressGroup } from './ip-address-group.ts';
import { sendRefusal } from './send-refusal.ts';

/** Requests of one address per ten seconds: far more than a class behind one address needs, but fewer than an endless loop. */
const REQUESTS_IN_TEN_SECONDS = 6_000;
/** Mean milliseconds of event loop delay above which new requests are refused. */
const LATE_MS_MAX = 1_000;
/** Milliseconds between two checks of the delay. The plugin resets its histogram at each check, and so loses the turn in progress. */
const LATE_CHECK_MS = 3_000;
const MINUTE_MS = 60_000;
/** Sign-in attempts of one address per minute, over all e-mail addresses: enough for a class that signs in together. */
const ATTEMPTS_BY_ADDRESS = 300;

/** Limits the requests of each address, and refuses all requests while the event loop is late. */
export async function limitRequestRate(
  app: FastifyInstance,
  inTenSeconds = REQUESTS_IN_TEN_SECONDS,
  lateMs = LATE_MS_MAX,
): Promise<void> {
  await app.register(rateLimit, {
    // A global limit would be a route hook, which runs after all others, including the session lookup.
    global: false,
    max: inTenSeconds,
    timeWindow: 10_000,
    keyGenerator: ({ ip }) => toIpAddressGroup(ip),
    addHeadersOnExceeding: quiet,
    addHeaders: { ...quiet, 'retry-after': true },
    errorResponseBuilder: () => new RefusalError(refuse('too-many-requests')),
  });
  const limit = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    const { ip, routeOptions } = request as { ip?: string } & FastifyRequest;
    // A closed connection has no address.
    if (ip !== undefined && routeOptions.config?.rateLimit !== false) await limit.call(this, request, reply);
  });
  await app.register(underPressure, {
    ...{ maxEventLoopDelay: lateMs, sampleInterval: LATE_CHECK_MS },
    pressureHandler: refuseWhenLate,
  });
}

/**
 * Refuses a request while the event loop is late, except probes: if they failed, the program would be restarted, which makes an
 * overload worse. The plugin reports an infinite delay when it has no measurement, as after loading on a busy
 * machine; that must not refuse the first requests.
 */
function refuseWhenLate(
  { routeOptions }: FastifyRequest,
  _reply: FastifyReply,
  _type: string,
  late: number | undefined,
): void {
  if (late === Number.POSITIVE_INFINITY || routeOptions.config.probed) return;
  throw new RefusalError(refuse('busy'));
}

const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Returns a hook for routes that check or create a password. It runs before the body is read, so that excess bodies are not
 * parsed. A known device has its own count, so that others behind the same address cannot use up its attempts.
 */
export function createPasswordAttemptHook(
  app: FastifyInstance,
  settings: { sessionSecret: string; publicUrl: string },
) {
  const devices = createKnownDeviceCookies(settings);
  const limit = app.createRateLimit({
    max: ATTEMPTS_BY_ADDRESS,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip, headers }) => devices.find(headers)?.id ?? toIpAddressGroup(ip ?? ''),
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const result = await limit(request);
    if (result.isAllowed || !result.isExceeded) return undefined;
    return sendRefusal(reply, refuse('too-many-requests', { retryAfterSeconds: result.ttlInSeconds }));
  };
}
