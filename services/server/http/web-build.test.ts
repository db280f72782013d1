import { mkdir, mkdtemp, mkdtempDisposable, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { centreFacts } from '#events/values/centre-facts.ts';
import { createAssetLoader } from './built-assets.ts';
import { registerRecordKeyRoutes } from './record-key-routes.ts';
import { registerSearchEngineRoutes } from './site-routes.ts';
import { readWebBuild, registerWebBuild } from './web-build.ts';

const page = '<!doctype html><script src="/assets/app-1a2b.js"></script>';
const portal = `${page}<link rel="modulepreload" href="/assets/portal-3c4d.js">`;
const dashboard = `${portal}<link rel="modulepreload" href="/assets/student-dashboard-page-7a8b.js">`;
const verifier = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-x='" />`;
const keysPage =
  '<ul><li class="p-4" data-record-key="">%form.key.fingerprint% %form.key.period%\n<code>%form.key.public%</code></li></ul>';
const recordKeys = {
  ...{ center: 'Lund & "Sons"', page: 'https://rollbook.example/record-key', time_zone: 'America/New_York' },
  read_at: '2026-11-20T17:00:00.000Z',
  keys: [
    {
      ...{ public_key: 'ab'.repeat(32), fingerprint: 'NEWK' },
      ...{ from: '2026-11-02T07:00:00.000Z', until: null, takeover: 'signed' as const },
    },
    {
      ...{ public_key: 'cd'.repeat(32), fingerprint: 'OLDK' },
      ...{ from: '2025-01-02T07:00:00.000Z', until: '2026-11-02T07:00:00.000Z', takeover: 'first' as const },
    },
  ],
};
const ORIGIN = 'https://rollbook.example';
let root: string;
let app: FastifyInstance;
let classesMax = 18;
let lateCancellationHours = 0;
let contactMessageDays = 90;
let isStoreAway = false;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rollbook-web-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), page);
  await writeFile(join(root, 'portal.html'), portal);
  await writeFile(join(root, 'student.html'), dashboard);
  await writeFile(
    join(root, 'verify.html'),
    `${verifier}<meta name="published-keys" content="%PUBLISHED_KEYS%"><a href="%PUBLIC_URL%/record-key">`,
  );
  await writeFile(join(root, 'record-key.html'), keysPage);
  await writeFile(join(root, 'logo.svg'), '<svg/>');
  await writeFile(join(root, 'assets/app-1a2b.js'), 'start()');
  app = Fastify();
  await writeFile(join(root, 'home.html'), '<link rel="canonical" href="%PUBLIC_URL%/">');
  await writeFile(join(root, 'about.html'), 'About us');
  await writeFile(join(root, 'contact-sent.html'), 'Kept for %CONTACT_MESSAGE_DAYS% days');
  await writeFile(join(root, 'pricing.html'), 'At most {limit} classes. %MISSED_CLASSES%');
  const web = await readWebBuild(ORIGIN, root);
  registerSearchEngineRoutes(app, web, ORIGIN);
  registerRecordKeyRoutes(app, web, async () => {
    if (isStoreAway) throw new Error('the event store does not answer');
    return recordKeys;
  });
  await registerWebBuild(app, web, async () => ({ classesMax, contactMessageDays, lateCancellationHours }));
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

test('/record-key: lists each key with the time in which it signed', async () => {
  const { headers, body } = await app.inject('/record-key');
  expect(headers['cache-control']).toBe('no-cache');
  const item = (text: string, key: string) =>
    `<li class="p-4" data-record-key="">${text}\n<code>${key.repeat(32)}</code></li>`;
  const space = '\u00a0';
  expect(body).toBe(
    `<ul>${item(`NEWK In use since Nov 2, 2026, 2:00${space}AM. The key before it signed that it took over.`, 'ab')}${item(
      `OLDK A former key: it signed seals from Jan 2, 2025, 2:00${space}AM until Nov 2, 2026, 2:00${space}AM.`,
      'cd',
    )}</ul>`,
  );
});

test.each([
  ['/login', page],
  ['/login/', page],
  ['/class-history/0190a0b1-0000-4000-8000-000000000001', portal],
  ['/no/such/page', portal],
  ['/student', dashboard],
  ['/student/', dashboard],
  ['/student/practice', portal],
])(
  '%s: returns the page of the login, of a dashboard or of the portal, which browsers must revalidate',
  async (url, html) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-cache', html]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

test('/verify: is sent with the published keys and the policy that the page itself has, and cannot be framed', async () => {
  const { headers, body } = await app.inject('/verify');
  expect(body.startsWith(verifier)).toBe(true);
  expect(body.endsWith(`"><a href="${ORIGIN}/record-key">`)).toBe(true);
  const [, keys = ''] = /name="published-keys" content="([^"<>]*)"/.exec(body) ?? [];
  expect(JSON.parse(keys.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(recordKeys);
  // Packets can be checked while the keys cannot be read.
  isStoreAway = true;
  expect((await app.inject('/verify')).body).toContain('<meta name="published-keys" content="">');
  expect((await app.inject('/record-key')).statusCode).toBe(500);
  isStoreAway = false;
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'sha256-x='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test.each([
  ['/', '<link rel="canonical" href="https://rollbook.example/">'],
  ['/about', 'About us'],
  ['/about/', 'About us'],
])('%s: returns the public page with the address of the program', async (url, html) => {
  const { headers, body } = await app.inject(url);
  expect([headers['cache-control'], headers['content-type'], body]).toEqual([
    'no-cache',
    'text/html; charset=utf-8',
    html,
  ]);
});

test('/sitemap.xml and /robots.txt: name the public pages that were built', async () => {
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.body.match(/<loc>[^<]*/g)).toEqual(
    ['/', '/about', '/pricing', '/record-key'].map((path) => `<loc>${ORIGIN}${path}`),
  );
  expect((await app.inject('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('/assets: files with a hash in their name are immutable, others must be revalidated', async () => {
  const { headers, body } = await app.inject('/assets/app-1a2b.js');
  expect([headers['cache-control'], body]).toEqual(['public, max-age=31536000, immutable', 'start()']);
  expect((await app.inject('/logo.svg')).headers['cache-control']).toBe('no-cache');
});

test('/assets: a file is sent compressed as the browser accepts it, and as it is to others', async () => {
  await writeFile(join(root, 'assets/page-5e6f.css'), 'plain');
  await writeFile(join(root, 'assets/page-5e6f.css.br'), 'with brotli');
  await writeFile(join(root, 'assets/page-5e6f.css.gz'), 'with gzip');
  const request = async (accepted?: string) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await app.inject({ url: '/assets/page-5e6f.css', headers });
    expect(answer.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', vary: 'accept-encoding' });
    return [answer.headers['content-encoding'], answer.body];
  };
  expect(await request('gzip, deflate, br;q=0.9')).toEqual(['br', 'with brotli']);
  expect(await request('GZIP;q=1, br;q=0')).toEqual(['gzip', 'with gzip']);
  expect(await request('gzip;q=0.0, brotli')).toEqual([undefined, 'plain']);
  expect(await request()).toEqual([undefined, 'plain']);
  // This file has no compressed copy.
  const { headers, body } = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect([headers['content-encoding'], headers['content-type'], body]).toEqual([
    undefined,
    'text/javascript; charset=utf-8',
    'start()',
  ]);
});

test('/assets: a file is read once, and one that is missing is looked for again', async () => {
  const get = async () => (await app.inject('/assets/late-7a8b.js')).statusCode;
  expect((await app.inject('/assets/late-7a8b.js')).headers['cache-control']).toBe('no-store');
  const file = join(root, 'assets/late-7a8b.js');
  await writeFile(file, 'late()');
  expect(await get()).toBe(200);
  await rename(file, `${file}.away`);
  expect(await get()).toBe(200);
  // Another name of the file is the same file in memory.
  const loadAsset = createAssetLoader(root);
  expect(await loadAsset('./app-1a2b.js')).toBeDefined();
  expect((await loadAsset('././app-1a2b.js'))?.body).toBe((await loadAsset('app-1a2b.js'))?.body);
});

test.each([
  '/assets/app-old.js',
  '/assets/app-1a2b.js.br',
  '/assets/',
  '/favicon.ico',
  '/index.html',
  '/home.html',
  '/student.html',
  '/api/nothing',
  '/api',
  '/health/x',
  '/assets/%2e%2e/%2e%2e/x.js',
])('%s: is answered with 404', async (url) => expect((await app.inject(url)).statusCode).toBe(404));

test('/pricing: names the limit of classes that is in force when the page is opened', async () => {
  expect((await app.inject('/pricing')).body).toContain('At most 18 classes.');
  classesMax = 24;
  expect((await app.inject('/pricing')).body).toContain('At most 24 classes.');
});

test('/contact/sent: names the days for which a message is kept', async () => {
  contactMessageDays = 30;
  expect((await app.inject('/contact/sent')).body).toBe('Kept for 30 days');
});

test('/pricing: says that a late cancellation counts as taken only while its rule is in force, with its hours', async () => {
  const { text, lateText } = centreFacts.missedClasses;
  expect(text).not.toContain('counts as taken');
  expect((await app.inject('/pricing')).body).toBe(`At most 24 classes. ${text}`);
  lateCancellationHours = 24;
  expect((await app.inject('/pricing')).body).toBe(`At most 24 classes. ${lateText.replace('{hours}', '24 hours')}`);
  lateCancellationHours = 1;
  expect((await app.inject('/pricing')).body).toContain('at least 1 hour before class');
});

test('readWebBuild: returns the hash of the page as build', async () => {
  const { build } = await readWebBuild(ORIGIN, root);
  expect(build).toMatch(/^[0-9a-f]{12}$/);
});

test('readWebBuild: returns no page when the web was not built', async () => {
  expect(await readWebBuild(ORIGIN, join(root, 'nowhere'))).toMatchObject({ loginPage: undefined, build: 'unbuilt' });
});

test('readWebBuild: returns no page when the page of the portal was not built', async () => {
  await using incomplete = await mkdtempDisposable(join(tmpdir(), 'rollbook-web-'));
  await writeFile(join(incomplete.path, 'index.html'), page);
  expect(await readWebBuild(ORIGIN, incomplete.path)).toMatchObject({ loginPage: undefined, build: 'unbuilt' });
});

test.each(['/%00.js', '/a%00b.html', '/assets/%00', '/..%2f..%2fpackage.json', '/assets/..%2f..%2fpackage.json'])(
  '%s: is answered with 404 and causes no fault',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);
