/** Protects unsafe requests against cross-site request forgery (CSRF). */
import { isOwnOrigin, type OwnSite } from './own-site.ts';

interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/**
 * Whether a page of this site sent the request. A browser sends Origin, Sec-Fetch-Site or both with an unsafe request; a
 * request with neither did not come from a page.
 */
export function isSameOrigin(headers: OriginHeaders, ownSite: OwnSite): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined) return isOwnOrigin(headers.origin, headers.host, ownSite);
  return site === 'same-origin';
}
