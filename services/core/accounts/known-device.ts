import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Accounts that one shared device remembers; a newer account replaces the oldest. */
const ACCOUNTS_MAX = 30;
const DAY_SECONDS = 86_400;
/** Browsers keep no cookie longer than this. */
const COOKIE_DAYS = 400;
const ID_BYTES = 9;
const TAG_BYTES = 12;

export interface KnownDevice {
  /** A random id that identifies the browser but no person. */
  readonly id: string;
  /** Keyed hashes of the e-mails that signed in here, newest first. They do not reveal the e-mails. */
  readonly accountTags: readonly string[];
}

/**
 * Remembers, in a signed cookie, the accounts that have signed in on a device. Known devices have a separate limit of
 * password checks, so that a stranger who uses up the account's limit cannot lock its owner out.
 */
export const createKnownDeviceCookies = ({
  sessionSecret,
  publicUrl,
}: {
  sessionSecret: string;
  publicUrl: string;
}) => {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'rollbook known device', 32));
  const overHttps = publicUrl.startsWith('https:');
  const cookieName = overHttps ? '__Host-rollbook-device' : 'rollbook-device';
  const cookiePattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)\\.([\\w.-]+)\\.([\\w-]+)(?:;|$)`);
  const hmac = (use: string, text: string) => createHmac('sha256', key).update(`${use} ${text}`).digest();
  const tagOf = (email: string) => hmac('account', email.toLowerCase()).subarray(0, TAG_BYTES).toString('base64url');
  const signatureOf = (id: string, tags: string) => hmac('device', `${id}.${tags}`);

  return {
    /** The device that sent these headers; undefined without a cookie that we signed. */
    find({ cookie = '' }: Pick<IncomingHttpHeaders, 'cookie'>): KnownDevice | undefined {
      const [, id = '', tags = '', signature = ''] = cookiePattern.exec(cookie) ?? [];
      const [sent, expected] = [Buffer.from(signature, 'base64url'), signatureOf(id, tags)];
      if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined;
      return { id, accountTags: tags.split('.') };
    },

    /** Whether this account has signed in on the device. */
    knows: (device: KnownDevice | undefined, email: string): boolean =>
      device?.accountTags.includes(tagOf(email)) ?? false,

    /** The device that sent these headers, if this account has signed in on it. */
    findKnown(headers: Pick<IncomingHttpHeaders, 'cookie'>, email: string): KnownDevice | undefined {
      const device = this.find(headers);
      return this.knows(device, email) ? device : undefined;
    },

    /** The `Set-Cookie` value after a successful sign-in, which adds this account to the device. */
    remember(device: KnownDevice | undefined, email: string): string {
      const { id = randomBytes(ID_BYTES).toString('base64url'), accountTags = [] } = device ?? {};
      const tag = tagOf(email);
      const tags = [tag, ...accountTags.filter((other) => other !== tag)].slice(0, ACCOUNTS_MAX).join('.');
      const value = `${id}.${tags}.${signatureOf(id, tags).toString('base64url')}`;
      const attributes = `Max-Age=${COOKIE_DAYS * DAY_SECONDS}; Path=/; HttpOnly; SameSite=Lax`;
      return `${cookieName}=${value}; ${attributes}${overHttps ? '; Secure' : ''}`;
    },
  };
};
