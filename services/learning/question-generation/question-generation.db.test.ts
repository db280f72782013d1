import { expect, onTestFinished, test, vi } from 'vitest';
import type { QuestionGeneration } from '#contracts/question-generation.ts';
import type { QuestionRequest } from '#services/core/use-case/question-source.ts';
import { createQuestionSource } from '#services/learning/questions/create-question-source.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';
import { startGenerationJobs } from './generation-queue.ts';
import { deleteOldGenerations } from './generation-store.ts';
import { runGeneration } from './run-generation.ts';

const request = {
  subject: 'science',
  subTopic: 'Plants',
  gradeLevel: 3,
  difficulty: 'easy',
  numberOfQuestions: 5,
  specialNotes: 'For Mia',
};

/** The source, which a test can make fail or wait. */
let ask = createQuestionSource().questions;
const centre = await openForAllTests(openTestCentre({ questions: { questions: (asked) => ask(asked) } }));
await startGenerationJobs(centre.program);

const replaceSource = (questions: typeof ask) => {
  ask = questions;
  onTestFinished(() => {
    ask = createQuestionSource().questions;
  });
};
const generate = (tutor: Client, change: object = {}) =>
  tutor.post('/api/question-generation', { ...request, ...change });
const get = async (tutor: Client): Promise<QuestionGeneration> =>
  (await tutor.get('/api/question-generation')).body.generation;
async function getFinished(tutor: Client): Promise<QuestionGeneration> {
  await expect.poll(async () => (await get(tutor)).status).not.toBe('working');
  return get(tutor);
}

test('generateQuestions: answers 202 at once, notifies only the tutor, and the questions follow', async () => {
  const [lee, kim] = [await centre.createSignedInTutor(), await centre.createSignedInTutor()];
  using socket = await openFeedSocket(centre.url, lee.cookie);
  using others = await openFeedSocket(centre.url, kim.cookie);
  const started = await generate(lee);
  expect([started.status, started.body]).toEqual([202, { id: expect.any(String) }]);
  const { questions, ...rest } = await getFinished(lee);
  expect(rest).toEqual({
    ...{
      id: started.body.id,
      status: 'done',
      request,
      replacing: null,
      rejected: 0,
      not_replaced: null,
      interrupted: false,
    },
    ...{ model_failure: null, topics: [] },
  });
  expect(questions).toHaveLength(5);
  expect(questions[0]).toEqual({
    key: expect.any(String),
    text: expect.any(String),
    options: expect.objectContaining({ length: 4 }),
    correct_answer: expect.any(Number),
    explanation: expect.any(String),
    figure: null,
    origin: { source: expect.stringMatching(/^(bank|facts)$/), id: expect.stringMatching(/^plants[-/]/) },
    generated_at: expect.any(String),
    checks: expect.arrayContaining(['key', 'wrong-calculation', 'repeated']),
    substitute: null,
  });
  await socket.waitForMessage((message) => message.type === 'changed' && message.tags[0] === 'question-generation');
  expect(others.messages.filter(({ type }) => type === 'changed')).toEqual([]);
  expect(await get(kim)).toBeNull();
});

test('generateQuestions: fills up from the other difficulties and then the other grades, and says so', async () => {
  const lee = await centre.createSignedInTutor();
  await generate(lee, { subject: 'art', subTopic: 'colour wheel color', numberOfQuestions: 20 });
  const { questions } = await getFinished(lee);
  const count = (kind: string) => questions.filter(({ substitute }) => substitute === kind).length;
  const [difficulty, grades] = [count('other-difficulty'), count('other-grades')];
  expect(questions).toHaveLength(20);
  expect(new Set(questions.map(({ text }) => text)).size).toBe(20);
  // Ten questions suit the grades, and at least three of them are easy.
  expect(grades).toBe(10);
  expect(difficulty).toBeGreaterThan(0);
  expect(difficulty).toBeLessThanOrEqual(7);
});

test('generateQuestions: a topic without questions fails and names the nearest ones', async () => {
  const lee = await centre.createSignedInTutor();
  const warn = vi.spyOn(centre.program.log, 'warn');
  onTestFinished(() => warn.mockRestore());
  await generate(lee, { subTopic: 'Football' });
  expect(await getFinished(lee)).toMatchObject({ status: 'failed', questions: [], topics: { length: 3 } });
  // The log does not name what the tutor typed.
  await expect.poll(() => warn.mock.calls).toEqual([[{ subject: 'science' }, 'No questions received from AI']]);
});

test('generateQuestions: leaves out what does not pass the checks, after asking for others twice', async () => {
  const lee = await centre.createSignedInTutor();
  const asked: number[] = [];
  replaceSource(async ({ count, ...others }: QuestionRequest) => {
    asked.push(count);
    const [first, ...rest] = await createQuestionSource().questions({ ...others, count });
    return first ? [{ ...first, options: ['<b>1</b>', '2', '3', '4'] }, ...rest] : [];
  });
  await generate(lee);
  expect(await getFinished(lee)).toMatchObject({ status: 'done', questions: { length: 4 }, rejected: 3 });
  expect(asked).toEqual([5, 1, 1]);
});

test('generateQuestions: a source that fails is asked again twice, then the request fails', async () => {
  const lee = await centre.createSignedInTutor();
  let attempts = 0;
  replaceSource(async () => {
    attempts += 1;
    throw new Error('broken');
  });
  await generate(lee);
  expect(await getFinished(lee)).toMatchObject({ status: 'failed', interrupted: true, topics: [] });
  expect(attempts).toBe(3);
});

test('generateQuestions: a fault keeps the questions that are ready, and says that it ended the rest', async () => {
  const lee = await centre.createSignedInTutor();
  let asked = 0;
  replaceSource(async (of) => {
    asked += 1;
    if (asked > 1) throw new Error('broken');
    return createQuestionSource().questions({ ...of, count: 2 });
  });
  await generate(lee);
  expect(await getFinished(lee)).toMatchObject({ status: 'done', questions: { length: 2 }, interrupted: true });
});

test('generateQuestions: a job whose program was killed at each attempt ends as failed', async () => {
  await using database = await openTestCentre();
  const lee = await database.createSignedInTutor();
  const boss = await database.program.jobs.boss();
  await generate(lee);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const [job] = await boss.fetch('generate-questions');
    expect(job, `attempt ${attempt}`).toBeDefined();
    // What pg-boss does with a job that sends no heartbeat.
    await boss.fail('generate-questions', job?.id ?? '');
  }
  expect(await get(lee)).toMatchObject({ status: 'working' });
  await startGenerationJobs(database.program);
  expect(await getFinished(lee)).toMatchObject({ status: 'failed', interrupted: true });
});

test('runGeneration: continues with the missing questions after a crash', async () => {
  const lee = await centre.createSignedInTutor();
  let asked = 0;
  replaceSource(async (of) => {
    asked += 1;
    if (asked === 2) throw new Error('crashed');
    return createQuestionSource().questions({ ...of, count: asked === 1 ? 2 : of.count });
  });
  await generate(lee);
  const { questions } = await getFinished(lee);
  expect(new Set(questions.map(({ text }) => text)).size).toBe(5);
  expect(asked).toBe(3);
});

test('replaceGeneratedQuestion: puts another question in the place, which never comes back', async () => {
  const lee = await centre.createSignedInTutor();
  await generate(lee, { numberOfQuestions: 2 });
  const { id, questions } = await getFinished(lee);
  const [first, second] = questions;
  const replaced = await lee.post('/api/question-generation/replacement', { id, key: second?.key });
  expect(replaced.status).toBe(202);
  const after = await getFinished(lee);
  expect(after.questions[0]).toEqual(first);
  expect(after.questions).toHaveLength(2);
  expect(after.questions[1]?.text).not.toBe(second?.text);
  expect(after.replacing).toBeNull();
  // The key of the replaced question is gone.
  const again = await lee.post('/api/question-generation/replacement', { id, key: second?.key });
  expect(again.body).toMatchObject({ code: 'question-unknown' });
});

test.each([
  ['none', async () => []],
  [
    'fault',
    async () => {
      throw new Error('broken');
    },
  ],
] as const)(
  'replaceGeneratedQuestion: keeps the question if there is no other one, and says so: %s',
  async (reason, source) => {
    const lee = await centre.createSignedInTutor();
    await generate(lee, { numberOfQuestions: 2 });
    const { id, questions } = await getFinished(lee);
    const [first] = questions;
    replaceSource(source);
    await lee.post('/api/question-generation/replacement', { id, key: first?.key });
    const after = await getFinished(lee);
    expect(after).toMatchObject({ status: 'done', questions, replacing: null, interrupted: false });
    expect(after.not_replaced).toEqual({ key: first?.key, reason });
    ask = createQuestionSource().questions;
    await lee.post('/api/question-generation/replacement', { id, key: first?.key });
    expect((await getFinished(lee)).not_replaced).toBeNull();
  },
);

test('discardQuestionGeneration: cancels a generation that is under way', async () => {
  const lee = await centre.createSignedInTutor();
  const waiting = Promise.withResolvers<void>();
  replaceSource(async (of) => {
    await waiting.promise;
    return createQuestionSource().questions(of);
  });
  const { id } = (await generate(lee)).body;
  expect(await get(lee)).toMatchObject({ id, status: 'working', questions: [] });
  expect((await lee.delete(`/api/question-generation/${id}`)).status).toBe(204);
  waiting.resolve();
  await runGeneration(id, centre.program);
  expect(await get(lee)).toBeNull();
});

test('generateQuestions: a new request takes the place of the last one; a repeated one does not start again', async () => {
  const lee = await centre.createSignedInTutor();
  const first = await generate(lee);
  await getFinished(lee);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const second = await lee.post('/api/question-generation', request, key);
  const { questions } = await getFinished(lee);
  expect(second.body.id).not.toBe(first.body.id);
  expect((await lee.post('/api/question-generation', request, key)).body).toEqual(second.body);
  expect((await get(lee)).questions).toEqual(questions);
});

test('question generation: no tutor can use another one’s', async () => {
  const [lee, kim] = [await centre.createSignedInTutor(), await centre.createSignedInTutor()];
  const { id } = (await generate(lee)).body;
  const { questions } = await getFinished(lee);
  await kim.delete(`/api/question-generation/${id}`);
  expect((await kim.post('/api/question-generation/replacement', { id, key: questions[0]?.key })).status).toBe(422);
  expect((await get(lee)).questions).toEqual(questions);
});

test.each([
  [{ subTopic: '  ' }, { subTopic: 'Please fill in all required fields.' }],
  [{ numberOfQuestions: 21 }, { numberOfQuestions: 'Choose from 1 to 20 questions.' }],
  [{ numberOfQuestions: 0 }, { numberOfQuestions: 'Choose from 1 to 20 questions.' }],
  [{ gradeLevel: 13 }, { gradeLevel: 'The grade is a whole number from 1 to 12.' }],
])('generateQuestions: refuses %o', async (change, errors) => {
  const lee = await centre.createSignedInTutor();
  const { status, body } = await generate(lee, change);
  expect([status, body.errors]).toEqual([400, errors]);
});

test('generateQuestions: another copy of the program runs what a stopped one left', async () => {
  const lee = await centre.createSignedInTutor();
  await using copy = await openProgramCopy(centre.program.config);
  await startGenerationJobs(copy.program);
  for (let number = 0; number < 4; number += 1) {
    await generate(lee);
    expect((await getFinished(lee)).questions).toHaveLength(5);
  }
});

test('deleteOldGenerations: deletes requests after 30 days', async () => {
  const lee = await centre.createSignedInTutor();
  await generate(lee);
  await getFinished(lee);
  const { sql } = centre.program;
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  await deleteOldGenerations(sql, days(29));
  expect(await get(lee)).not.toBeNull();
  await deleteOldGenerations(sql, days(31));
  expect(await get(lee)).toBeNull();
});
