/** Daily quotas of one student, shared by two copies of the program on one database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuestionSource } from '#services/core/use-case/question-source.ts';
import { Client } from '#testing/client.ts';
import {
  createPracticeQuestion,
  openPracticeCentre,
  type PracticeCentre,
  practiceRequest,
} from '#testing/practice-fixture.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';
import { PRACTICE_REPORTS_A_DAY } from './report-practice-question.ts';
import { PRACTICE_STARTS_A_DAY } from './start-quota.ts';

const opened = new AsyncDisposableStack();
let room: PracticeCentre;
let copyUrl: string;
const five = ['a?', 'b?', 'c?', 'd?', 'e?'].map(createPracticeQuestion);
let questionsOfCopy: QuestionSource['questions'];
beforeAll(async () => {
  room = opened.use(await openPracticeCentre());
  const { config, clock } = room.centre.program;
  const options = {
    clock,
    questions: { questions: (...request: Parameters<QuestionSource['questions']>) => questionsOfCopy(...request) },
  };
  copyUrl = opened.use(await openProgramCopy(config, options)).url;
});
afterAll(() => opened.disposeAsync());

/** Clients of the same person at both copies of the program. */
const atBoth = (client: Client): readonly [Client, Client] => {
  const same = new Client(copyUrl);
  return [client, Object.defineProperty(same, 'cookie', { get: () => client.cookie })];
};

test('startPracticeSession: two copies together start a hundred sessions a day for one student', async () => {
  questionsOfCopy = async () => five;
  const { client } = await room.createStudent('Mia Chen');
  const copies = atBoth(client);
  const tries = Array.from({ length: PRACTICE_STARTS_A_DAY + 10 }, (_, n) => copies[n % 2] as Client);
  const answers = await Promise.all(tries.map((copy) => copy.post('/api/practice', practiceRequest)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(PRACTICE_STARTS_A_DAY);
  for (const copy of copies) expect((await copy.post('/api/practice', practiceRequest)).status).toBe(429);
});

test('startPracticeSession: failures at one copy count at the other', async () => {
  questionsOfCopy = async () => [];
  const { client } = await room.createStudent('Noah Brandt');
  const [own, elsewhere] = atBoth(client);
  for (let n = 0; n < 30; n += 1) {
    expect((await elsewhere.post('/api/practice', practiceRequest)).body.code).toBe('no-questions');
  }
  const refused = await own.post('/api/practice', practiceRequest);
  expect([refused.status, refused.body.code]).toEqual([429, 'too-often']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('reportPracticeQuestion: one student can report twenty questions a day, each once, and other students are not limited', async () => {
  questionsOfCopy = async () => five;
  const zoe = await room.createStudent('Zoe Park');
  const copies = atBoth(zoe.client);
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
