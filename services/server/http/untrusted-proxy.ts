import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

const WARNING =
  'A request carried the header X-Forwarded-For, but TRUST_PROXY is empty, so the header is ignored. If Rollbook runs ' +
  'behind a reverse proxy, set TRUST_PROXY to its address; until then all visitors count as one address.';

/** Warns once. Behind a proxy that TRUST_PROXY does not name, all visitors share one rate limit. */
export function warnAboutUntrustedProxy(app: FastifyInstance, log: Pick<Logger, 'warn'>): void {
  let warned = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    warned = true;
    log.warn(WARNING);
  });
}
