import { expect, test } from 'vitest';
import type { PracticeSession } from '#contracts/practice.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findRightChoice, findWrongChoice, openPracticeCentre, practiceRequest } from '#testing/practice-fixture.ts';

const room = await openForAllTests(openPracticeCentre());

test('practice: a session is started, resumed, answered, completed once and shown on the board', async () => {
  const { id, client } = await room.createStudent('Mia Chen');
  const session = await room.startSession(client);
  expect(session).toMatchObject({ ...practiceRequest, student_id: id, status: 'open', completed_at: null, rank: null });
  expect(session.questions).toHaveLength(5);
  expect(session.questions.map(({ result }) => result)).toEqual([null, null, null, null, null]);

  const first = await client.post(`/api/practice/${session.id}/answers`, {
    question: 2,
    choice: findRightChoice(session, 2),
  });
  const told = { choice: findRightChoice(session, 2), correct: true, correct_answer: findRightChoice(session, 2) };
  expect(first.body).toMatchObject({ ...told, question: 2, questions_answered: 1, correct_answers: 1, report: null });
  expect(first.body.explanation).toMatch(/^Because of Question/);
  const other = await client.post(`/api/practice/${session.id}/answers`, {
    question: 2,
    choice: findWrongChoice(session, 2),
  });
  expect(other.body).toEqual(first.body);

  const { body: stats } = await room.getWhenCaughtUp(client, `/api/students/${id}/practice`);
  expect(stats).toMatchObject({ stats: null, practised_today: false, lapsed: false, today: '2026-03-20' });
  expect(stats.open_sessions).toEqual([
    {
      ...{ ...practiceRequest, topic_key: 'addition', id: session.id, questions_answered: 1 },
      topic_phrases: expect.arrayContaining(['addition']),
    },
  ]);
  const { body: resumed } = await client.get(`/api/practice/${session.id}`);
  expect(resumed).toMatchObject({ questions_answered: 1, correct_answers: 1, points_earned: 10 });
  expect(resumed.questions.map(({ result }: { result: unknown }) => result !== null)).toEqual(
    [0, 1, 2, 3, 4].map((at) => at === 2),
  );

  const early = await client.post(`/api/practice/${session.id}/complete`, {});
  expect([early.status, early.body.code]).toEqual([409, 'practice-unfinished']);
  await room.answerQuestions(client, session, 3);
  const completed = await client.post(`/api/practice/${session.id}/complete`, {});
  expect(completed.body).toMatchObject({
    ...{ status: 'completed', questions_answered: 5, correct_answers: 3, points_earned: 30 },
    rank: { before: null, after: 1 },
  });
  expect((await client.post(`/api/practice/${session.id}/complete`, {})).body).toEqual(completed.body);
  expect((await client.get(`/api/practice/${session.id}`)).body).toEqual(completed.body);
  expect((await client.get(`/api/students/${id}/practice`)).body).toMatchObject({
    ...{ open_sessions: [], practised_today: true, week_points: 30, week_sessions: 1 },
    stats: { student_id: id, total_sessions: 1, total_points: 30, current_streak: 1, longest_streak: 1 },
  });
  const { body: board } = await client.get('/api/leaderboard');
  expect(board).toMatchObject({ monday: '2026-03-16', names: 'full', week: { standings: [[30, 1]] } });
  expect(board.all.entries).toEqual([
    { student_id: id, name: 'Mia Chen', rank: 1, total_sessions: 1, total_points: 30, current_streak: 1 },
  ]);

  const late = await client.post(`/api/practice/${session.id}/answers`, {
    question: 2,
    choice: findWrongChoice(session, 2),
  });
  expect(late.body).toMatchObject({ ...told, questions_answered: 5, correct_answers: 3 });
});

test.each([
  ['a student', async () => (await room.createStudent('Mia Chen')).client],
  ['an applicant', signInApplicant],
])(
  'startPracticeSession: continues an unfinished session of the same topic and grade for %s who asks for it',
  async (_, signIn) => {
    const client = await signIn();
    const again = { ...practiceRequest, continue_unfinished: true };
    const start = async (body: object): Promise<PracticeSession> => {
      await room.centre.program.runner.caughtUp();
      return (await client.post('/api/practice', body)).body;
    };
    const first = await start(again);
    expect((await start(again)).id).toBe(first.id);
    await room.answerQuestions(client, { ...first, questions: first.questions.slice(0, 2) }, 2);
    expect(await start({ ...again, topic: ' addition ' })).toMatchObject({ id: first.id, questions_answered: 2 });
    const otherGrade = await start({ ...again, grade: 5 });
    const asked = await start(practiceRequest);
    expect(new Set([first.id, otherGrade.id, asked.id]).size).toBe(3);
    await room.answerQuestions(client, { ...asked, questions: asked.questions.slice(0, 1) }, 1);
    // The one with the most answers.
    expect((await start(again)).id).toBe(first.id);
  },
);

async function signInApplicant() {
  const account = { name: 'Zoe Park', email: 'zoe@rollbook.example', password: 'chalk and slate' };
  await room.centre.createVisitor().post('/api/auth/sign-up', account);
  return room.centre.signIn(account.email, account.password);
}

test('startPracticeSession: a retry returns the same session and draws questions once', async () => {
  const { client } = await room.createStudent('Noah Brandt');
  const before = room.countDraws();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const [one, other] = await Promise.all([1, 2].map(() => client.post('/api/practice', practiceRequest, key)));
  expect(other?.body).toEqual(one?.body);
  expect(room.countDraws()).toBe(before + 1);
  await room.answerQuestions(client, one?.body, 1);
  const again = await client.post('/api/practice', practiceRequest, key);
  expect(again.body).toMatchObject({ id: one?.body.id, questions_answered: 5, correct_answers: 1 });
  const reused = await client.post('/api/practice', { ...practiceRequest, topic: 'Fractions' }, key);
  expect([reused.status, reused.body.code]).toEqual([422, 'command-reused']);
  expect(room.countDraws()).toBe(before + 1);
  expect((await client.post('/api/practice', practiceRequest)).body.id).not.toBe(one?.body.id);
});

test('practice: refuses invalid requests with sentences, and changes nothing', async () => {
  const [mia, noah] = [await room.createStudent('Mia'), await room.createStudent('Noah')];
  const session = await room.startSession(mia.client);
  const at = `/api/practice/${session.id}`;
  const outcome = async (path: string, body?: object, client = mia.client) => {
    const answer = await client.post(path, body);
    expect(answer.body.detail, answer.text).toMatch(/^\S.*\S$/s);
    return [answer.status, answer.body.code];
  };
  const right = { question: 0, choice: findRightChoice(session, 0) };
  const invalid = [400, 'invalid-request'];
  for (const extra of [{ points: 50 }, { correct: true }, { points_earned: 50 }, { student_id: noah.id }]) {
    expect(await outcome(`${at}/answers`, { ...right, ...extra })).toEqual(invalid);
    expect(await outcome('/api/practice', { ...practiceRequest, ...extra })).toEqual(invalid);
    expect(await outcome(`${at}/complete`, extra)).toEqual(invalid);
  }
  for (const odd of [
    { choice: 4 },
    { choice: -1 },
    { choice: 0.5 },
    { choice: '0' },
    { question: 5 },
    { question: -1 },
  ]) {
    expect(await outcome(`${at}/answers`, { ...right, ...odd })).toEqual(invalid);
  }
  for (const odd of [{ grade: 0 }, { grade: 13 }, { subject: 'music' }, { topic: ' ' }, { topic: 'x'.repeat(121) }]) {
    expect(await outcome('/api/practice', { ...practiceRequest, ...odd })).toEqual(invalid);
  }
  const unknown = [404, 'practice-unknown'];
  for (const [path, body] of [
    ['answers', right],
    ['complete', {}],
    ['reports', { question: 0 }],
  ] as const) {
    expect(await outcome(`${at}/${path}`, body, noah.client)).toEqual(unknown);
    expect(await outcome(`/api/practice/${crypto.randomUUID()}/${path}`, body)).toEqual(unknown);
  }
  const others = await noah.client.get(at);
  expect([others.status, others.body.code]).toEqual(unknown);
  expect(await outcome(`${at}/reports`, { question: 0 })).toEqual([409, 'not-answered']);
  expect((await mia.client.get(at)).body).toEqual(session);
});

test('settlePracticeReport: accepting counts the question as correct, dismissing changes nothing', async () => {
  const { id, client } = await room.createStudent('Zoe Lind');
  const sam = await room.centre.createTutor({ name: 'Ms Lee' });
  const tutor = await room.centre.signIn(sam.email, sam.password);
  const session = await room.completeSession(client, 2);
  const report = (question: number) => client.post(`/api/practice/${session.id}/reports`, { question });
  expect((await report(3)).status).toBe(204);
  expect((await report(3)).status).toBe(204);
  expect((await report(4)).status).toBe(204);
  const { body: open } = await room.getWhenCaughtUp(tutor, '/api/practice-reports');
  expect(open.settled).toEqual([]);
  expect(open.open).toMatchObject([
    {
      ...{ session_id: session.id, student_id: id, student_name: 'Zoe Lind', question: 3, state: 'open' },
      ...{
        correct_answer: findRightChoice(session, 3),
        choice: findWrongChoice(session, 3),
        settled_by_name: null,
        settled_at: null,
      },
      ...{ ...practiceRequest, text: session.questions[3]?.text, options: session.questions[3]?.options },
    },
    { question: 4 },
  ]);

  const settle = (question: number, verdict: string) =>
    tutor.post('/api/practice-reports/settle', { session_id: session.id, student_id: id, question, verdict });
  expect((await settle(3, 'accept')).status).toBe(204);
  expect((await settle(3, 'accept')).status).toBe(204);
  expect((await settle(4, 'dismiss')).status).toBe(204);
  expect((await settle(4, 'accept')).body.code).toBe('report-unknown');
  expect((await settle(0, 'accept')).body.code).toBe('report-unknown');
  const { body: settled } = await room.getWhenCaughtUp(tutor, '/api/practice-reports');
  expect(settled.open).toEqual([]);
  expect(settled.settled).toMatchObject([
    { question: 3, state: 'accepted', settled_by_name: 'Ms Lee' },
    { question: 4, state: 'dismissed', settled_by_name: 'Ms Lee' },
  ]);

  const { body: seen } = await client.get(`/api/practice/${session.id}`);
  expect(seen).toMatchObject({ correct_answers: 3, points_earned: 30, questions_answered: 5 });
  expect(seen.questions[3].result).toMatchObject({ correct: false, report: 'accepted' });
  expect(seen.questions[4].result).toMatchObject({ correct: false, report: 'dismissed' });
  const { body: stats } = await client.get(`/api/students/${id}/practice`);
  expect(stats).toMatchObject({ week_points: 30, stats: { total_points: 30, correct_answers: 3, total_sessions: 1 } });
  const { body: progress } = await client.get(`/api/students/${id}/practice/progress`);
  expect(progress.weeks).toHaveLength(12);
  expect(progress.weeks.at(-1)).toEqual({ monday: '2026-03-16', points: 30, sessions: 1 });
  expect(progress.subjects).toEqual([{ subject: 'math', questions_answered: 5, correct_answers: 3 }]);
});

test('reopenPracticeReport and withdrawPracticeReport: undo a decision and a report, also when they are repeated', async () => {
  const { id, client } = await room.createStudent('Una Do');
  const signInTutor = async (name: string) => {
    return room.centre.createSignedInTutor({ name });
  };
  const [tutor, other] = [await signInTutor('Ms Lee'), await signInTutor('Mr Diaz')];
  const session = await room.completeSession(client, 2);
  const about = { session_id: session.id, student_id: id, question: 4 };
  const report = () => client.post(`/api/practice/${session.id}/reports`, { question: 4 });
  const withdraw = () => client.post(`/api/practice/${session.id}/reports/withdraw`, { question: 4 });
  const reopen = (by: typeof tutor) => by.post('/api/practice-reports/reopen', about);
  const readOpen = async () => (await room.getWhenCaughtUp(tutor, '/api/practice-reports')).body.open.length;
  const readPoints = async () => (await client.get(`/api/students/${id}/practice`)).body.stats.total_points;

  await report();
  expect([(await withdraw()).status, (await withdraw()).status, await readOpen()]).toEqual([204, 204, 0]);
  await report();
  expect((await tutor.post('/api/practice-reports/settle', { ...about, verdict: 'accept' })).status).toBe(204);
  expect([await readOpen(), await readPoints()]).toEqual([0, 30]);
  expect([(await withdraw()).body.code, (await reopen(other)).body.code]).toEqual(['report-unknown', 'report-unknown']);
  expect([(await reopen(tutor)).status, (await reopen(tutor)).status]).toEqual([204, 204]);
  expect([await readOpen(), await readPoints()]).toEqual([1, 20]);
  const { body } = await client.get('/api/notifications');
  const notices = body.notifications.map(({ what, points }: { what: string; points: number }) => `${what} ${points}`);
  expect(notices.toSorted()).toEqual(['report-accepted 10', 'report-reopened 10']);
});
