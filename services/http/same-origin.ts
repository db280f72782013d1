/** Whether an unsafe request was made by a page of this site: the guard against forged requests. */

interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** True when `origin` is the public one, or the one that the request was sent to. */
export function ownOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (origin === new URL(publicUrl).origin) return true;
  const sent = URL.parse(origin);
  return sent !== null && sent.origin === origin && host !== undefined && sent.host === host;
}

/** A browser sends one of both headers or both; a request with neither was not made by a page. */
export function sameOrigin(headers: OriginHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined) return ownOrigin(headers.origin, headers.host, publicUrl);
  return site === 'same-origin';
}
