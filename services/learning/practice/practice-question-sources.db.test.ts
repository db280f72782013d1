/** Question sources: the built-in ones, empty ones and failing ones. */
import { expect, test } from 'vitest';
import { practiceSubject } from '#events/values/shapes.ts';
import type { QuestionSource } from '#services/core/use-case/question-source.ts';
import { createQuestionSource } from '#services/learning/questions/create-question-source.ts';
import { topicsBySubject } from '#services/learning/questions/topics/topics-by-subject.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { createPracticeQuestion, practiceRequest } from '#testing/practice-fixture.ts';

let source: QuestionSource = createQuestionSource();
const centre = await openForAllTests(
  openTestCentre({ env: { LOG_LEVEL: 'silent' }, questions: { questions: (request) => source.questions(request) } }),
);
const { email, password } = await centre.createStudent();
const client = await centre.signIn(email, password);

test.each(practiceSubject.options)('question sources: have five questions on each topic of %s', async (subject) => {
  for (const { name: topic } of topicsBySubject[subject]) {
    const { grade = 6, ...request } = practiceRequest;
    const drawn = await createQuestionSource().questions({ ...request, grade, subject, topic, count: 5 });
    expect([topic, drawn.length]).toEqual([topic, 5]);
  }
  const [first] = topicsBySubject[subject];
  const { status, body, text } = await client.post('/api/practice', {
    ...practiceRequest,
    subject,
    topic: first?.name,
  });
  expect([status, body.questions?.length], text).toEqual([200, 5]);
});

test('startPracticeSession: repeats no question of the last sessions while there are others', async () => {
  const { email, password } = await centre.createStudent();
  const reader = await centre.signIn(email, password);
  const start = async () => {
    const { body } = await reader.post('/api/practice', { grade: 5, subject: 'science', topic: 'the planets' });
    await centre.program.runner.caughtUp();
    return body.questions.map(({ text }: { text: string }) => text);
  };
  const texts = [...(await start()), ...(await start())];
  expect(new Set(texts).size).toBe(10);
});

const refusal = async (body: object, headers?: Record<string, string>) => {
  const answer = await client.post('/api/practice', body, headers);
  expect(answer.body.detail).toMatch(/^We couldn't create practice questions for this topic\./);
  return [answer.status, answer.body.code, answer.body.topics];
};

test('startPracticeSession: refuses an unknown topic, and names near ones', async () => {
  const [status, code, topics] = await refusal({ ...practiceRequest, subject: 'science', topic: 'plantation' });
  expect([status, code, topics[0]]).toEqual([422, 'no-questions', 'Plants']);
});

test.each([
  ['photosynthesis', { name: 'Plants', nearest: [] }],
  ['Minecraft redstone', { name: null, nearest: expect.arrayContaining([expect.any(String)]) }],
])('getPracticeTopic: says at once what “%s” gets', async (topic, answer) => {
  const { body } = await client.get(`/api/practice/topic?${new URLSearchParams({ subject: 'science', topic })}`);
  expect(body).toEqual(answer);
});

const five = [1, 2, 3, 4, 5].map((each) => createPracticeQuestion(`Question ${each}?`));
test.each<[string, QuestionSource['questions']]>([
  ['fails', () => Promise.reject(new Error('no model'))],
  ['has too few', async () => five.slice(1)],
  ['repeats itself', async () => five.map(() => createPracticeQuestion('Again?'))],
])('a source that %s makes no session, and the same request can be sent again', async (_, questions) => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  source = { questions };
  expect(await refusal(practiceRequest, key)).toEqual([422, 'no-questions', expect.any(Array)]);
  source = { questions: async () => five };
  const { status, body } = await client.post('/api/practice', practiceRequest, key);
  expect([status, body.questions.length]).toEqual([200, 5]);
});

test('startPracticeSession: accepts the number of questions, which is always 5', async () => {
  const started = await client.post('/api/practice', { ...practiceRequest, questionCount: 5 });
  expect([started.status, started.body.questions.length]).toEqual([200, 5]);
  const refused = await client.post('/api/practice', { ...practiceRequest, questionCount: 6 });
  const errors = { questionCount: 'A practice session has 5 questions.' };
  expect([refused.status, refused.body.errors]).toEqual([400, errors]);
});

test('startPracticeSession: an account that is declined while questions are drawn is signed out', async () => {
  const [drawing, declined] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const questions = async () => {
    drawing.resolve();
    await declined.promise;
    return five;
  };
  source = { questions };
  const tutor = await centre.createSignedInTutor();
  const account = { name: 'Zoe Park', email: 'zoe@rollbook.example', password: 'chalk and slate' };
  await centre.createVisitor().post('/api/auth/sign-up', account);
  const applicant = await centre.signIn(account.email, account.password);
  const started = applicant.post('/api/practice', practiceRequest);
  await drawing.promise;
  const [{ id }] = (await tutor.get('/api/sign-ups')).body.sign_ups;
  expect((await tutor.post(`/api/sign-ups/${id}/decline`, undefined)).status).toBe(204);
  declined.resolve();
  const { status, body } = await started;
  expect([status, body.code]).toEqual([401, 'signed-out']);
});
