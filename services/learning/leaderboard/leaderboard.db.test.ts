import { expect, test } from 'vitest';
import type { LeaderboardResponse } from '#contracts/leaderboard.ts';
import type { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findRightChoice, openPracticeCentre } from '#testing/practice-fixture.ts';
import { loadLeaderboard } from './load-leaderboard.ts';

const room = await openForAllTests(openPracticeCentre());
const lee = await room.centre.createTutor({ name: 'Ms Lee' });
const tutor = await room.centre.signIn(lee.email, lee.password);
const [mia, noah, zoe] = [
  await room.createStudent('Mia Chen'),
  await room.createStudent('Noah Brandt'),
  await room.createStudent('Zoe'),
];

const board = async (client = tutor): Promise<LeaderboardResponse> =>
  (await room.getWhenCaughtUp(client, '/api/leaderboard')).body;
const ranks = ({ entries }: LeaderboardResponse['all']) => entries.map(({ name, rank }) => `${rank} ${name}`);
const choose = (client: Client, hidden: boolean, nickname = '') =>
  client.post('/api/leaderboard/place', { hidden, nickname });
const named = async (leaderboardNames: 'full' | 'initial' | 'nickname' | undefined, demo = false) => {
  const { program } = room.centre;
  const config = { ...program.config, leaderboardNames };
  const centre = { ...program.centre, demo };
  return ranks((await loadLeaderboard({ ...program, config, centre }, 'log.1')).all);
};

test('getLeaderboard: is empty before anybody practises', async () => {
  const { position, ...answer } = await board();
  const empty = { entries: [], standings: [] };
  expect(answer).toEqual({ all: empty, week: empty, monday: '2026-03-16', counting: 'points', names: 'full' });
  expect(position).toMatch(/^[0-9a-f-]{36}\.\d+$/);
});

test('getLeaderboard: equal points share a rank, and the next rank counts everybody above', async () => {
  expect((await room.completeSession(mia.client, 3)).rank).toEqual({ before: null, after: 1 });
  expect((await room.completeSession(noah.client, 3)).rank).toEqual({ before: null, after: 1 });
  expect((await room.completeSession(zoe.client, 2)).rank).toEqual({ before: null, after: 3 });
  const { all, week } = await board();
  expect(all.entries.map(({ rank, total_points }) => [rank, total_points])).toEqual([
    [1, 30],
    [1, 30],
    [3, 20],
  ]);
  expect(all.standings).toEqual([
    [30, 2],
    [20, 1],
  ]);
  expect(week).toEqual(all);
  expect((await room.completeSession(zoe.client, 5)).rank).toEqual({ before: 3, after: 1 });
  expect(ranks((await board(zoe.client)).all).slice(0, 1)).toEqual(['1 Zoe']);
});

test('getLeaderboard: hidden students are on no board and in nobody’s rank until they are shown again', async () => {
  const before = ranks((await board()).all);
  const chosen = await choose(zoe.client, true, '  Comet  of  old ');
  expect(chosen.status).toBe(204);
  const { body: own } = await zoe.client.get(`/api/students/${zoe.id}/practice`);
  expect(own.place).toEqual({ hidden: true, nickname: 'Comet of old' });
  expect(ranks((await board()).all)).toEqual(before.slice(1).map((line) => line.replace('2', '1')));
  expect((await board()).all.standings).toEqual([[30, 2]]);
  expect((await room.completeSession(mia.client, 1)).rank).toEqual({ before: 1, after: 1 });
  expect((await choose(zoe.client, false)).status).toBe(204);
  expect(ranks((await board()).all)).toEqual(['1 Zoe', '2 Mia Chen', '3 Noah Brandt']);
});

test('getLeaderboard: a bot earns points, but its hasty sessions do not count for the boards', async () => {
  const bot = await room.createStudent('Bot');
  const before = await board();
  for (let number = 0; number < 2; number += 1) {
    const session = await room.startSession(bot.client);
    for (const question of session.questions.keys()) {
      const choice = findRightChoice(session, question);
      await bot.client.post(`/api/practice/${session.id}/answers`, { question, choice });
    }
    const { body } = await bot.client.post(`/api/practice/${session.id}/complete`, {});
    expect(body).toMatchObject({ points_earned: 50, counted: false, rank: null });
    expect((await room.getWhenCaughtUp(bot.client, `/api/practice/${session.id}`)).body).toEqual(body);
  }
  const own = async () => (await room.getWhenCaughtUp(bot.client, `/api/students/${bot.id}/practice`)).body;
  expect(await own()).toMatchObject({
    stats: { total_points: 100, total_sessions: 2 },
    ...{ counted_points: 0, counted_sessions: 0, week_points: 0 },
  });
  const { all, week } = await board();
  expect([all, week]).toEqual([before.all, before.week]);

  await tutor.delete(`/api/students/${bot.id}`);
});

test('getLeaderboard: shows names in the configured form, and full names without a setting only in a demo', async () => {
  await choose(mia.client, false, 'Comet');
  await room.getWhenCaughtUp(tutor, '/api/leaderboard');
  expect(await named('full')).toEqual(['1 Zoe', '2 Mia Chen', '3 Noah Brandt']);
  expect(await named('initial')).toEqual(['1 Zoe', '2 Mia C.', '3 Noah B.']);
  expect(await named('nickname')).toEqual(['1 Zoe', '2 Comet', '3 Noah B.']);
  expect(await named(undefined)).toEqual(await named('initial'));
  expect(await named(undefined, true)).toEqual(await named('full'));
  expect((await board(noah.client)).names).toBe('full');
  const long = await choose(mia.client, false, 'x'.repeat(25));
  expect([long.status, long.body.code]).toEqual([400, 'invalid-request']);
});

test.each([
  ['a student’s name', 'noah brandt'],
  ['what the board shows of one', 'Noah B'],
  ['a tutor’s name', 'Ms. Lee'],
  ['another nickname', 'Comét'],
])('chooseLeaderboardPlace: refuses a nickname that could be mistaken for another person: %s', async (_, nickname) => {
  const { status, body } = await choose(zoe.client, false, nickname);
  expect([status, body.errors]).toEqual([400, { nickname: 'That nickname is taken.' }]);
});

test('chooseLeaderboardPlace: accepts the student’s own name and current nickname, also while hidden', async () => {
  expect((await choose(zoe.client, false, 'Zoe')).status).toBe(204);
  expect((await choose(zoe.client, false)).status).toBe(204);
  expect((await choose(mia.client, false, 'Comet')).status).toBe(204);
});

test.each([
  ['erased', 'erased' as const],
  ['lost', undefined],
])('getLeaderboard: shows the student’s name if the nickname’s key is %s', async (_, key) => {
  const { program } = room.centre;
  const config = { ...program.config, leaderboardNames: 'nickname' as const };
  const byId = async (ids: readonly string[]) => new Map(key && ids.map((id) => [id, key]));
  const { all } = await loadLeaderboard({ ...program, config, keys: { ...program.keys, byId } }, 'log.1');
  expect(ranks(all)).toEqual(['1 Zoe', '2 Mia C.', '3 Noah B.']);
});

test('getLeaderboard: a band of grades has boards of its own, and the student’s own figures are split in the same way', async () => {
  const uma = await room.createStudent('Uma');
  await room.completeSession(uma.client, 1);
  const ofGrades = async (grades: string) =>
    (await room.getWhenCaughtUp(tutor, `/api/leaderboard?grades=${grades}`)).body;
  const [before, middle] = [await ofGrades('1-4'), await ofGrades('5-8')];
  expect(middle.all.entries).toEqual([]);
  await room.completeSession(uma.client, 2, 6);
  expect(await ofGrades('5-8')).toMatchObject({
    all: { entries: [{ name: 'Uma', rank: 1, total_points: 20, total_sessions: 1 }], standings: [[20, 1]] },
    week: { standings: [[20, 1]] },
  });
  expect((await ofGrades('1-4')).all).toEqual(before.all);
  const own = (await room.getWhenCaughtUp(uma.client, `/api/students/${uma.id}/practice`)).body;
  const middleFigures = { counted_points: 20, counted_sessions: 1, week_points: 20, week_sessions: 1 };
  expect(own.counted_by_band['5-8']).toEqual(middleFigures);
  expect(own.counted_by_band['1-4'].counted_points).toBe(10);
  expect((await uma.client.get('/api/leaderboard?grades=5-8')).body.all.entries).toHaveLength(1);
  await tutor.delete(`/api/students/${uma.id}`);
  expect((await tutor.get('/api/leaderboard?grades=7')).status).toBe(400);
});

test('getLeaderboard: each week has a separate board', async () => {
  room.moveClock('2026-03-23T03:59:00Z');
  expect((await board()).week.entries).toHaveLength(3);
  room.moveClock('2026-03-23T04:00:00Z');
  expect(await board()).toMatchObject({ monday: '2026-03-23', week: { entries: [], standings: [] } });
  await room.completeSession(noah.client, 1);
  const { all, week } = await board();
  expect(week.entries).toMatchObject([{ name: 'Noah Brandt', rank: 1, total_points: 10, total_sessions: 1 }]);
  // Both have 40 points, so the order of ties must be stable.
  expect(ranks(all).slice(1).toSorted()).toEqual(['2 Mia Chen', '2 Noah Brandt']);
});

test('getLeaderboard: a former student is on no board; restoring brings the rank back', async () => {
  const session = await room.startSession(zoe.client);
  await room.answerQuestions(zoe.client, session, 5);
  const before = await board();
  expect((await tutor.delete(`/api/students/${zoe.id}`)).status).toBe(204);
  expect(ranks((await board()).all).toSorted()).toEqual(['1 Mia Chen', '1 Noah Brandt']);
  const completed = await zoe.client.post(`/api/practice/${session.id}/complete`, {});
  expect([completed.status, completed.body.code]).toEqual([401, 'signed-out']);
  const account = { email: 'zoe@rollbook.example', password: 'chalk and slate' };
  expect((await tutor.post(`/api/students/${zoe.id}/restore`, account)).status).toBe(200);
  const { all } = await board();
  expect(all).toEqual(before.all);
});

test('chooseLeaderboardPlace: after five taken nicknames of a day, taken and free ones are answered alike', async () => {
  const ivy = await room.createStudent('Ivy');
  const tries = Array.from({ length: 8 }, () => choose(ivy.client, false, 'Noah Brandt'));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  const answers = [];
  for (const nickname of ['Noah Brandt', 'Ms Lee', 'Comet', 'Nobody At All']) {
    answers.push((await choose(ivy.client, false, nickname)).text);
  }
  expect(new Set(answers).size).toBe(1);
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({
    ...{ status: 429, code: 'too-often' },
    detail: 'You have tried this many times today. Come back tomorrow! You can still hide from others.',
  });
  expect((await choose(ivy.client, true)).status).toBe(204);
  room.moveClock(86_400_000);
  for (let n = 0; n < 10; n += 1) expect((await choose(ivy.client, false, `Nobody ${n}`)).status).toBe(204);
});

test('chooseLeaderboardPlace: kindly refuses a nickname with an unkind word', async () => {
  const refused = await choose(mia.client, false, 'Sh1t Lord');
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual({
    nickname: "Let's pick a different nickname. This one could upset someone who reads it.",
  });
});

test('resetNickname: removes the nickname, notifies the student, and tells only tutors whose nickname it was', async () => {
  const rose = await room.createStudent('Rose Petal');
  await choose(rose.client, false, 'Sunbeam');
  const list = async () => (await room.getWhenCaughtUp(tutor, '/api/leaderboard/nicknames')).body.nicknames;
  const shown = { student_id: rose.id, name: 'Rose Petal', nickname: 'Sunbeam' };
  expect(await list()).toContainEqual(shown);
  const reset = (nickname: string) => tutor.post('/api/leaderboard/nicknames/reset', { student_id: rose.id, nickname });
  expect((await reset('Starlight')).body.code).toBe('nickname-changed');
  expect((await reset('Sunbeam')).status).toBe(204);
  expect(await list()).not.toContainEqual(shown);
  const own = (await room.getWhenCaughtUp(rose.client, `/api/students/${rose.id}/practice`)).body;
  expect(own.place).toEqual({ hidden: false, nickname: null });
  const { notifications } = (await room.getWhenCaughtUp(rose.client, '/api/notifications')).body;
  expect(notifications).toMatchObject([{ what: 'nickname-reset', actor_name: 'Ms Lee', homework_id: null }]);
  const { entries } = (await room.getWhenCaughtUp(tutor, `/api/activity?student=${rose.id}&group=practice`)).body;
  expect(entries).toMatchObject([{ what: 'nickname-reset', subject_name: 'Rose Petal' }]);
  expect((await choose(rose.client, false, 'sunbeam')).body.errors).toEqual({
    nickname: 'A tutor removed that nickname. Please choose another one.',
  });
});
