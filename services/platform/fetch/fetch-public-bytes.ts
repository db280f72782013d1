/** Downloads a file from an address that a person typed. It reaches only the public internet, to prevent SSRF. */
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const REDIRECTS_MAX = 3;
/** Milliseconds for DNS, redirects and the whole body; shorter than the 10 s of a route. */
const FETCH_MS_MAX = 8_000;
const HEADER_BYTES_MAX = 16 * 1024;

/**
 * `unreachable`: the download failed. All causes share this code, so that it reveals nothing about internal addresses.
 * `port-not-allowed`: the typed address has a port that is not allowed. `too-large`: the file exceeds `bytesMax`.
 */
export type FetchFailure = 'unreachable' | 'port-not-allowed' | 'too-large';
/** Downloads a file from a public address, with at most `bytesMax` bytes. A failure is returned. */
export type FetchPublicBytes = (address: string, bytesMax: number) => Promise<Buffer | FetchFailure>;

/** Which addresses may be fetched, and for how long. */
export interface FetchPolicy {
  /** The IP addresses of a host name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly isAllowed: (ip: string) => boolean;
  /** Allowed ports by protocol, such as `https:`. */
  readonly ports: Readonly<Record<string, readonly number[]>>;
  readonly timeoutMs: number;
}

const publicInternet: FetchPolicy = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  ports: { 'http:': [80], 'https:': [443] },
  timeoutMs: FETCH_MS_MAX,
};

/** Returns a function that downloads files. Tests pass another policy, because their server is on loopback. */
export const createPublicBytesFetcher =
  (reach: Partial<FetchPolicy> = {}): FetchPublicBytes =>
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

interface Fetch extends FetchPolicy {
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

const namesOtherPort = ({ protocol, port }: URL, { ports }: FetchPolicy): boolean =>
  port !== '' && !ports[protocol]?.includes(Number(port));

function hasAllowedForm({ protocol, port, username, password }: URL, { ports }: FetchPolicy): boolean {
  const allowed = ports[protocol];
  const used = port === '' ? { 'http:': 80, 'https:': 443 }[protocol] : Number(port);
  return allowed !== undefined && used !== undefined && allowed.includes(used) && username === '' && password === '';
}

/** Resolves the host and returns its first address. A host with any internal address is refused. */
async function findAllowedIp({ hostname }: URL, { resolve, isAllowed, signal }: Fetch): Promise<string | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const ips = isIP(host) ? [host] : await rejectOnAbort(resolve(host), signal);
  return ips.every(isAllowed) ? ips[0] : undefined;
}

/** Connects to the checked IP address instead of the name, because a second DNS lookup could return another address. */
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
  // After the response has begun, errors such as the deadline are reported by the response stream.
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

/** Stops waiting on abort. The DNS lookup itself cannot be cancelled. */
function rejectOnAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', onAbort));
}
