/** Practice of topics that are not built in: a language model writes the questions while the student waits. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startGenerationJobs } from '#services/learning/question-generation/generation-queue.ts';
import { modelRequestsForPractice } from '#services/learning/question-generation/limit-model.ts';
import {
  createModelQuestion,
  type ModelServer,
  openModelServer,
  replyNever,
  replyQuestions,
  replyStatus,
} from '#services/learning/questions/model/test/model-server.ts';
import { toDayLimitKey } from '#services/platform/limits/day-limit.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';

const request = { grade: 4, subject: 'social-studies', topic: 'Rules of volleyball' };
const good = [1, 2, 3, 4, 5].map(createModelQuestion);

let server: ModelServer;
let centre: TestCentre;
let now: number;
beforeAll(async () => {
  server = await openModelServer();
  const env = { AI_BASE_URL: server.baseUrl, AI_MODEL: 'small', SIGNUPS: 'approval' };
  now = Date.parse('2026-03-20T18:00:00.000Z');
  centre = await openTestCentre({ env, clock: () => new Date(now) });
});
afterAll(async () => {
  await centre[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
let calls: number;
beforeEach(() => {
  calls = server.calls.length;
});
const listCalls = () => server.calls.slice(calls);

async function createReader(name = 'Mia Chen') {
  const { id, email, password } = await centre.createStudent({ name });
  return { id, client: await centre.signIn(email, password) };
}
/** Starts, waits until nothing is generated any longer, and repeats the start. */
async function startAndWait(client: Client, body: object = request) {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await client.post('/api/practice', body, key);
  if (first.status === 202) await waitForGeneration(client, first.body.generation);
  return { first, last: await client.post('/api/practice', body, key), key };
}
const waitForGeneration = (client: Client, id: string) =>
  expect.poll(async () => (await client.get(`/api/practice/${id}/generation`)).body).toEqual({ generation: null });

test('startPracticeSession: a generation of which no program takes care ends after ten seconds', async () => {
  const { client } = await createReader();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { body } = await client.post('/api/practice', request, key);
  const path = `/api/practice/${body.generation}/generation`;
  expect((await client.get(path)).body).toEqual({ generation: { ready: 0 } });
  expect((await client.post('/api/practice', request, key)).body).toEqual(body);
  now += 10_001;
  expect((await client.get(path)).body).toEqual({ generation: null });
  const refused = await client.post('/api/practice', request, key);
  expect([refused.status, refused.body.code, refused.body.model_failure]).toEqual([422, 'no-questions', 'late']);
  await startGenerationJobs(centre.program);
});

test('startPracticeSession: a topic that is built in starts at once, and no model is asked', async () => {
  const { client } = await createReader();
  const { status, body } = await client.post('/api/practice', { ...request, subject: 'science', topic: 'Plants' });
  expect([status, body.questions.length, listCalls()]).toEqual([200, 5, []]);
});

test('startPracticeSession: a model writes the questions of another topic, and the same request starts the session', async () => {
  const { id, client } = await createReader();
  server.reply = replyQuestions(good);
  const { first, last, key } = await startAndWait(client, { ...request, topic: 'Volleyball, for mia chen' });
  expect([first.status, last.status]).toEqual([202, 200]);
  expect(last.body.id).toBe(first.body.generation);
  expect(last.body.questions.map(({ text }: { text: string }) => text).toSorted()).toEqual(
    good.map(({ text }) => text).toSorted(),
  );
  // No key is sent before its question is answered.
  expect(last.text).not.toContain('explanation');
  const again = await client.post('/api/practice', { ...request, topic: 'Volleyball, for mia chen' }, key);
  expect([again.status, again.body]).toEqual([200, last.body]);
  expect(listCalls().map(({ body }) => JSON.parse(body.messages[1]?.content ?? ''))).toEqual([
    { grade: 4, subject: 'social-studies', topic: 'Volleyball, for a student', count: 5 },
  ]);
  expect(await centre.program.sql`select 1 from desk.question_generations where person_id = ${id}`).toEqual([]);

  // The next session of the topic repeats none of them.
  await centre.program.runner.caughtUp();
  server.reply = (call, response) => {
    const { count } = JSON.parse(call.body.messages[1]?.content ?? '');
    replyQuestions((count === 5 ? [1, 6, 7, 8, 9] : [10]).map(createModelQuestion))(call, response);
  };
  const next = await startAndWait(client);
  expect(next.last.body.questions.map(({ text }: { text: string }) => text).toSorted()).toEqual(
    [6, 7, 8, 9, 10].map((each) => createModelQuestion(each).text).toSorted(),
  );
});

test('startPracticeSession: two tabs have questions generated for two topics, and both sessions start', async () => {
  const { client } = await createReader();
  server.reply = replyQuestions(good);
  const starts = await Promise.all(
    ['Rules of tennis', 'Rules of chess'].map((topic) => startAndWait(client, { ...request, topic })),
  );
  expect(starts.map(({ last }) => [last.status, last.body.topic])).toEqual([
    [200, 'Rules of tennis'],
    [200, 'Rules of chess'],
  ]);
});

test('startPracticeSession: the same key for another topic is refused while questions are generated', async () => {
  const { client } = await createReader();
  server.reply = replyNever;
  const key = { 'idempotency-key': crypto.randomUUID() };
  expect((await client.post('/api/practice', request, key)).status).toBe(202);
  const refused = await client.post('/api/practice', { ...request, topic: 'Rules of tennis' }, key);
  expect(refused.body.code).toBe('command-reused');
});

test('startPracticeSession: a model that does not answer within 8 seconds is given up, and built-in topics are named', async () => {
  const { client } = await createReader();
  server.reply = replyNever;
  const { timeout } = AbortSignal;
  const asked = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => timeout.call(AbortSignal, ms === 8_000 ? 100 : ms));
  const { last, key } = await startAndWait(client);
  expect(asked).toHaveBeenCalledWith(8_000);
  asked.mockRestore();
  expect([last.status, last.body.code, last.body.model_failure]).toEqual([422, 'no-questions', 'late']);
  expect(last.body.topics).toHaveLength(3);
  // The request can be sent again.
  server.reply = replyQuestions(good);
  const again = await client.post('/api/practice', request, key);
  expect(again.status).toBe(202);
  await waitForGeneration(client, again.body.generation);
  expect((await client.post('/api/practice', request, key)).status).toBe(200);
});

test.each([
  ['unreachable', replyStatus(401)],
  [undefined, replyQuestions(good.map((each) => ({ ...each, text: `<b>${each.text}</b>` })))],
  [undefined, replyQuestions(good.slice(0, 4))],
])('startPracticeSession: without five good questions there is no session (%s)', async (failure, reply) => {
  const { client } = await createReader();
  server.reply = reply;
  const { last } = await startAndWait(client);
  expect([last.status, last.body.code, last.body.model_failure]).toEqual([422, 'no-questions', failure]);
  expect(
    (await client.get(`/api/students/${(await client.get('/api/session')).body.profile.id}/practice`)).body,
  ).toMatchObject({ open_sessions: [] });
});

test('startPracticeSession: each student can have questions written a limited number of times a day', async () => {
  const { id, client } = await createReader();
  const { limits } = centre.program;
  await limits.consume(modelRequestsForPractice, toDayLimitKey(centre.program, id), modelRequestsForPractice.points);
  server.reply = replyQuestions(good);
  const { last } = await startAndWait(client);
  expect([last.body.code, last.body.model_failure, listCalls()]).toEqual(['no-questions', 'over-budget', []]);
  const other = await createReader('Noah Brandt');
  expect((await startAndWait(other.client)).last.status).toBe(200);
});

test('startPracticeSession: no model is asked for an account that no tutor has approved', async () => {
  const account = { name: 'Zoe Park', email: 'zoe@rollbook.example', password: 'chalk and slate' };
  await centre.createVisitor().post('/api/auth/sign-up', account);
  const applicant = await centre.signIn(account.email, account.password);
  server.reply = replyQuestions(good);
  const { status, body } = await applicant.post('/api/practice', request);
  expect([status, body.code, listCalls()]).toEqual([422, 'no-questions', []]);
  const path = '/api/practice/topic?subject=history&topic=Volleyball';
  expect((await applicant.get(path)).body.nearest).toHaveLength(3);
});

test('getPracticeTopic: offers no other topics where a model can write questions', async () => {
  const { client } = await createReader();
  const { body } = await client.get('/api/practice/topic?subject=history&topic=Volleyball');
  expect([body, listCalls()]).toEqual([{ name: null, nearest: [] }, []]);
});

test('getPracticeGeneration: is about the student’s own session only', async () => {
  const [mia, noah] = [await createReader(), await createReader('Noah Brandt')];
  server.reply = replyNever;
  const { body } = await mia.client.post('/api/practice', request);
  expect((await mia.client.get(`/api/practice/${body.generation}/generation`)).body.generation).not.toBeNull();
  expect((await noah.client.get(`/api/practice/${body.generation}/generation`)).body.generation).toBeNull();
});
