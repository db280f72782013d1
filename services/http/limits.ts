/** How much one address may ask for. */
import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './body.ts';
import { refused } from './problems.ts';

/** Far above what a room full of people behind one address needs; it stops a loop that ran away. */
const REQUESTS_IN_TEN_SECONDS = 6_000;
/** Milliseconds that the event loop may be late before new work is refused. */
const LATE_MS_MAX = 3_000;

export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: REQUESTS_IN_TEN_SECONDS,
    timeWindow: 10_000,
    addHeadersOnExceeding: quiet,
    addHeaders: { ...quiet, 'retry-after': true },
    errorResponseBuilder: () => new Refusal(refused('too-many-requests')),
  });
  await app.register(underPressure, { maxEventLoopDelay: LATE_MS_MAX, retryAfter: 5 });
}

const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Attempts are counted after the body was read, because they count for an address together with an e-mail. */
export const attemptsOf = (perMinute: number | undefined): FastifyContextConfig =>
  perMinute === undefined
    ? {}
    : { rateLimit: { max: perMinute, timeWindow: 60_000, hook: 'preHandler', keyGenerator: addressAndEmail } };

function addressAndEmail({ ip, body }: FastifyRequest): string {
  const { email } = body as { email: string };
  return createHash('sha256').update(`${ip} ${email}`).digest('base64url');
}
