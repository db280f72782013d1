/** The leaderboard in the feed: connected sockets receive the boards, reconnecting sockets are notified to refetch them. */
import { expect, test } from 'vitest';
import type { ServerMessage } from '#contracts/feed.ts';
import { unloggedTags } from '#contracts/tags.ts';
import type { Client, ClientResponse } from '#testing/client.ts';
import { type FeedSocket, openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre, type Student } from '#testing/practice-fixture.ts';

const room = await openForAllTests(openPracticeCentre());
const lee = await room.centre.createTutor({ name: 'Ms Lee' });
const tutor = await room.centre.signIn(lee.email, lee.password);
const [mia, noah] = [await room.createStudent('Mia Chen'), await room.createStudent('Noah Brandt')];
await room.centre.program.runner.caughtUp();

const positionIn = (wire: string | null) => BigInt(wire?.split('.')[1] ?? 0);
/** The first frame that shows what a command has written. */
const frameAfter = ({ waitForMessage }: FeedSocket, { headers }: ClientResponse) =>
  waitForMessage(
    ({ type, position }) => type === 'leaderboard' && positionIn(position) >= positionIn(headers.get('position')),
  ) as Promise<Extract<ServerMessage, { type: 'leaderboard' }>>;

async function practised({ client }: Student, right: number): Promise<ClientResponse> {
  const session = await room.startSession(client);
  await room.answerQuestions(client, session, right);
  return client.post(`/api/practice/${session.id}/complete`, {});
}

test('feed: a completed practice session reaches every socket with the same boards as the query', async () => {
  using wall = await openFeedSocket(room.centre.url, tutor.cookie);
  using other = await openFeedSocket(room.centre.url, noah.client.cookie);
  const completed = await practised(mia, 4);
  const frame = await frameAfter(wall, completed);
  expect(frame.all.entries).toMatchObject([{ name: 'Mia Chen', rank: 1, total_points: 40 }]);
  expect(await frameAfter(other, completed)).toEqual(frame);
  const { type, ...answer } = frame;
  expect((await tutor.get('/api/leaderboard', { 'min-position': frame.position })).body).toEqual(answer);
  const told = [...wall.messages, ...other.messages].filter((message) => message.type === 'changed');
  expect(told.flatMap(({ tags }) => tags)).not.toContain('leaderboard');
});

test('feed: a socket that reconnects is notified of changed boards and of no other student’s practice', async () => {
  const before = (await tutor.get('/api/leaderboard')).body.position;
  await practised(mia, 1);
  await room.getWhenCaughtUp(tutor, '/api/leaderboard');
  const reconnecting: [Client, string[]][] = [
    [tutor, ['leaderboard', ...unloggedTags]],
    [noah.client, ['leaderboard']],
  ];
  for (const [client, tags] of reconnecting) {
    using back = await openFeedSocket(room.centre.url, client.cookie);
    back.send({ type: 'since', position: before });
    expect(await back.waitForMessage(({ type }) => type === 'changed')).toMatchObject({ tags });
  }
});

test('feed: a student who hides or is archived disappears from every board, and reappears afterwards', async () => {
  using wall = await openFeedSocket(room.centre.url, tutor.cookie);
  const shown = async (answer: ClientResponse) => (await frameAfter(wall, answer)).all.entries.map(({ name }) => name);
  const hide = (hidden: boolean) => mia.client.post('/api/leaderboard/place', { hidden, nickname: '' });
  expect(await shown(await hide(true))).toEqual([]);
  expect(await shown(await hide(false))).toEqual(['Mia Chen']);
  expect(await shown(await tutor.delete(`/api/students/${mia.id}`))).toEqual([]);
  const account = { email: 'mia@rollbook.example', password: 'chalk and slate' };
  expect(await shown(await tutor.post(`/api/students/${mia.id}/restore`, account))).toEqual(['Mia Chen']);
});

test('feed: a family is notified when its own child practises, and another family of nothing', async () => {
  const child = await room.createStudent('Ivy Park');
  const openFamily = async (of: string) => {
    const { email, password } = await room.centre.createFamily({ children: [of] });
    await room.centre.program.runner.caughtUp();
    return room.centre.signIn(email, password);
  };
  const [family, otherFamily] = [await openFamily(child.id), await openFamily(noah.id)];
  using own = await openFeedSocket(room.centre.url, family.cookie);
  using other = await openFeedSocket(room.centre.url, otherFamily.cookie);
  await practised(child, 2);
  const [tag, path] = [`student:${child.id}`, `/api/students/${child.id}/practice/report`];
  await expect
    .poll(async () => {
      const message = own.messages.findLast(({ type }) => type === 'changed');
      return message && (await family.get(path, { 'min-position': message.position ?? '' })).body.sessions;
    })
    .toBe(1);
  const tagsOf = ({ messages }: FeedSocket) =>
    messages.flatMap((message) => (message.type === 'changed' ? message.tags : [message.type]));
  expect(new Set(tagsOf(own))).toEqual(new Set(['hello', tag]));
  expect(tagsOf(other)).toEqual(['hello']);
});
