/** Limit of failed starts, which write no event. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { QuestionSource } from '#services/core/use-case/question-source.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { createPracticeQuestion, practiceRequest } from '#testing/practice-fixture.ts';
import { startPracticeSession } from './start-practice-session.ts';

const five = ['a?', 'b?', 'c?', 'd?', 'e?'].map(createPracticeQuestion);
const draw = vi.fn<QuestionSource['questions']>();
const centre = await openForAllTests(openTestCentre({ questions: { questions: (request) => draw(request) } }));
beforeEach(() => draw.mockReset().mockResolvedValue([]));

async function student(): Promise<{ id: string; client: Client }> {
  const { id, email, password } = await centre.createStudent();
  return { id, client: await centre.signIn(email, password) };
}

test('startPracticeSession: refuses a student after 30 failed starts in an hour, and nobody else', async () => {
  const [{ client: mia }, { client: noah }] = [await student(), await student()];
  const start = (client: Client) => client.post('/api/practice', practiceRequest);
  const failed = await Promise.all(Array.from({ length: 29 }, () => start(mia)));
  expect(new Set(failed.map(({ body }) => body.code))).toEqual(new Set(['no-questions']));
  draw.mockResolvedValueOnce(five);
  expect((await start(mia)).status).toBe(200);
  expect((await start(mia)).body.code).toBe('no-questions');
  const drawn = draw.mock.calls.length;
  expect(await start(mia)).toMatchObject({
    status: 429,
    body: {
      code: 'too-often',
      detail: "We couldn't create practice questions 30 times within an hour. Please try again later.",
    },
  });
  expect(draw).toHaveBeenCalledTimes(drawn);
  draw.mockResolvedValue(five);
  expect((await start(noah)).status).toBe(200);
  await centre.program.sql`update desk.limits set expire = expire - 3600 * 1000`;
  expect((await start(mia)).status).toBe(200);
});

test('startPracticeSession: a start with a key that was used for another command counts as failed', async () => {
  const [{ client: mia }, { client: noah }] = [await student(), await student()];
  draw.mockResolvedValue(five);
  const key = { 'idempotency-key': crypto.randomUUID() };
  expect((await mia.post('/api/practice', practiceRequest, key)).status).toBe(200);
  const codes = [];
  for (let tries = 0; tries < 31; tries += 1)
    codes.push((await noah.post('/api/practice', practiceRequest, key)).body.code);
  expect(codes).toEqual([...new Array(30).fill('command-reused'), 'too-often']);
  expect(draw).toHaveBeenCalledTimes(31);
});

test('startPracticeSession: repeated requests share one draw while the source is busy, also one without questions', async () => {
  const { id } = await student();
  const start = (commandId: string, body: object = practiceRequest) =>
    startPracticeSession.run(
      { body, commandId, fingerprint: JSON.stringify(body), profile: { id, role: 'student' } } as never,
      centre.program,
    );
  const answerLate = () => {
    const late = Promise.withResolvers<typeof five>();
    draw.mockReturnValueOnce(late.promise);
    return late.resolve;
  };
  const key = crypto.randomUUID();
  let answer = answerLate();
  const failed = [start(key), start(key), start(key)];
  answer([]);
  for (const outcome of await Promise.all(failed)) expect(outcome).toMatchObject({ refused: 'no-questions' });
  expect(draw).toHaveBeenCalledTimes(1);

  answer = answerLate();
  const started = [start(key), start(key), start(key, { ...practiceRequest, topic: 'Algebra' })];
  answer(five);
  const [first, second, other] = await Promise.all(started);
  expect(first).toHaveProperty('body.questions.length', 5);
  expect(second).toEqual(first);
  expect(other).toMatchObject({ refused: 'command-reused' });
  expect(draw).toHaveBeenCalledTimes(2);
});
