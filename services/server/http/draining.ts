import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/health/ready` say no, while requests are still answered. A proxy then sends new ones to other copies. */
    beginDraining(): void;
  }
}

/** Returns whether the draining has begun. Each answer after that ends its connection, which a proxy would keep for the next request. */
export function registerDraining(app: FastifyInstance): () => boolean {
  let isDraining = false;
  app.decorate('beginDraining', () => {
    isDraining = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return () => isDraining;
}
