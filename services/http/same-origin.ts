/** Whether an unsafe request was made by a page of this site: the guard against forged requests. */
import { isOwnOrigin, type OwnSite } from './own-site.ts';

interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** A browser sends one of both headers or both; a request with neither was not made by a page. */
export function sameOrigin(headers: OriginHeaders, ownSite: OwnSite): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined) return isOwnOrigin(headers.origin, headers.host, ownSite);
  return site === 'same-origin';
}
