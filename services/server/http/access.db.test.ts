/** Access rules of every route. The cases are generated from the table of routes, so that new routes are covered. */
import { expect, test } from 'vitest';
import { hashPassword } from '#services/core/accounts/password.ts';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client, ClientResponse } from '#testing/client.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { useCases } from './use-cases.ts';

const routes = useCases;
const named = (chosen: readonly UseCase[]) => chosen.map((route) => [route.operation, route] as const);

const centre = await openForAllTests(openTestCentre());
const mia = await centre.createStudent();
const other = await centre.createStudent({ name: 'Noah Brandt' });
const sam = await centre.createTutor();
const visitor = centre.createVisitor();
const student = await centre.signIn(other.email, other.password);
const tutor = await centre.signIn(sam.email, sam.password);
const withoutProfile = await signInWithoutProfile();
const zoe = { name: 'Zoe Park', email: 'zoe@rollbook.example', password: 'chalk and slate' };
expect((await visitor.post('/api/auth/sign-up', zoe)).status).toBe(200);
const applicant = await centre.signIn(zoe.email, zoe.password);

// Two families: one of siblings, and one of another student.
const ben = await centre.createStudent({ name: 'Ben Lindqvist' });
const signInFamily = async (...children: readonly string[]) => {
  const { email, password } = await centre.createFamily({ children });
  return centre.signIn(email, password);
};
const [siblings, family] = [await signInFamily(mia.id, ben.id), await signInFamily(other.id)];
const past = await centre.createFamily({ children: [ben.id] });
expect((await tutor.post(`/api/students/${ben.id}/families/end`, { account_id: past.id })).status).toBe(204);
const former = await centre.signIn(past.email, past.password);

/** Signs in to an account without a profile: no event of the log names its person. */
async function signInWithoutProfile(): Promise<Client> {
  const { sql } = centre.program;
  const [user] = await sql`
    insert into accounts."user" (name, email, "emailVerified", role, id)
    values ('Nobody', 'nobody@rollbook.example', true, 'tutor', gen_random_uuid()) returning id`;
  await sql`
    insert into accounts.account ("accountId", "providerId", "userId", password)
    values (${user?.id}, 'credential', ${user?.id}, ${await hashPassword('chalk and slate')})`;
  return centre.signIn('nobody@rollbook.example', 'chalk and slate');
}

function ask(
  client: Client,
  { method, path }: UseCase,
  headers?: Record<string, string>,
  student = mia.id,
  body: object = {},
): Promise<ClientResponse> {
  const address = path
    .replace(':id', student)
    .replace(':date', '2026-01-05')
    .replace(/:(packet|homework|purchase|payment)/, mia.id);
  return client.send(method, address, method === 'POST' ? body : undefined, headers);
}

/** Bodies that are valid, because a body is checked before whom it is about. */
const bodies: Readonly<Record<string, object>> = {
  openCase: { row_id: null, kind: 'other', text: 'One is missing' },
  reopenCase: { case_id: mia.id, text: 'Still missing' },
  reportAbsence: { date: '2026-01-05' },
  withdrawAbsence: { date: '2026-01-05' },
};
/** Asks about a student whom the path or the query names. */
const askAbout = (client: Client, route: UseCase, student: string) => {
  const query = route.path.includes(':id') ? '' : `?student_id=${student}`;
  return ask(
    client,
    { ...route, path: `${route.path}${query}` as `/${string}` },
    undefined,
    student,
    bodies[route.operation],
  );
};

const unauthorized = (answer: ClientResponse) => {
  expect(answer.status).toBe(403);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(answer.body).toMatchObject({ code: 'unauthorized', detail: 'Unauthorized' });
};

test.each(named(routes.filter(({ access }) => access !== 'public')))(
  '%s: refuses a visitor who is signed out',
  async (_, route) => {
    const answer = await ask(visitor, route);
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([401, 'signed-out', 'Unauthorized']);
  },
);

test.each(named(routes.filter(({ access }) => access !== 'public')))(
  '%s: refuses an account without a profile',
  async (_, route) => {
    unauthorized(await ask(withoutProfile, route));
  },
);

test.each(named(routes.filter(({ access, applicants }) => access !== 'public' && !applicants)))(
  '%s: refuses an account that no tutor has approved',
  async (_, route) => unauthorized(await ask(applicant, route)),
);

test.each(named(routes.filter(({ access }) => access === 'tutor' || access === 'owner')))(
  '%s: refuses a student',
  async (_, route) => unauthorized(await ask(student, route)),
);

test.each(named(routes.filter(({ access }) => access === 'student' || access === 'owner')))(
  '%s: refuses a tutor who is not the owner',
  async (_, route) => unauthorized(await ask(tutor, route)),
);

test.each(named(routes.filter(({ own }) => own !== undefined)))(
  '%s: shows a student only their own data',
  async (_, route) => {
    unauthorized(await askAbout(student, route, mia.id));
    if (route.applicants) unauthorized(await ask(applicant, route));
    if (route.path.includes(':id')) return;
    for (const about of [mia.id, crypto.randomUUID()]) {
      unauthorized(await student.get(`${route.path}?student_id=${about}`));
    }
  },
);

test.each(named(routes.filter(({ access, families }) => access !== 'public' && !families)))(
  '%s: refuses a family, also about their own child',
  async (_, route) => {
    unauthorized(await ask(siblings, route));
    unauthorized(await askAbout(family, route, other.id));
  },
);

test.each(named(routes.filter(({ families, own }) => families && own !== undefined)))(
  '%s: shows a family their own children only',
  async (_, route) => {
    for (const [client, children] of [
      [siblings, [mia.id, ben.id]],
      [family, [other.id]],
      [former, []],
    ] as const)
      for (const student of [mia.id, ben.id, other.id, crypto.randomUUID()]) {
        const answer = await askAbout(client, route, student);
        if (!(children as readonly string[]).includes(student)) unauthorized(answer);
        else expect([401, 403, 500]).not.toContain(answer.status);
      }
    for (const client of [siblings, family]) if (!route.path.includes(':id')) unauthorized(await ask(client, route));
  },
);

test('useCases: opens to families only routes about one student, their own account, and seals, which hold nothing about people', () => {
  const others = routes.filter(({ families, own }) => families && own === undefined);
  expect(others.map(({ path }) => path).filter((path) => !/^\/api\/account(\/|$)/.test(path))).toEqual([
    '/api/seal-file',
  ]);
});

test('/api/feed: notifies a family of their own children only', async () => {
  const [first, second] = [
    await openFeedSocket(centre.url, siblings.cookie),
    await openFeedSocket(centre.url, family.cookie),
  ];
  using _ = first;
  using __ = second;
  for (const { id } of [mia, ben, other]) await tutor.post(`/api/students/${id}/classes/add`, { classes: 1 });
  for (const [socket, children] of [
    [first, [mia.id, ben.id]],
    [second, [other.id]],
  ] as const) {
    for (const id of children)
      await socket.waitForMessage((message) => message.type === 'changed' && message.tags.includes(`student:${id}`));
    const tags = socket.messages.flatMap((message) => (message.type === 'changed' ? message.tags : []));
    expect(new Set(tags)).toEqual(new Set(children.map((id) => `student:${id}`)));
    expect(socket.messages.filter(({ type }) => type === 'leaderboard')).toEqual([]);
  }
});

const commands = routes.filter(({ method }) => method !== 'GET');
const isForeign = async (route: UseCase, headers: Record<string, string>) => {
  const answer = await ask(tutor, route, headers);
  expect([answer.status, answer.body.code]).toEqual([403, 'wrong-origin']);
};
test.each(named(commands))('%s: refuses a request from a page of another site', (_, route) =>
  isForeign(route, { origin: 'https://evil.example' }),
);
test.each([{ origin: '' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
  'useCases: refuse a request with the headers %o',
  (headers) => isForeign(commands[0] as UseCase, headers),
);

test('useCases: closes every route that is not about one student to students, except their account, drafts, leaderboards and seals', () => {
  const open = routes.filter(({ access, own }) => access === 'signed-in' && own === undefined);
  // A route of drafts or of the account always concerns the signed-in person, and a student sees only the boards of all and of their own groups.
  // A seal holds nothing about people.
  const expected = ['/api/drafts/:key', '/api/leaderboard', '/api/leaderboard/groups', '/api/seal-file'];
  const isExpected = (path: string) => expected.includes(path) || /^\/api\/account(\/|$)/.test(path);
  expect(open.map(({ path }) => path).filter((path) => !isExpected(path))).toEqual([]);
});
