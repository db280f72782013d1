/** A program that fails while a student completes a session: no answer is lost, and the session is scored once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PracticeSession } from '#contracts/practice.ts';
import { armCrashpoint, COMMAND_CRASHPOINT_NAMES } from '#events/kernel/crashpoint.ts';
import { Client } from '#testing/client.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { type KillableCentre, openKillableCentre } from '#testing/killable-centre-fixture.ts';
import { createTutorAndClient } from '#testing/people-fixture.ts';
import {
  findWrongChoice,
  openPracticeCentre,
  type PracticeCentre,
  practiceRequest,
  type Student,
} from '#testing/practice-fixture.ts';

/** Creates a student in a centre that runs in another process. */
async function newStudent(centre: KillableCentre, url: string): Promise<Student> {
  await using record = await centre.openRecord();
  const tutor = await createTutorAndClient(record, url);
  const credentials = { email: 'mia@rollbook.example', password: 'chalk and slate' };
  const { body } = await tutor.post('/api/students', { ...credentials, name: 'Mia Chen', classes_total: 0 });
  const { student_id: id } = body.balance;
  const client = new Client(url);
  await client.post('/api/auth/sign-in', credentials);
  await expect.poll(async () => (await client.get('/api/session')).body.profile?.id).toBe(id);
  return { id, client };
}

test('killed after the fifth answer: no answer is lost, and the session counts once', async () => {
  await using centre = await openKillableCentre();
  const url = await centre.start();
  const { id, client } = await newStudent(centre, url);
  const { body: session }: { body: PracticeSession } = await client.post('/api/practice', practiceRequest);
  for (const question of session.questions.keys()) {
    await client.post(`/api/practice/${session.id}/answers`, { question, choice: 0 });
  }
  const { body: answered } = await client.get(`/api/practice/${session.id}`);
  await centre.kill();

  expect(await centre.start(new URL(url).port)).toBe(url);
  const { body: restarted } = await client.get(`/api/practice/${session.id}`);
  const { body: completed } = await client.post(`/api/practice/${session.id}/complete`, {});
  const { questions, points_earned } = answered;
  expect([answered, restarted, completed]).toMatchObject(
    Array(3).fill({ status: 'completed', questions, points_earned }),
  );
  await using record = await centre.openRecord();
  await expectReadModelsEqualRebuild(record);
  const { body: stats } = await client.get(`/api/students/${id}/practice`);
  expect(stats).toMatchObject({ open_sessions: [], stats: { total_sessions: 1, total_points: points_earned } });
});

describe('after an error at a crashpoint', () => {
  let room: PracticeCentre;
  let mia: Student;
  let finished = 0;
  beforeAll(async () => {
    room = await openPracticeCentre({ env: { LOG_LEVEL: 'silent' } });
    mia = await room.createStudent('Mia Chen');
  });
  afterAll(() => room[Symbol.asyncDispose]());

  test.each(COMMAND_CRASHPOINT_NAMES)('%s: the session is completed once', async (name) => {
    const session = await room.startSession(mia.client);
    await room.answerQuestions(mia.client, { ...session, questions: session.questions.slice(0, 4) }, 3);
    await room.getWhenCaughtUp(mia.client, '/api/session');
    const crash = armCrashpoint({ name, how: 'throw', nth: 1 });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const last = { question: 4, choice: findWrongChoice(session, 4) };
    const answerLast = () => mia.client.post(`/api/practice/${session.id}/answers`, last, key);
    const first = await answerLast();
    expect([200, 500]).toContain(first.status);
    await expect.poll(() => crash.hasFired).toBe(true);
    finished += 1;
    expect((await answerLast()).body).toMatchObject({ questions_answered: 5, correct_answers: 3 });
    const { body: completed } = await mia.client.post(`/api/practice/${session.id}/complete`, {});
    expect(completed).toMatchObject({ status: 'completed', points_earned: 30 });
    const { body } = await room.getWhenCaughtUp(mia.client, `/api/students/${mia.id}/practice`);
    expect(body.stats).toMatchObject({ total_sessions: finished, total_points: 30 * finished });
  });

  test('the read models equal a rebuild after all of these errors', () =>
    expectReadModelsEqualRebuild(room.centre.program));
});
