/** Loads a file from an address that a person typed, without reaching anything but the public internet. */
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const REDIRECTS_MAX = 3;
/** For everything: names, redirects and the last byte. A route answers within 10 s. */
const FETCH_MS_MAX = 8_000;
const HEADER_BYTES_MAX = 16 * 1024;

/**
 * `unreachable`: no file came, whatever the reason: somebody who tries inner addresses learns nothing from it.
 * `port-not-allowed`: the address itself names a port that nothing is loaded over. `too-large`: more bytes than `bytesMax`.
 */
export type FetchFailure = 'unreachable' | 'port-not-allowed' | 'too-large';
export type FetchBytes = (address: string, bytesMax: number) => Promise<Buffer | FetchFailure>;

export interface Reach {
  /** The IP addresses of a host name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly isAllowed: (ip: string) => boolean;
  /** By protocol, with its colon. */
  readonly ports: Readonly<Record<string, readonly number[]>>;
  readonly timeoutMs: number;
}

const publicInternet: Reach = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  ports: { 'http:': [80], 'https:': [443] },
  timeoutMs: FETCH_MS_MAX,
};

/** Tests pass another reach, since their server is on loopback. */
export const createFetchBytes =
  (reach: Partial<Reach> = {}): FetchBytes =>
  async (address, bytesMax) => {
    const within = { ...publicInternet, ...reach };
    const signal = AbortSignal.timeout(within.timeoutMs);
    const url = URL.parse(address);
    if (url !== null && namesOtherPort(url, within)) return 'port-not-allowed';
    try {
      return await follow(url, { ...within, signal, bytesMax }, REDIRECTS_MAX);
    } catch {
      return 'unreachable';
    }
  };

interface Fetch extends Reach {
  readonly signal: AbortSignal;
  readonly bytesMax: number;
}

async function follow(url: URL | null, fetch: Fetch, redirectsLeft: number): Promise<Buffer | FetchFailure> {
  if (url === null || !hasAllowedForm(url, fetch)) return 'unreachable';
  const ip = await findAllowedIp(url, fetch);
  if (ip === undefined) return 'unreachable';
  const answer = await get(url, ip, fetch);
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      if (redirectsLeft === 0) return 'unreachable';
      return await follow(URL.parse(headers.location, url.href), fetch, redirectsLeft - 1);
    }
    if (statusCode !== 200) return 'unreachable';
    return await readAtMost(answer, fetch.bytesMax);
  } finally {
    answer.destroy();
  }
}

const namesOtherPort = ({ protocol, port }: URL, { ports }: Reach): boolean =>
  port !== '' && !ports[protocol]?.includes(Number(port));

function hasAllowedForm({ protocol, port, username, password }: URL, { ports }: Reach): boolean {
  const allowed = ports[protocol];
  const used = port === '' ? { 'http:': 80, 'https:': 443 }[protocol] : Number(port);
  return allowed !== undefined && used !== undefined && allowed.includes(used) && username === '' && password === '';
}

/** A name with one inner address among others is refused as a whole. */
async function findAllowedIp({ hostname }: URL, { resolve, isAllowed, signal }: Fetch): Promise<string | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const ips = isIP(host) ? [host] : await rejectOnAbort(resolve(host), signal);
  return ips.every(isAllowed) ? ips[0] : undefined;
}

/** Connects to the address that was checked, not to the name: a second look-up might answer otherwise. */
function get(url: URL, ip: string, { signal }: Fetch): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const request = (url.protocol === 'https:' ? https : http).get({
    host: ip,
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    servername: isIP(host) ? '' : host,
    headers: { host: url.host, accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Rollbook' },
    agent: false,
    maxHeaderSize: HEADER_BYTES_MAX,
    signal,
  });
  request.once('response', resolve);
  // Later errors, such as that of the deadline, are those of the answer, which is read until then.
  request.on('error', reject);
  return promise;
}

async function readAtMost(answer: IncomingMessage, bytesMax: number): Promise<Buffer | FetchFailure> {
  if (Number(answer.headers['content-length'] ?? 0) > bytesMax) return 'too-large';
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bytesMax) return 'too-large';
    chunks.push(chunk);
  }
  return answer.complete ? Buffer.concat(chunks) : 'unreachable';
}

/** A look-up cannot be ended; it is only awaited no longer. */
function rejectOnAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', onAbort));
}
