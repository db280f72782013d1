import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request's headers, from fetch or from node. */
export type CookieHeaders = Headers | Pick<IncomingHttpHeaders, 'cookie'>;

/** The name of the session cookie. The prefix `__Host-` binds it to this host; browsers accept it only over https. */
export const getSessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-rollbook' : 'rollbook';

const cookieHeader = (headers: CookieHeaders): string =>
  (headers instanceof Headers ? headers.get('cookie') : headers.cookie) ?? '';

/** A copy of the headers with the cookies only, because sessions must not keep anything else of a request. */
export const pickCookieHeader = (headers: CookieHeaders): Headers => new Headers({ cookie: cookieHeader(headers) });

/**
 * The session's token from a cookie that better-auth signed; undefined without a valid one. The signature is checked
 * here, because better-auth's own check waits for the threads that hash passwords.
 */
export const readSessionToken = (headers: CookieHeaders, name: string, secret: string): string | undefined => {
  for (const cookie of cookieHeader(headers).split(';')) {
    const [key, value = ''] = cookie.trim().split('=', 2);
    const token = key === name ? readSigned(value, secret) : undefined;
    if (token !== undefined) return token;
  }
  return undefined;
};

/** Parses `token.signature`, percent-encoded. The signature is an HMAC-SHA-256 in base64. */
const readSigned = (value: string, secret: string): string | undefined => {
  const [, token, sent] = /^([\w-]+)\.([\w+/]{43}=)$/.exec(decoded(value)) ?? [];
  if (token === undefined || sent === undefined) return undefined;
  const expected = createHmac('sha256', secret).update(token).digest();
  return timingSafeEqual(Buffer.from(sent, 'base64'), expected) ? token : undefined;
};

/** Returns an empty string if the encoding is invalid. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
};
