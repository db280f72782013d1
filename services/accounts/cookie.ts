import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request's headers, from fetch or from node. */
export type RequestHeaders = Headers | Pick<IncomingHttpHeaders, 'cookie'>;

/** `__Host-` binds the cookie to this very host, which browsers grant over https alone. */
export const sessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-rollbook' : 'rollbook';

const cookieHeader = (headers: RequestHeaders): string =>
  (headers instanceof Headers ? headers.get('cookie') : headers.cookie) ?? '';

/** The cookies alone: nothing else of a request is kept with a session. */
export const cookiesOf = (headers: RequestHeaders): Headers => new Headers({ cookie: cookieHeader(headers) });

/**
 * The session's token in a cookie that better-auth signed; undefined without one. Checked here and at once: its own check
 * waits for the threads that hash passwords.
 */
export const readSessionToken = (headers: RequestHeaders, name: string, secret: string): string | undefined => {
  for (const cookie of cookieHeader(headers).split(';')) {
    const [key, value = ''] = cookie.trim().split('=', 2);
    const token = key === name ? readSigned(value, secret) : undefined;
    if (token !== undefined) return token;
  }
  return undefined;
};

/** `token.signature`, percent-encoded; the signature is the HMAC-SHA-256 in base64. */
const readSigned = (value: string, secret: string): string | undefined => {
  const [, token, sent] = /^([\w-]+)\.([\w+/]{43}=)$/.exec(decoded(value)) ?? [];
  if (token === undefined || sent === undefined) return undefined;
  const expected = createHmac('sha256', secret).update(token).digest();
  return timingSafeEqual(Buffer.from(sent, 'base64'), expected) ? token : undefined;
};

/** Empty where the encoding is broken. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
};
