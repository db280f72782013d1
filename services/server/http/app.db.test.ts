import { expect, test } from 'vitest';
import { centreFacts } from '#events/values/centre-facts.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { useCases } from './use-cases.ts';

const centre = await openForAllTests(openTestCentre());

test('buildApp: has the routes in routes.snapshot.txt (review a change of it, then run this test with --update)', async () => {
  const table = centre.app.accessTable
    .filter(({ method }) => method !== 'HEAD')
    .toSorted((one, other) => (`${one.url} ${one.method}` < `${other.url} ${other.method}` ? -1 : 1))
    .map(({ method, url, access, applicants, families, beforeSecondFactor }) => {
      const others = `${applicants ? ' or applicant' : ''}${families && access !== 'family' ? ' or family' : ''}`;
      return `${method} ${url}: ${access}${others}${beforeSecondFactor ? ', also before the second factor' : ''}\n`;
    });
  await expect([...new Set(table)].join('')).toMatchFileSnapshot('routes.snapshot.txt');
});

test('/api/openapi.json: names every operation as its use case does, and has every schema that it refers to', async () => {
  const { body, text } = await centre.createVisitor().get('/api/openapi.json');
  const schemas = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name as string);
  expect(Object.keys(body.components.schemas)).toEqual(expect.arrayContaining(schemas));
  const described = Object.values<object>(body.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(described.sort()).toEqual(useCases.map(({ operation }) => operation).sort());
});

test('every answer: carries a content security policy that allows only this site', async () => {
  for (const address of ['/', '/api/centre', '/api/nothing']) {
    const { headers } = await centre.createVisitor().get(address);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none';script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('/api/centre: returns the public settings of the centre', async () => {
  const { body, headers } = await centre.createVisitor().get('/api/centre');
  expect(body).toEqual({
    name: centreFacts.name,
    time_zone: 'America/New_York',
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    demo: false,
    classes_max: 18,
    late_roll_days: 14,
    date_doubt_days: 60,
    contact_message_days: 90,
    sign_up_days: 30,
    late_cancellation_rules: [{ from: null, hours: 0 }],
    sign_ups: 'approval',
    sends_mail: false,
    demo_accounts: [],
    build: expect.any(String),
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('/health/live and /health/ready: say yes and nothing else', async () => {
  await centre.program.runner.caughtUp();
  const visitor = centre.createVisitor();
  for (const path of ['/health/live', '/health/ready'])
    expect((await visitor.get(path)).body).toEqual({ status: 'ok' });
});

test('/api/not-found: accepts the path of a page that was not found', async () => {
  const answer = await centre.createVisitor().post('/api/not-found', { path: '/old\n' });
  expect([answer.status, answer.text]).toEqual([204, '']);
});

test('GET /api/students: waits for Min-Position for a limited time, and ignores a position of another log', async () => {
  const tutor = await centre.createSignedInTutor();
  const { logId } = centre.program.centre;
  const beyond = 2n ** 50n;

  const began = performance.now();
  const { status, headers } = await tutor.get('/api/students', { 'min-position': `${logId}.${beyond}` });
  expect(performance.now() - began).toBeGreaterThanOrEqual(240);
  expect([status, headers.get('position')]).toEqual([200, expect.stringMatching(`^${logId}\\.\\d+$`)]);
  expect(headers.get('position')).not.toBe(`${logId}.${beyond}`);

  const other = await tutor.get('/api/students', { 'min-position': `${crypto.randomUUID()}.${beyond}` });
  expect(other.headers.get('position')).toContain(logId);
});

test('Position: is sent only to people with a profile', async () => {
  const [stranger, tutor] = [centre.createVisitor(), await centre.createSignedInTutor()];
  const account = { name: 'Ann Bee', email: 'ann.bee@rollbook.example', password: 'chalk and slate' };
  const signedUp = await stranger.post('/api/auth/sign-up', account);
  const path = '/api/session';
  const asked = [path, '/api/centre', '/health/ready'].map((address) => stranger.get(address));
  const strangers = [signedUp, ...(await Promise.all(asked))];
  const credentials = { email: account.email, password: account.password };
  const applicant = centre.createVisitor();
  const signedIn = await applicant.post('/api/auth/sign-in', credentials);
  const applicants = [signedIn, await applicant.get(path), await applicant.get('/api/leaderboard')];
  expect(signedIn.status).toBe(204);
  for (const { headers, text } of [...strangers, ...applicants]) {
    expect(headers.get('position')).toBeNull();
    expect(text).not.toMatch(/"position":"([^"]*\.)?[1-9]\d*"/);
  }
  expect((await tutor.get(path)).headers.get('position')).not.toBeNull();
});
