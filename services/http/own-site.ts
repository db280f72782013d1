/** Under which names this server is asked and which pages may ask it: those of PUBLIC_URL, and nobody else's. */
import { isIP } from 'node:net';
import { LOOPBACK_NAMES } from '#services/config/config.ts';

export interface OwnSite {
  /** The origin of PUBLIC_URL. */
  readonly origin: string;
  /** Values of the header Host that name this server, in lower case, with and without a default port. */
  readonly hosts: ReadonlySet<string>;
  /** Origins of pages of this site: for an address on this machine those of its other names too. */
  readonly origins: ReadonlySet<string>;
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** An address on this machine goes by each of its names; any other by itself alone. */
export function toOwnSite(publicUrl: string): OwnSite {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  const names = LOOPBACK_NAMES.includes(hostname) ? LOOPBACK_NAMES : [hostname];
  const withPort = (name: string) => (port === '' ? name : `${name}:${port}`);
  const hosts = names.flatMap((name) => [withPort(name), `${name}:${port || DEFAULT_PORTS[protocol]}`]);
  return { origin, hosts: new Set(hosts), origins: new Set(names.map((name) => `${protocol}//${withPort(name)}`)) };
}

export const isOwnHost = (host: string | undefined, { hosts }: OwnSite): boolean =>
  host !== undefined && hosts.has(host.toLowerCase());

/**
 * Whether a page of this origin is ours. On this machine it must also be the one that the request was sent to: at
 * another of its addresses another program may listen on the same port.
 */
export function isOwnOrigin(origin: string, host: string | undefined, site: OwnSite): boolean {
  if (origin === site.origin) return true;
  return site.origins.has(origin) && URL.parse(origin)?.host === host?.toLowerCase();
}

/** Whether a Host is no name but an address, as probes send it; a page of a foreign site never has one of those. */
export const isAddress = (host: string): boolean => isIP(host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')) !== 0;
