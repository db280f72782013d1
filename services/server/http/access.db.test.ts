/** Rules of access that are not those of one person and one thing, which `access-matrix.sampled.db.test.ts` walks. */
import { expect, test } from 'vitest';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { useCases } from './use-cases.ts';

const routes = useCases;
const named = (chosen: readonly UseCase[]) => chosen.map((route) => [route.operation, route] as const);

const centre = await openForAllTests(openTestCentre());
const mia = await centre.createStudent();
const ben = await centre.createStudent({ name: 'Ben Lindqvist' });
const other = await centre.createStudent({ name: 'Noah Brandt' });
const tutor = await centre.createSignedInTutor();
// Two families: one of siblings, and one of another student.
const signInFamily = async (...children: readonly string[]) => {
  const { email, password } = await centre.createFamily({ children });
  return centre.signIn(email, password);
};
const [siblings, family] = [await signInFamily(mia.id, ben.id), await signInFamily(other.id)];

test.each([
  ['a family with two children', siblings, [mia.id, ben.id]],
  ['a family with one child', family, [other.id]],
] as const)('families: %s reads about its children, and about nobody else', async (_, client, children) => {
  const readable: readonly string[] = children;
  for (const { id } of [mia, ben, other]) {
    const { status } = await client.get(`/api/students/${id}`);
    expect([id, status]).toEqual([id, readable.includes(id) ? 200 : 403]);
  }
});

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
const isForeign = async ({ method, path }: UseCase, headers: Record<string, string>) => {
  const answer = await tutor.send(method, path.replace(':id', mia.id), method === 'POST' ? {} : undefined, headers);
  expect([answer.status, answer.body.code]).toEqual([403, 'wrong-origin']);
};
test.each(named(commands))('%s: refuses a request from a page of another site', (_, route) =>
  isForeign(route, { origin: 'https://evil.example' }),
);
test.each([{ origin: '' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
  'useCases: refuse a request with the headers %o',
  (headers) => isForeign(commands[0] as UseCase, headers),
);

test('useCases: closes every route that is not about one student to students, except their account, drafts, leaderboards, races, topics and seals', () => {
  const open = routes.filter(({ access, own }) => access === 'signed-in' && own === undefined);
  // A route of drafts or of the account always concerns the signed-in person, and a student sees only the boards of all and of their own groups.
  // Students see the races of their own groups. A topic and a seal hold nothing about people.
  const boards = ['/api/leaderboard', '/api/leaderboard/groups', '/api/races', '/api/races/:id'];
  const expected = ['/api/drafts/:key', ...boards, '/api/practice/topic', '/api/seal-file'];
  const isExpected = (path: string) => expected.includes(path) || /^\/api\/account(\/|$)/.test(path);
  expect(open.map(({ path }) => path).filter((path) => !isExpected(path))).toEqual([]);
});
