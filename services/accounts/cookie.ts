import type { IncomingHttpHeaders } from 'node:http';

/** A request's headers, from fetch or from node. */
export type RequestHeaders = Headers | Pick<IncomingHttpHeaders, 'cookie'>;

/** `__Host-` binds the cookie to this very host, which browsers grant over https alone. */
export const sessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-rollbook' : 'rollbook';

/** The cookies alone: nothing else of a request is kept with a session. Undefined when ours is not among them. */
export const cookiesOf = (headers: RequestHeaders, name: string): Headers | undefined => {
  const cookie = headers instanceof Headers ? headers.get('cookie') : headers.cookie;
  return cookie?.includes(`${name}=`) ? new Headers({ cookie }) : undefined;
};
