/** Where sign-ups are open, anybody can make an account of a student: it shows no names of children until a tutor has acted for it. */
import { expect, test } from 'vitest';
import type { LeaderboardResponse } from '#contracts/leaderboard.ts';
import type { Client } from '#testing/client.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';

const room = await openForAllTests(openPracticeCentre({ env: { SIGNUPS: 'open', LEADERBOARD_NAMES: 'full' } }));
const { centre } = room;
const tutor = await centre.createSignedInTutor();
const maya = await room.createStudent('Maya Okafor');
await room.completeSession(maya.client, 3);

const load = async (client: Client, query = ''): Promise<LeaderboardResponse> =>
  (await room.getWhenCaughtUp(client, `/api/leaderboard${query}`)).body;
const toNames = ({ all }: LeaderboardResponse) => all.entries.map(({ name }) => name);

/** Signs somebody up who has practised once. */
async function signUp(name: string) {
  const email = `${crypto.randomUUID()}@rollbook.example`;
  const account = { name, email, password: 'another slate' };
  expect((await centre.createVisitor().post('/api/auth/sign-up', account)).status).toBe(200);
  const client = await centre.signIn(email, account.password);
  const id: string = (await client.get('/api/session')).body.user.id;
  await room.completeSession(client, 1);
  return { id, name, client };
}

test('leaderboard: a student who signed up sees their own name and no other, on the page and in the feed', async () => {
  const zoe = await signUp('Zoe Park');
  for (const query of ['', '?grades=1-4']) {
    const boards = await load(zoe.client, query);
    expect(toNames(boards)).toEqual(['A student', 'Zoe Park']);
    expect(boards.names).toBe('hidden');
    expect(boards.all.entries[1]?.student_id).toBe(zoe.id);
    expect(JSON.stringify(boards)).not.toMatch(new RegExp(`Maya|Okafor|${maya.id}`));
  }
  expect(toNames(await load(maya.client))).toEqual(['Maya Okafor', 'Zoe Park']);

  using feed = await openFeedSocket(centre.url, zoe.client.cookie);
  using feedOfMaya = await openFeedSocket(centre.url, maya.client.cookie);
  await room.completeSession(maya.client, 2);
  await feedOfMaya.waitForMessage(({ type }) => type === 'leaderboard');
  // The page requests boards without names.
  await feed.waitForMessage((message) => message.type === 'changed' && message.tags.includes('leaderboard'));
  expect(feed.messages.map(({ type }) => type)).not.toContain('leaderboard');
  expect(JSON.stringify(feed.messages)).not.toMatch(new RegExp(`Maya|${maya.id}`));
});

test.each([
  ['adds classes', (id: string) => tutor.post(`/api/students/${id}/classes/add`, { classes: 6 })],
  ['marks the student', (id: string) => tutor.post(`/api/students/${id}/attendance`, { status: 'absent' })],
  ['puts the student into a group', (id: string) => tutor.post('/api/groups', { name: `Of ${id}`, students: [id] })],
  [
    'assigns homework',
    (id: string) =>
      tutor.post('/api/homework', {
        ...{ title: 'Essay', grading_type: 'tutor-graded', assigned_students: [id] },
        questions: [{ type: 'open-answer', text: 'What did you learn?' }],
      }),
  ],
])('leaderboard: a student who signed up sees names once a tutor %s', async (_, act) => {
  const eve = await signUp('Eve Fox');
  expect(toNames(await load(eve.client))).not.toContain('Maya Okafor');
  expect((await act(eve.id)).status).toBe(200);
  expect(toNames(await load(eve.client))).toContain('Maya Okafor');
  using feed = await openFeedSocket(centre.url, eve.client.cookie);
  await room.completeSession(maya.client, 1);
  await feed.waitForMessage(({ type }) => type === 'leaderboard');
});
