import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

const WARNING =
  'A request carried the header X-Forwarded-For, but TRUST_PROXY is empty, so the header is ignored. If Rollbook runs ' +
  'behind a reverse proxy, set TRUST_PROXY to its address; until then all visitors count as one address.';

/** Warns once: behind a proxy that is not named, the limits by address would hold up everybody together. */
export function warnAboutUntrustedProxy(app: FastifyInstance, log: Pick<Logger, 'warn'>): void {
  let warned = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    warned = true;
    log.warn(WARNING);
  });
}
