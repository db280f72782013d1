/** The host names and page origins that belong to this site, and which requests its own pages sent. */
import { isIP } from 'node:net';
import { LOOPBACK_HOST_NAMES } from '#services/platform/config/config.ts';

/** The hosts and origins under which this site is served. */
export interface OwnSite {
  /** The origin of PUBLIC_URL. */
  readonly origin: string;
  /** Values of the header Host that name this server, in lower case, with and without a default port. */
  readonly hosts: ReadonlySet<string>;
  /** Origins of pages of this site. For a loopback PUBLIC_URL they include every loopback name. */
  readonly origins: ReadonlySet<string>;
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Derives the site from PUBLIC_URL. A loopback address is accepted under every loopback name. */
export function toOwnSite(publicUrl: string): OwnSite {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  const names = LOOPBACK_HOST_NAMES.includes(hostname) ? LOOPBACK_HOST_NAMES : [hostname];
  const withPort = (name: string) => (port === '' ? name : `${name}:${port}`);
  const hosts = names.flatMap((name) => [withPort(name), `${name}:${port || DEFAULT_PORTS[protocol]}`]);
  return { origin, hosts: new Set(hosts), origins: new Set(names.map((name) => `${protocol}//${withPort(name)}`)) };
}

/** Whether a header Host names this site. */
export const isOwnHost = (host: string | undefined, { hosts }: OwnSite): boolean =>
  host !== undefined && hosts.has(host.toLowerCase());

/**
 * Whether an origin belongs to this site. Another loopback origin must also match the Host of the request, because another
 * program may listen on the same port of another loopback address.
 */
export function isOwnOrigin(origin: string, host: string | undefined, site: OwnSite): boolean {
  if (origin === site.origin) return true;
  return site.origins.has(origin) && URL.parse(origin)?.host === host?.toLowerCase();
}

/** Whether a Host is an IP address, as health probes send it. DNS rebinding always uses a name. */
export const isIpAddressHost = (host: string): boolean =>
  isIP(host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')) !== 0;

interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/**
 * Whether a page of this site sent the request, which protects unsafe requests against cross-site request forgery (CSRF). A browser sends Origin, Sec-Fetch-Site or both with an unsafe request; a
 * request with neither did not come from a page.
 */
export function isSameOrigin(headers: OriginHeaders, ownSite: OwnSite): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined) return isOwnOrigin(headers.origin, headers.host, ownSite);
  return site === 'same-origin';
}
