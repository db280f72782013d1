/** Two copies of the program on one database get requests of one person concurrently. */
import { expect, onTestFinished, test } from 'vitest';
import type { PracticeSession } from '#contracts/practice.ts';
import type { QuestionSource } from '#services/core/use-case/question-source.ts';
import { Client, type ClientResponse } from '#testing/client.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import {
  createPracticeQuestion,
  findRightChoice,
  openPracticeCentre,
  practiceRequest,
} from '#testing/practice-fixture.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';
import { PRACTICE_REPORTS_A_DAY } from './report-practice-question.ts';
import { PRACTICE_STARTS_A_DAY } from './start-quota.ts';

const five = ['a?', 'b?', 'c?', 'd?', 'e?'].map(createPracticeQuestion);
const room = await openForAllTests(openPracticeCentre());
let questionsOfCopy: QuestionSource['questions'] = async () => five;
let drawnAtCopy = 0;
const questions: QuestionSource = {
  questions(request) {
    drawnAtCopy += 1;
    return questionsOfCopy(request);
  },
};
/** How many times the question sources of both copies were called. */
const countAllDraws = () => room.countDraws() + drawnAtCopy;
const { config, clock } = room.centre.program;
const copy = await openForAllTests(openProgramCopy(config, { clock, questions }));

/** A client of the same person at the other copy. */
const elsewhere = (client: Client): Client => {
  const same = new Client(copy.url);
  return Object.defineProperty(same, 'cookie', { get: () => client.cookie });
};
const atBoth = (
  client: Client,
  path: string,
  body: object,
  headers?: Record<string, string>,
): Promise<ClientResponse[]> => {
  const copies = [client, elsewhere(client)];
  return Promise.all(Array.from({ length: 8 }, (_, n) => (copies[n % 2] as Client).post(path, body, headers)));
};
const distinct = (answers: readonly ClientResponse[]) => [
  ...new Set(answers.map(({ status, text }) => `${status} ${text}`)),
];

test('practice: two copies start, answer, score and settle a session once, and show the same boards', async () => {
  const { id, client } = await room.createStudent('Mia Chen');
  const lee = await room.centre.createTutor({ name: 'Ms Lee' });
  const tutor = await room.centre.signIn(lee.email, lee.password);
  const started = await atBoth(client, '/api/practice', practiceRequest, { 'idempotency-key': crypto.randomUUID() });
  expect(distinct(started)).toHaveLength(1);
  const session: PracticeSession = started[0]?.body;
  for (const at of session.questions.keys()) {
    room.moveClock(1_000);
    const choice = (findRightChoice(session, at) + (at < 3 ? 0 : 1)) % 4;
    expect(
      distinct(await atBoth(client, `/api/practice/${session.id}/answers`, { question: at, choice })),
    ).toHaveLength(1);
  }
  const [completed, ...others] = distinct(await atBoth(client, `/api/practice/${session.id}/complete`, {}));
  expect(others).toEqual([]);
  expect(completed).toContain('"points_earned":30');

  await atBoth(client, `/api/practice/${session.id}/reports`, { question: 4 });
  const settle = { session_id: session.id, student_id: id, question: 4 };
  const [accepted, dismissed] = await Promise.all(
    ['accept', 'dismiss'].map((verdict) => atBoth(tutor, '/api/practice-reports/settle', { ...settle, verdict })),
  );
  const isDone = ({ status }: ClientResponse) => status === 204;
  expect(accepted?.every(isDone)).not.toBe(dismissed?.some(isDone));

  const { body } = await room.getWhenCaughtUp(client, `/api/students/${id}/practice`);
  expect(body.stats).toMatchObject({ total_sessions: 1, total_points: accepted?.some(isDone) ? 40 : 30 });
  const board = await tutor.get('/api/leaderboard');
  await expect.poll(async () => (await elsewhere(tutor).get('/api/leaderboard')).body.all).toEqual(board.body.all);
});

test('assigned practice: starts in tabs at two copies at the same moment make one session', async () => {
  const { id, client } = await room.createStudent('Ben Noor');
  const tutor = await room.centre.createSignedInTutor();
  await tutor.post('/api/assigned-practice', { students: [id], ...practiceRequest, due_on: null });
  const [assigned] = (await room.getWhenCaughtUp(client, `/api/students/${id}/practice`)).body.assigned;
  const started = await atBoth(client, '/api/practice', { ...practiceRequest, assigned: assigned.id });
  expect(started.map(({ status }) => status)).toEqual(started.map(() => 200));
  expect(new Set(started.map(({ body }) => body.id)).size).toBe(1);
});

test('startPracticeSession: starts that continue an unfinished session, in tabs at two copies at the same moment, make one', async () => {
  const { client } = await room.createStudent('Ida Moss');
  const again = { ...practiceRequest, continue_unfinished: true };
  const startAtBoth = async () => {
    const started = await atBoth(client, '/api/practice', again);
    expect(started.map(({ status }) => status)).toEqual(started.map(() => 200));
    expect(new Set(started.map(({ body }) => body.id)).size).toBe(1);
    return started[0]?.body as PracticeSession;
  };
  const first = await startAtBoth();
  await room.answerQuestions(client, first, 5);
  await client.post(`/api/practice/${first.id}/complete`, {});
  expect((await startAtBoth()).id).not.toBe(first.id);
});

test('startPracticeSession: two copies together start a hundred sessions a day for one student', async () => {
  const [mia, noah] = [await room.createStudent('Mia Chen'), await room.createStudent('Noah Brandt')];
  const start = (client: Client, key?: object) => client.post('/api/practice', practiceRequest, { ...key });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await start(mia.client, key);
  const [drawn, copies] = [countAllDraws(), [mia.client, elsewhere(mia.client)]];
  const tries = Array.from({ length: PRACTICE_STARTS_A_DAY + 10 }, (_, n) => copies[n % 2] as Client);
  const answers = await Promise.all(tries.map((at) => start(at)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(PRACTICE_STARTS_A_DAY - 1);
  // A refused start draws no questions.
  expect(countAllDraws() - drawn).toBe(PRACTICE_STARTS_A_DAY - 1);
  const detail = 'You have started 100 practice sessions today. Come back tomorrow!';
  for (const at of copies) expect(await start(at)).toMatchObject({ status: 429, body: { code: 'too-often', detail } });
  // A retry starts no second session, open sessions can be finished, and other students are not limited.
  const again = await start(mia.client, key);
  expect([again.status, again.body.id]).toEqual([200, first.body.id]);
  await room.answerQuestions(mia.client, first.body, 5);
  expect((await mia.client.post(`/api/practice/${first.body.id}/complete`, {})).status).toBe(200);
  expect((await start(noah.client)).status).toBe(200);
  room.moveClock(86_400_000);
  expect((await start(mia.client)).status).toBe(200);
});

test('startPracticeSession: failures at one copy count at the other', async () => {
  questionsOfCopy = async () => [];
  onTestFinished(() => {
    questionsOfCopy = async () => five;
  });
  const { client } = await room.createStudent('Noah Brandt');
  for (let n = 0; n < 30; n += 1) {
    expect((await elsewhere(client).post('/api/practice', practiceRequest)).body.code).toBe('no-questions');
  }
  const refused = await client.post('/api/practice', practiceRequest);
  expect([refused.status, refused.body.code]).toEqual([429, 'too-often']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('reportPracticeQuestion: one student can report twenty questions a day, each once, and other students are not limited', async () => {
  const zoe = await room.createStudent('Zoe Park');
  const copies = [zoe.client, elsewhere(zoe.client)];
  const sessions: string[] = [];
  while (sessions.length <= PRACTICE_REPORTS_A_DAY / 5) {
    const session = await room.startSession(zoe.client);
    await room.answerQuestions(zoe.client, session, 5);
    sessions.push(session.id);
  }
  const questions = sessions.flatMap((id) => [0, 1, 2, 3, 4].map((at) => ({ id, question: at })));
  const report = (at: number) => {
    const { id, question } = questions[at] as { id: string; question: number };
    return (copies[at % 2] as Client).post(`/api/practice/${id}/reports`, { question });
  };
  // Repeated and refused reports do not count.
  for (let n = 0; n < 3; n += 1) expect((await report(0)).status).toBe(204);
  for (let n = 0; n < 3; n += 1) await zoe.client.post(`/api/practice/${crypto.randomUUID()}/reports`, { question: 0 });

  const answers = [];
  for (const at of questions.keys()) answers.push((await report(at)).status);
  expect(answers).toEqual([...Array(PRACTICE_REPORTS_A_DAY).fill(204), ...Array(5).fill(429)]);
  const refused = await report(PRACTICE_REPORTS_A_DAY);
  expect(refused.body).toMatchObject({
    code: 'too-often',
    detail: 'You have reported 20 questions today. Come back tomorrow!',
  });
  expect((await report(0)).status).toBe(204);
  room.moveClock(86_400_000);
  expect((await report(PRACTICE_REPORTS_A_DAY)).status).toBe(204);
});

test('read models: equal a rebuild afterwards', () => expectReadModelsEqualRebuild(room.centre.program));
