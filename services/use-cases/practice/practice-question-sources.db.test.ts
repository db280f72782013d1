/** Question sources: the built-in ones, empty ones and failing ones. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practiceSubject } from '#events/values/shapes.ts';
import { openTestCentre, type TestCentre } from '#scripts/test/centre-fixture.ts';
import type { Client } from '#scripts/test/client.ts';
import { createPracticeQuestion, practiceRequest } from '#scripts/test/practice-fixture.ts';
import { createQuestionSource, topicNamesBySubject } from '#services/questions/create-question-source.ts';
import type { QuestionSource } from '#services/questions/port/question-source.ts';

let source: QuestionSource = createQuestionSource();
let centre: TestCentre;
let client: Client;
beforeAll(async () => {
  centre = await openTestCentre({
    env: { LOG_LEVEL: 'silent' },
    questions: { questions: (request) => source.questions(request) },
  });
  const { email, password } = await centre.createStudent();
  client = await centre.signIn(email, password);
});
afterAll(() => centre[Symbol.asyncDispose]());

test.each(topicNamesBySubject.math ?? [])('question sources: have five questions on %s', async (topic) => {
  const { status, body, text } = await client.post('/api/practice', { ...practiceRequest, grade: 6, topic });
  expect([status, body.questions?.length], text).toEqual([200, 5]);
});

const refusal = async (body: object, headers?: Record<string, string>) => {
  const answer = await client.post('/api/practice', body, headers);
  expect(answer.body.detail).toMatch(/^We couldn't create practice questions for this topic\..* math: Addition, /);
  return [answer.status, answer.body.code];
};

test.each(practiceSubject.exclude(['math']).options)(
  'startPracticeSession: refuses %s without questions, and names subjects that have some',
  async (subject) => {
    expect(await refusal({ ...practiceRequest, subject })).toEqual([422, 'no-questions']);
  },
);

const five = [1, 2, 3, 4, 5].map((each) => createPracticeQuestion(`Question ${each}?`));
test.each<[string, QuestionSource['questions']]>([
  ['fails', () => Promise.reject(new Error('no model'))],
  ['has too few', async () => five.slice(1)],
  ['repeats itself', async () => five.map(() => createPracticeQuestion('Again?'))],
])('a source that %s makes no session, and the same request can be sent again', async (_, questions) => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  source = { questions };
  expect(await refusal(practiceRequest, key)).toEqual([422, 'no-questions']);
  source = { questions: async () => five };
  const { status, body } = await client.post('/api/practice', practiceRequest, key);
  expect([status, body.questions.length]).toEqual([200, 5]);
});
