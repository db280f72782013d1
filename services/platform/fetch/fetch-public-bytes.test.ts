import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPublicBytesFetcher, type FetchPolicy } from './fetch-public-bytes.ts';

const BYTES_MAX = 10_000;
let server: http.Server;
let port: number;
/** Host and path of each request that the server received. */
const asked: string[] = [];

beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    const [, kind, rest] = /^\/([a-z-]+)(?:\/(.*))?$/.exec(request.url ?? '') ?? [];
    if (kind === 'file') response.end('a'.repeat(Number(rest)));
    else if (kind === 'redirect') response.writeHead(302, { location: decodeURIComponent(rest ?? '') }).end();
    else if (kind === 'chunked') {
      const writing = setInterval(() => response.write('a'.repeat(4_000)), 1);
      response.once('close', () => clearInterval(writing));
    } else if (kind === 'slow') {
      response.writeHead(200);
      const writing = setInterval(() => response.write('a'), 20);
      response.once('close', () => clearInterval(writing));
    } else if (kind === 'cut') {
      response.writeHead(200, { 'content-length': 100 });
      response.write('a');
      setTimeout(() => response.destroy(), 20);
    } else if (kind === 'hang') response.socket?.pause();
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Allows only the server of this test on loopback. */
const toServer = (reach: Partial<FetchPolicy> = {}) =>
  createPublicBytesFetcher({
    resolve: async () => ['127.0.0.1'],
    isAllowed: (ip) => ip === '127.0.0.1',
    ports: { 'http:': [port] },
    timeoutMs: 3_000,
    ...reach,
  });
const at = (path: string, host = 'pictures.example') => `http://${host}:${port}/${path}`;
const to = (address: string) => at(`redirect/${encodeURIComponent(address)}`);

test('createPublicBytesFetcher: returns the file, and sends the typed host name', async () => {
  expect(await toServer()(at('file/12'), BYTES_MAX)).toEqual(Buffer.from('aaaaaaaaaaaa'));
  expect(asked.at(-1)).toBe(`pictures.example:${port} /file/12`);
});

test('createPublicBytesFetcher: refuses loopback by default, in every notation', async () => {
  const before = asked.length;
  const resolve = vi.fn(async () => ['127.0.0.1']);
  const fetchBytes = createPublicBytesFetcher({ resolve, ports: { 'http:': [port], 'https:': [port] } });
  const names = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f000001', '0177.0.0.1'];
  for (const host of [...names, 'pictures.example']) {
    expect([host, await fetchBytes(at('file/1', host), BYTES_MAX)]).toEqual([host, 'unreachable']);
  }
  // The default resolver refuses this address as well.
  expect(await createPublicBytesFetcher()('http://127.0.0.1/file/1', BYTES_MAX)).toBe('unreachable');
  expect(asked).toHaveLength(before);
});

test('createPublicBytesFetcher: refuses a name with one inner address among its addresses', async () => {
  const resolve = async () => ['127.0.0.1', '10.0.0.1'];
  expect(await toServer({ resolve })(at('file/1'), BYTES_MAX)).toBe('unreachable');
  expect(await toServer({ resolve: async () => [] })(at('file/1'), BYTES_MAX)).toBe('unreachable');
});

test('createPublicBytesFetcher: resolves the name once and connects to the checked address', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  const resolve = vi.fn(async () => answers.shift() ?? []);
  expect(await toServer({ resolve })(at('file/3'), BYTES_MAX)).toEqual(Buffer.from('aaa'));
  expect(resolve).toHaveBeenCalledTimes(1);
});

test('createPublicBytesFetcher: follows three redirects and checks each', async () => {
  const file = at('file/2');
  expect(await toServer()(to(to(to(file))), BYTES_MAX)).toEqual(Buffer.from('aa'));
  expect(await toServer()(to(to(to(to(file)))), BYTES_MAX)).toBe('unreachable');
  const resolve = async (host: string) => [host === 'inner.example' ? '10.0.0.1' : '127.0.0.1'];
  const elsewhere = [
    at('file/1', 'inner.example'),
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'file:///etc/passwd',
    'ftp://pictures.example/',
    'http://pictures.example:22/',
    `http://user:word@pictures.example:${port}/file/1`,
    'data:image/png;base64,AAAA',
    'http://',
  ];
  for (const address of elsewhere) {
    expect([address, await toServer({ resolve })(to(address), BYTES_MAX)]).toEqual([address, 'unreachable']);
  }
});

test('createPublicBytesFetcher: connects only to ports 80 and 443', async () => {
  const before = asked.length;
  const fetchBytes = createPublicBytesFetcher({ resolve: async () => ['127.0.0.1'], isAllowed: () => true });
  expect(await fetchBytes(at('file/1'), BYTES_MAX)).toBe('port-not-allowed');
  expect(await fetchBytes('https://pictures.example:80/', BYTES_MAX)).toBe('port-not-allowed');
  expect(asked).toHaveLength(before);
  // The port of a redirect must not be revealed, so the failure is the general one.
  expect(await toServer()(to('http://pictures.example:1/'), BYTES_MAX)).toBe('unreachable');
});

test('createPublicBytesFetcher: stops reading a file that is too large, with or without Content-Length', async () => {
  expect(await toServer()(at(`file/${BYTES_MAX}`), BYTES_MAX)).toHaveLength(BYTES_MAX);
  expect(await toServer()(at(`file/${BYTES_MAX + 1}`), BYTES_MAX)).toBe('too-large');
  expect(await toServer()(at('chunked'), BYTES_MAX)).toBe('too-large');
});

test('createPublicBytesFetcher: gives up at the deadline in every phase of the request', async () => {
  const silent = net.createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const silentPort = (silent.address() as AddressInfo).port;
  const reach = { timeoutMs: 200, ports: { 'http:': [port, silentPort], 'https:': [silentPort] } };
  const never = () => new Promise<never>(() => {});
  const fetches = [
    toServer(reach)(at('slow'), BYTES_MAX),
    toServer(reach)(at('hang'), BYTES_MAX),
    toServer(reach)(`http://pictures.example:${silentPort}/`, BYTES_MAX),
    toServer(reach)(`https://pictures.example:${silentPort}/`, BYTES_MAX),
    toServer({ ...reach, resolve: never })(at('file/1'), BYTES_MAX),
  ];
  expect(await Promise.all(fetches)).toEqual(Array.from({ length: 5 }, () => 'unreachable'));
  silent.close();
});

test('createPublicBytesFetcher: returns unreachable for a truncated or missing file and a bad address', async () => {
  for (const address of [at('cut'), at('nothing'), 'pictures', 'http://', 'mailto:somebody@example.com']) {
    expect([address, await toServer()(address, BYTES_MAX)]).toEqual([address, 'unreachable']);
  }
});
