import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** GET /api/openapi.json; `openapi.snapshot.json` is its reviewed copy. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rollbook',
        version: '1',
        description:
          'Commands take an Idempotency-Key and an If-Match; commands and queries answer with the Position of the log ' +
          'that they show, which a query takes as Min-Position.',
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger());
}
