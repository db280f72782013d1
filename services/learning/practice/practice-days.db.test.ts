/** Streaks and weeks follow the centre's calendar, not the device's clock, also across clock changes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { changeRules } from '#services/core/centre/centre.ts';
import { findRightChoice, openPracticeCentre, type PracticeCentre, type Student } from '#testing/practice-fixture.ts';

let room: PracticeCentre;
beforeAll(async () => {
  room = await openPracticeCentre({ now: '2026-01-01T12:00:00Z' });
});
afterAll(() => room[Symbol.asyncDispose]());

const statsOf = async ({ getWhenCaughtUp }: PracticeCentre, { id, client }: Student): Promise<PracticeStatsResponse> =>
  (await getWhenCaughtUp(client, `/api/students/${id}/practice`)).body;
const streakOf = async (student: Student) => (await statsOf(room, student)).stats?.current_streak;

/** Completes a session at this instant. */
async function practiseAt(
  { moveClock, startSession, answerQuestions }: PracticeCentre,
  { client }: Student,
  instant: string,
) {
  moveClock(instant);
  moveClock(-60_000);
  const session = await startSession(client);
  await answerQuestions(client, session, 5);
  moveClock(instant);
  const { status, text } = await client.post(`/api/practice/${session.id}/complete`, {});
  if (status !== 200) throw new Error(text);
}

async function newStudent(at: string): Promise<Student> {
  room.moveClock(at);
  return room.createStudent('Mia Chen');
}

test.each([
  ['the night before clocks are set forward', '2026-03-08T04:59:00Z', '2026-03-08T05:01:00Z', '2026-03-08'],
  ['the night after clocks are set forward', '2026-03-09T03:59:00Z', '2026-03-09T04:01:00Z', '2026-03-09'],
  ['the night before clocks are set back', '2026-11-01T03:59:00Z', '2026-11-01T04:01:00Z', '2026-11-01'],
  ['the night after clocks are set back', '2026-11-02T04:59:00Z', '2026-11-02T05:01:00Z', '2026-11-02'],
])('streaks: %s in New York, 23:59 and 00:01 are two days', async (_, before, after, day) => {
  const mia = await newStudent(before);
  await practiseAt(room, mia, before);
  expect((await statsOf(room, mia)).stats).toMatchObject({ current_streak: 1 });
  room.moveClock(after);
  expect(await statsOf(room, mia)).toMatchObject({ today: day, practised_today: false, lapsed: false });
  await practiseAt(room, mia, after);
  expect(await statsOf(room, mia)).toMatchObject({
    practised_today: true,
    stats: { current_streak: 2, longest_streak: 2, last_practice_date: day },
  });
});

test('streaks: `streak_at_risk` says before each session whether completing it now would cost the streak', async () => {
  const mia = await newStudent('2026-11-15T15:00:00Z');
  const predicted: [boolean, boolean][] = [];
  const days = ['15T15', '15T16', '16T15', '17T15', '17T16', '17T17', '18T15', '21T15', '21T16', '22T15', '22T16'];
  for (const at of days) {
    room.moveClock(`2026-11-${at}:00:00Z`);
    const before = await statsOf(room, mia);
    await practiseAt(room, mia, `2026-11-${at}:00:00Z`);
    const after = await statsOf(room, mia);
    const isShorter = !before.lapsed && (after.stats?.current_streak ?? 0) < (before.stats?.current_streak ?? 0);
    predicted.push([before.streak_at_risk, isShorter]);
  }
  expect(predicted.map(([said]) => said)).toEqual(predicted.map(([, was]) => was));
  expect(predicted.filter(([said]) => said)).toHaveLength(2);
});

test('streaks: a session counts on the day on which it is completed, so continuing one can cost the streak', async () => {
  const mia = await newStudent('2026-11-15T15:00:00Z');
  await practiseAt(room, mia, '2026-11-15T15:00:00Z');
  await practiseAt(room, mia, '2026-11-16T15:00:00Z');
  // A session that is only started costs nothing.
  const unfinished = await room.startSession(mia.client);
  expect(await statsOf(room, mia)).toMatchObject({ stats: { current_streak: 2 }, streak_at_risk: true });
  await room.answerQuestions(mia.client, unfinished, 5);
  expect(await statsOf(room, mia)).toMatchObject({ stats: { current_streak: 1 }, streak_at_risk: false });

  // New York’s midnight comes between the start and the last answer.
  await practiseAt(room, mia, '2026-11-18T04:50:00Z');
  const late = await room.startSession(mia.client);
  expect(await statsOf(room, mia)).toMatchObject({ stats: { current_streak: 2 }, streak_at_risk: true });
  room.moveClock('2026-11-18T05:01:00Z');
  expect(await statsOf(room, mia)).toMatchObject({ stats: { current_streak: 2 }, streak_at_risk: false });
  await room.answerQuestions(mia.client, late, 5);
  expect(await statsOf(room, mia)).toMatchObject({ stats: { current_streak: 3 }, streak_at_risk: true });
});

test('streaks: a second session of a day resets the streak unless the rule keeps it; past days are unchanged', async () => {
  const mia = await newStudent('2026-12-01T15:00:00Z');
  await practiseAt(room, mia, '2026-12-01T15:00:00Z');
  await practiseAt(room, mia, '2026-12-02T15:00:00Z');
  await practiseAt(room, mia, '2026-12-02T16:00:00Z');
  expect(await streakOf(mia)).toBe(1);
  await practiseAt(room, mia, '2026-12-03T15:00:00Z');
  const day = '2026-12-03';
  await changeRules(room.centre.program.handle, { rules: { sameDay: 'keep' }, from: day, today: day });
  expect(await streakOf(mia)).toBe(2);
  await practiseAt(room, mia, '2026-12-03T16:00:00Z');
  expect(await streakOf(mia)).toBe(2);
  await practiseAt(room, mia, '2026-12-05T16:00:00Z');
  expect((await statsOf(room, mia)).stats).toMatchObject({ current_streak: 1, longest_streak: 2, total_sessions: 6 });
});

test('streaks: the clock of the device has no effect', async () => {
  const mia = await newStudent('2026-12-08T15:00:00Z');
  const wrong = { date: 'Thu, 01 Jan 2026 00:00:00 GMT', 'x-today': '2026-01-01' };
  const session = await room.startSession(mia.client);
  for (const question of session.questions.keys()) {
    const answer = { question, choice: findRightChoice(session, question) };
    await mia.client.post(`/api/practice/${session.id}/answers`, answer, wrong);
  }
  await mia.client.post(`/api/practice/${session.id}/complete`, { day: '2026-01-01', points: 500 }, wrong);
  await mia.client.post(`/api/practice/${session.id}/complete`, {}, wrong);
  expect((await statsOf(room, mia)).stats).toMatchObject({ last_practice_date: '2026-12-08', total_points: 50 });
});

describe('a practice session after two hours', () => {
  const HOUR = 3_600_000;

  test('accepts no answers and is not offered if it is incomplete', async () => {
    const mia = await newStudent('2026-12-09T15:00:00Z');
    const session = await room.startSession(mia.client);
    const answer = (question: number) =>
      mia.client.post(`/api/practice/${session.id}/answers`, { question, choice: findRightChoice(session, question) });
    room.moveClock(2 * HOUR);
    expect((await answer(0)).status).toBe(200);
    expect((await statsOf(room, mia)).open_sessions).toMatchObject([{ id: session.id }]);
    room.moveClock(1);
    const late = await answer(1);
    expect([late.status, late.body.code]).toEqual([409, 'practice-expired']);
    expect((await answer(0)).body).toMatchObject({ question: 0, correct: true });
    const unfinished = await mia.client.post(`/api/practice/${session.id}/complete`, {});
    expect(unfinished.body.code).toBe('practice-unfinished');
    expect((await mia.client.get(`/api/practice/${session.id}`)).body.status).toBe('expired');
    expect(await statsOf(room, mia)).toMatchObject({ open_sessions: [], stats: null });
  });

  test('is open for the time that the rule said at its start', async () => {
    const day = '2026-12-10';
    const setOpenMinutes = (practiceOpenMinutes: number) =>
      changeRules(room.centre.program.handle, { rules: { practiceOpenMinutes }, from: day, today: day });
    const mia = await newStudent('2026-12-10T09:00:00Z');
    const long = await room.startSession(mia.client);
    const first = { question: 0, choice: 0 };
    await mia.client.post(`/api/practice/${long.id}/answers`, first);
    await setOpenMinutes(30);
    // Sessions that start at the same instant have no newest one, and only the newest is offered without an answer.
    room.moveClock(1_000);
    const short = await room.startSession(mia.client);
    expect([long.open_minutes, short.open_minutes]).toEqual([120, 30]);
    room.moveClock(HOUR / 2);
    expect((await statsOf(room, mia)).open_sessions.map(({ id }) => id)).toEqual([short.id, long.id]);
    room.moveClock(1);
    expect((await statsOf(room, mia)).open_sessions.map(({ id }) => id)).toEqual([long.id]);
    expect((await mia.client.post(`/api/practice/${short.id}/answers`, first)).body).toMatchObject({
      ...{
        code: 'practice-expired',
        detail: 'The time to answer this practice session is over. Please start a new one.',
      },
    });
    expect((await mia.client.get(`/api/practice/${short.id}`)).body.status).toBe('expired');
    await setOpenMinutes(120);
  });

  test('counted on the day of its last answer if it is fully answered', async () => {
    const mia = await newStudent('2026-12-10T15:00:00Z');
    const session = await room.startSession(mia.client);
    await room.answerQuestions(mia.client, session, 4);
    room.moveClock(30 * HOUR);
    expect((await mia.client.get(`/api/practice/${session.id}`)).body).toMatchObject({
      ...{ status: 'completed', points_earned: 40 },
    });
    expect(await statsOf(room, mia)).toMatchObject({
      ...{ open_sessions: [], stats: { total_sessions: 1, total_points: 40, last_practice_date: '2026-12-10' } },
    });
  });
});

test('practice: a session that is left for another one stays offered, with its answers', async () => {
  const mia = await newStudent('2026-12-11T15:00:00Z');
  const first = await room.startSession(mia.client);
  const answer = { question: 0, choice: findRightChoice(first, 0) };
  await mia.client.post(`/api/practice/${first.id}/answers`, answer);
  room.moveClock(60_000);
  const unanswered = await room.startSession(mia.client);
  room.moveClock(60_000);
  const second = await room.startSession(mia.client);
  expect((await statsOf(room, mia)).open_sessions).toMatchObject([
    { id: second.id, questions_answered: 0 },
    { id: first.id, questions_answered: 1 },
  ]);
  await room.answerQuestions(mia.client, second, 5);
  expect((await statsOf(room, mia)).open_sessions.map(({ id }) => id)).toEqual([unanswered.id, first.id]);
  await room.answerQuestions(mia.client, first, 5);
  expect(await statsOf(room, mia)).toMatchObject({ stats: { total_sessions: 2, total_points: 100 } });
});

const LAPSED = { longest_streak: 1, last_practice_date: '2026-12-21' };

test('streaks: a lapsed streak is shown as 0 on all pages if so configured', async () => {
  await using other = await openPracticeCentre({ env: { STREAK_LAPSED: 'zero' }, now: '2026-12-21T15:00:00Z' });
  const mia = await other.createStudent('Mia Chen');
  await other.completeSession(mia.client, 5);
  const onBoard = async () =>
    (await other.getWhenCaughtUp(mia.client, '/api/leaderboard')).body.all.entries[0].current_streak;
  other.moveClock('2026-12-23T04:59:00Z');
  expect([(await statsOf(other, mia)).lapsed, await onBoard()]).toEqual([false, 1]);
  other.moveClock('2026-12-23T05:00:00Z');
  expect(await statsOf(other, mia)).toMatchObject({ lapsed: true, stats: { ...LAPSED, current_streak: 0 } });
  expect(await onBoard()).toBe(0);
});
