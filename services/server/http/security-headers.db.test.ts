/** Each kind of answer carries the security headers, also those that no route and no hook sees. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { toSecurityHeaders } from './security-headers.ts';
import { useCases } from './use-cases.ts';

const centre = await openForAllTests(openTestCentre());
const student = await centre.createStudent({ classes: 3 });
const tutor = await centre.createSignedInTutor();
const { host } = new URL(centre.url);
const noStore = 'no-store';
const always = {
  'content-security-policy': toSecurityHeaders(centre.program.config.publicUrl)['content-security-policy'],
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...{ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' },
};

/** Sends lines of HTTP over a connection of their own, and returns the status and the headers of the last answer. */
async function sendRaw(...lines: string[]): Promise<{ status: number; headers: Headers }> {
  const socket = connect(Number(new URL(centre.url).port), '127.0.0.1');
  socket.write(lines.join('\r\n'));
  const answers = (await text(socket)).split(/(?=HTTP\/1\.1 \d)/);
  const [head = ''] = (answers.at(-1) ?? '').split('\r\n\r\n');
  const [status = '', ...fields] = head.split('\r\n');
  const headers = new Headers();
  for (const field of fields) headers.append(field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1));
  return { status: Number(status.split(' ')[1]), headers };
}

const request = (method: string, path: string, ...headers: string[]) =>
  sendRaw(`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', '');
const upgrade = (path: string, ...headers: string[]) =>
  sendRaw(
    ...[`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket'],
    ...['Sec-WebSocket-Version: 13', ...headers, '', ''],
  );
const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
const origin = `Origin: ${centre.url}`;

test.each([
  ['a public page', 200, () => request('GET', '/')],
  ['the login page', 200, () => request('GET', '/login')],
  ['a page of the portal', 200, () => request('GET', '/student')],
  ['a static file', 200, () => request('GET', '/favicon.svg')],
  ['a static file that does not exist', 404, () => request('GET', '/assets/gone-12345678.js')],
  ['robots.txt', 200, () => request('GET', '/robots.txt')],
  ['an API answer', 200, () => request('GET', '/api/centre')],
  ['an unknown operation', 404, () => request('GET', '/api/nothing')],
  ['the head of an answer', 200, () => request('HEAD', '/api/centre')],
  ['a request without a session', 401, () => request('GET', '/api/students')],
  ['a request of another site', 403, () => request('POST', '/api/pictures', 'Origin: https://other.example')],
  ['an upload without a session', 401, () => request('POST', '/api/pictures', origin, 'Content-Type: image/png')],
  ['a form', 422, () => request('POST', '/contact', origin, 'Content-Type: application/x-www-form-urlencoded')],
  ['an unknown link in a mail', 404, () => request('POST', '/unsubscribe?token=none')],
  ['a request for another host', 421, () => sendRaw('GET / HTTP/1.1', 'Host: other', 'Connection: close', '', '')],
  ['an address that cannot be read', 400, () => request('GET', '/%zz')],
  ['a method that HTTP does not know', 400, () => request('STEAL', '/')],
  ['a head that is too large', 431, () => request('GET', '/', `A: ${'a'.repeat(20_000)}`)],
  ['what is not HTTP', 400, () => sendRaw('hello', '', '')],
  [
    'a pipeline',
    429,
    () => sendRaw(...Array(2).fill(['GET /health/live HTTP/1.1', `Host: ${host}`, '', ''].join('\r\n')), ''),
  ],
  ['a WebSocket without a session', 401, () => upgrade('/api/feed', key, origin)],
  ['a WebSocket elsewhere', 404, () => upgrade('/login', key, origin)],
] as const)('%s: is answered with the security headers', async (_, status, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject(always);
  // The two pages with a form send their own address with it.
  expect(['no-referrer', 'same-origin']).toContain(answer.headers.get('referrer-policy'));
  if (status >= 400) expect(answer.headers.get('cache-control')).toBe(noStore);
});

test('a WebSocket that is refused or whose handshake is not valid: is answered with the security headers', async () => {
  const cookie = `Cookie: ${tutor.cookie}`;
  for (const [status, answer] of [
    [403, await upgrade('/api/feed', key, cookie, 'Origin: https://other.example')],
    [400, await upgrade('/api/feed', cookie, origin)],
  ] as const) {
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...always, 'cache-control': noStore });
  }
});

test.each(useCases.filter(({ method }) => method === 'GET').map(({ operation, path }) => [operation, path]))(
  '%s: its answer is stored nowhere',
  async (_, path) => {
    const address = path.replaceAll(/:(id|studentId)\b/g, student.id).replaceAll(/:\w+/g, student.id);
    const { headers } = await tutor.get(address);
    expect(Object.fromEntries(headers)).toMatchObject({ ...always, 'cache-control': noStore });
  },
);

test('content security policy: allows no inline script or style, no eval, and no text as a script', () => {
  const policy = always['content-security-policy'];
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(toSecurityHeaders('https://portal.example')['strict-transport-security']).toMatch(/^max-age=31536000/);
});
