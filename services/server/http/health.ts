import type { FastifyInstance } from 'fastify';
import { HEALTH_MS_MAX, type Health } from '#services/server/health/check-health.ts';

const hidden = {
  config: { access: 'public' as const, rateLimit: false as const, probed: true as const },
  schema: { hide: true },
};
const ready = { ...hidden, config: { ...hidden.config, answersWithin: HEALTH_MS_MAX } };

/**
 * Registers `/health/live`, which answers 200 while the process runs, and `/health/ready`, which answers 200 while a proxy may
 * send it requests and 503 otherwise. Both are public, so they say nothing else: what is wrong is served on the port of the
 * metrics.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  checkHealth: () => Promise<Health>,
  isDraining: () => boolean,
): void {
  app.get('/health/live', hidden, () => ({ status: 'ok' }));
  app.get('/health/ready', ready, async (_request, reply) => {
    if (!isDraining() && (await checkHealth()).status === 'ready') return { status: 'ok' };
    return reply.code(503).send({ status: 'unavailable' });
  });
}
