/** Refuses requests with a foreign host name, which protects against DNS rebinding. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { isIpAddressHost, isOwnHost, type OwnSite } from './own-site.ts';
import { sendRefusal } from './send-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True when a health probe may request the route with an IP address as Host, or without a Host. */
    probed?: true;
  }
}

/** Checks the header Host and ignores X-Forwarded-Host: a proxy must pass the Host on unchanged. */
export function refuseForeignHosts(app: FastifyInstance, site: OwnSite): void {
  app.addHook('onRequest', async (request, reply) => {
    const refusal = findRefusal(request, site);
    return refusal && sendRefusal(reply, refusal);
  });
}

function findRefusal({ raw, routeOptions }: FastifyRequest, site: OwnSite): Refusal | undefined {
  const hosts = hostsOf(raw);
  if (hosts.length > 1) return refuse('invalid-request', { detail: 'The request names more than one host.' });
  const [host] = hosts;
  const isProbe = routeOptions.config?.probed === true && (host === undefined || isIpAddressHost(host));
  const target = targetHostOf(raw);
  const isOwn = (isOwnHost(host, site) || isProbe) && (target === undefined || isOwnHost(target, site));
  return isOwn ? undefined : refuse('wrong-host', { detail: `This server answers at ${site.origin} alone.` });
}

/** Every Host header of the request; Node keeps only the first in `headers`. */
const hostsOf = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');

/** The host of a target in absolute form, which takes precedence over the header Host (RFC 9112, section 3.2.2). */
const targetHostOf = ({ url = '' }: IncomingMessage): string | undefined =>
  url.startsWith('/') ? undefined : /^\w+:\/\/([^/?#]*)/.exec(url)?.[1];
