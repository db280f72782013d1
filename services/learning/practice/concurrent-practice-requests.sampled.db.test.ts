/** Many concurrent requests for one session answer and score it once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PracticeSession } from '#contracts/practice.ts';
import type { ClientResponse } from '#testing/client.ts';
import { expectRecordVerifies } from '#testing/expect-record.ts';
import {
  findRightChoice,
  findWrongChoice,
  openPracticeCentre,
  type PracticeCentre,
  type Student,
} from '#testing/practice-fixture.ts';
import { chooseSize } from '#testing/sampling.ts';

const AT_ONCE = Array.from({ length: chooseSize({ test: 20, faults: 40 }) }, (_, index) => index);

let room: PracticeCentre;
let mia: Student;
let session: PracticeSession;
beforeAll(async () => {
  room = await openPracticeCentre();
  mia = await room.createStudent('Mia Chen');
  session = await room.startSession(mia.client);
});
afterAll(async () => {
  await using used = room;
  await expectRecordVerifies(used.centre.program);
});

const stats = async () => (await room.getWhenCaughtUp(mia.client, `/api/students/${mia.id}/practice`)).body;
/** Half of the requests share one idempotency key; each of the others has its own. */
const keyOf = (index: number, shared: string) => ({
  'idempotency-key': index % 2 === 0 ? shared : crypto.randomUUID(),
});

test.each([
  ['the same', (question: number) => findRightChoice(session, question)],
  ['different', (_: number, index: number) => index % 4],
])('answerPracticeQuestion: many concurrent answers with %s choice count once', async (_, choiceOf) => {
  const at = session.questions.findIndex(({ result }) => result === null);
  const shared = crypto.randomUUID();
  const answers = await Promise.all(
    AT_ONCE.map((index) =>
      mia.client.post(
        `/api/practice/${session.id}/answers`,
        { question: at, choice: choiceOf(at, index) },
        keyOf(index, shared),
      ),
    ),
  );
  // One idempotency key with two bodies is refused.
  expect(answers.filter(({ status, body }) => status !== 200 && body.code !== 'command-reused')).toEqual([]);
  const told = answers.flatMap(({ status, body }) => (status === 200 ? [body] : []));
  expect(told.length).toBeGreaterThanOrEqual(AT_ONCE.length / 2);
  expect(new Set(told.map((body) => JSON.stringify(body))).size).toBe(1);
  session = (await mia.client.get(`/api/practice/${session.id}`)).body;
  expect(session.questions[at]?.result).toMatchObject({ choice: told[0].choice });
  expect(session.questions_answered).toBe(at + 1);
});

test('answerPracticeQuestion: many concurrent answers count once per question', async () => {
  room.moveClock(10_000);
  const left = session.questions.flatMap(({ result }, at) => (result === null ? [at] : []));
  await Promise.all(
    AT_ONCE.map((index) => {
      const question = left[index % left.length] as number;
      const choice = index < left.length ? findRightChoice(session, question) : findWrongChoice(session, question);
      return mia.client.post(`/api/practice/${session.id}/answers`, { question, choice });
    }),
  );
  const { body } = await mia.client.get(`/api/practice/${session.id}`);
  expect(body.questions_answered).toBe(5);
  expect(body).toMatchObject({ status: 'completed', version: 7 });
});

test('completePracticeSession: many concurrent completions score once and get the same answer', async () => {
  const shared = crypto.randomUUID();
  const completed = await Promise.all(
    AT_ONCE.map((index) => mia.client.post(`/api/practice/${session.id}/complete`, {}, keyOf(index, shared))),
  );
  expect(completed.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(completed.map(({ text }) => text)).size).toBe(1);
  const [{ body }] = completed as [ClientResponse];
  const { points_earned, correct_answers }: PracticeSession = body;
  expect(points_earned).toBe(10 * correct_answers);
  const { stats: told, week_points, week_sessions } = await stats();
  expect(told).toMatchObject({ total_sessions: 1, total_points: points_earned, correct_answers });
  expect([week_points, week_sessions]).toEqual([points_earned, 1]);
});

test('settlePracticeReport: concurrent and repeated acceptances add the points once', async () => {
  const another = await room.completeSession(mia.client, 4);
  await mia.client.post(`/api/practice/${another.id}/reports`, { question: 4 });
  const sam = await room.centre.createTutor();
  const tutor = await room.centre.signIn(sam.email, sam.password);
  const before = (await stats()).stats.total_points;
  const accept = { session_id: another.id, student_id: mia.id, question: 4, verdict: 'accept' };
  const settled = await Promise.all(AT_ONCE.map(() => tutor.post('/api/practice-reports/settle', accept)));
  expect(settled.filter(({ status }) => status !== 204)).toEqual([]);
  expect((await stats()).stats.total_points).toBe(before + 10);
});
