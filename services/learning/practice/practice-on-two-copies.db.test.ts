/** Two copies of the program on one database get the same requests concurrently. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PracticeSession } from '#contracts/practice.ts';
import { Client, type ClientResponse } from '#testing/client.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import {
  createPracticeQuestion,
  findRightChoice,
  openPracticeCentre,
  type PracticeCentre,
  practiceRequest,
} from '#testing/practice-fixture.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';

const opened = new AsyncDisposableStack();
let room: PracticeCentre;
let copyUrl: string;
beforeAll(async () => {
  room = opened.use(await openPracticeCentre());
  const { config, clock } = room.centre.program;
  const texts = ['a?', 'b?', 'c?', 'd?', 'e?'];
  const options = { clock, questions: { questions: async () => texts.map(createPracticeQuestion) } };
  copyUrl = opened.use(await openProgramCopy(config, options)).url;
});
afterAll(() => opened.disposeAsync());

/** A client of the same person at the other copy. */
const elsewhere = (client: Client): Client => {
  const same = new Client(copyUrl);
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

test('read models: equal a rebuild afterwards', () => expectReadModelsEqualRebuild(room.centre.program));
