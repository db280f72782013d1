import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { QuestionGeneration } from '#contracts/question-generation.ts';
import {
  createModelQuestion,
  type ModelServer,
  openModelServer,
  replyQuestions,
  replyStatus,
  replyText,
} from '#services/learning/questions/model/test/model-server.ts';
import { toDayLimitKey } from '#services/platform/limits/day-limit.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { startGenerationJobs } from './generation-queue.ts';
import { modelRequestsForHomework, modelRequestsOfCentre } from './limit-model.ts';

const request = { subject: 'science', subTopic: 'Plants', gradeLevel: 3, difficulty: 'easy', numberOfQuestions: 4 };
const good = [1, 2, 3, 4].map(createModelQuestion);

let server: ModelServer;
let centre: TestCentre;
beforeAll(async () => {
  server = await openModelServer();
  centre = await openTestCentre({ env: { AI_BASE_URL: server.baseUrl, AI_MODEL: 'small' } });
  await startGenerationJobs(centre.program);
});
afterAll(async () => {
  await centre[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
let calls: number;
beforeEach(() => {
  calls = server.calls.length;
});

const get = async (tutor: Client): Promise<QuestionGeneration> =>
  (await tutor.get('/api/question-generation')).body.generation;
async function generate(tutor: Client, change: object = {}): Promise<QuestionGeneration> {
  await tutor.post('/api/question-generation', { ...request, ...change });
  await expect.poll(async () => (await get(tutor)).status).not.toBe('working');
  return get(tutor);
}
const listSources = ({ questions }: QuestionGeneration) =>
  questions.map(({ origin }) => (origin.source === 'model' ? 'model' : 'built-in'));
const listCalls = () => server.calls.slice(calls);

test('generateQuestions: a language model is asked first, and its name stands with each question', async () => {
  const lee = await centre.createSignedInTutor();
  server.reply = replyQuestions(good);
  const { questions, model_failure } = await generate(lee);
  expect(questions.map(({ text, origin }) => [text, origin])).toEqual(
    good.map(({ text }) => [text, { source: 'model', model: 'small' }]),
  );
  expect(model_failure).toBeNull();
  expect((await lee.get('/api/question-generation')).body.has_model).toBe(true);
  expect(listCalls()).toHaveLength(1);
});

test('generateQuestions: the model gets the notes without names of students, and nothing about the tutor', async () => {
  const lee = await centre.createSignedInTutor();
  const { id } = await centre.createStudent({ name: 'Zelda Fitz' });
  expect(id).toBeDefined();
  await centre.program.runner.caughtUp();
  server.reply = replyQuestions(good);
  await generate(lee, { specialNotes: 'For zelda, who forgot roots. Zelda Fitz!', subTopic: 'Plants of Zelda Fitz' });
  const [call] = listCalls();
  expect(JSON.parse(call?.body.messages[1]?.content ?? '')).toEqual({
    ...{ grade: 3, subject: 'science', topic: 'Plants of a student', count: 4, difficulty: 'easy' },
    notes: 'For a student, who forgot roots. a student!',
  });
});

test.each([
  ['unusable', replyText('I cannot help with that.'), 1],
  ['unreachable', replyStatus(401), 1],
] as const)(
  'generateQuestions: built-in questions take the place of a model that is %s',
  async (failure, reply, asked) => {
    const lee = await centre.createSignedInTutor();
    server.reply = reply;
    const generation = await generate(lee);
    expect(generation).toMatchObject({ status: 'done', questions: { length: 4 }, model_failure: failure });
    expect(new Set(listSources(generation))).toEqual(new Set(['built-in']));
    expect(listCalls()).toHaveLength(asked);
  },
);

test('generateQuestions: built-in questions complete those of a model that fails later', async () => {
  const lee = await centre.createSignedInTutor();
  server.reply = (call, response) => {
    server.reply = replyStatus(401);
    replyQuestions(good.slice(0, 3))(call, response);
  };
  const generation = await generate(lee);
  expect(listSources(generation)).toEqual(['model', 'model', 'model', 'built-in']);
  expect(generation.model_failure).toBe('unreachable');
});

test('generateQuestions: a topic that is not built in fails with the model, and says why', async () => {
  const lee = await centre.createSignedInTutor();
  server.reply = replyStatus(401);
  expect(await generate(lee, { subTopic: 'Volleyball rules' })).toMatchObject({
    ...{ status: 'failed', questions: [], model_failure: 'unreachable' },
  });
});

test('generateQuestions: each tutor can ask the model a limited number of times a day', async () => {
  const lee = await centre.createSignedInTutor();
  const { id } = (await lee.get('/api/session')).body.profile;
  const { limits } = centre.program;
  await limits.consume(modelRequestsForHomework, toDayLimitKey(centre.program, id), modelRequestsForHomework.points);
  server.reply = replyQuestions(good);
  const generation = await generate(lee);
  expect(generation).toMatchObject({ status: 'done', model_failure: 'over-budget' });
  expect(listCalls()).toEqual([]);
  const kim = await centre.createSignedInTutor();
  expect(listSources(await generate(kim))).toEqual(['model', 'model', 'model', 'model']);
});

test('generateQuestions: all people together can ask the model a limited number of times a day', async () => {
  const { limits } = centre.program;
  const key = toDayLimitKey(centre.program, 'centre');
  await limits.consume(modelRequestsOfCentre, key, modelRequestsOfCentre.points);
  server.reply = replyQuestions(good);
  expect(await generate(await centre.createSignedInTutor())).toMatchObject({ model_failure: 'over-budget' });
  expect(listCalls()).toEqual([]);
  await limits.refund(modelRequestsOfCentre, key, modelRequestsOfCentre.points);
});

test('replaceGeneratedQuestion: the model writes another question, which differs from all others', async () => {
  const lee = await centre.createSignedInTutor();
  server.reply = replyQuestions(good);
  const { id, questions } = await generate(lee);
  server.reply = replyQuestions([good[1], createModelQuestion(9)]);
  await lee.post('/api/question-generation/replacement', { id, key: questions[0]?.key });
  await expect.poll(async () => (await get(lee)).status).toBe('done');
  const after = await get(lee);
  expect(after.questions.map(({ text }) => text).slice(1)).toEqual(good.slice(1).map(({ text }) => text));
  expect(after.questions[0]?.text).not.toBe(good[0]?.text);
  expect(JSON.parse(listCalls()[1]?.body.messages[1]?.content ?? '').avoid).toEqual(good.map(({ text }) => text));
});

test('createHomework: keeps the model as the origin of a question, the checks it passed, and who edited it', async () => {
  const tutor = await centre.createTutor({ name: 'Ms Lee' });
  const lee = await centre.signIn(tutor.email, tutor.password);
  const mia = await centre.createStudent();
  server.reply = replyQuestions(good);
  const { questions } = await generate(lee);
  const created = await lee.post('/api/homework', {
    ...{ title: 'Planets', grading_type: 'auto-graded', assigned_students: [mia.id] },
    questions: questions.map(({ text, options, correct_answer, origin, checks, generated_at: at }, index) => ({
      ...{
        type: 'multiple-choice',
        text,
        options,
        correct_answer,
        provenance: { origin, at, checks, edited: index > 0 },
      },
    })),
  });
  expect(created.status).toBe(200);
  await centre.program.runner.caughtUp();
  const { body } = await lee.get(`/api/homework/${created.body.id}`);
  expect(body.questions[0].provenance).toEqual({
    ...{ origin: { source: 'model', model: 'small' }, at: expect.any(String), edited: false, editor_name: null },
    checks: questions[0]?.checks,
  });
  expect(body.questions[1].provenance).toMatchObject({ edited: true, editor_name: 'Ms Lee' });
  const student = await centre.signIn(mia.email, mia.password);
  const { text: seen } = await student.get(`/api/homework/${created.body.id}/assignment`);
  expect(seen).toContain(questions[0]?.text);
  expect(seen).not.toMatch(/provenance|editor|checks|small/);
});
