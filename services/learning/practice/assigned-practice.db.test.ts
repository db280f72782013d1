/** Topics that tutors assign as practice. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssignedPracticeRow } from '#contracts/assigned-practice.ts';
import { ASSIGNED_PRACTICE_OPEN_MAX } from '#events/values/limits.ts';
import type { Client } from '#testing/client.ts';
import { openPracticeCentre, type PracticeCentre } from '#testing/practice-fixture.ts';

let room: PracticeCentre;
beforeAll(async () => {
  room = await openPracticeCentre();
});
afterAll(() => room[Symbol.asyncDispose]());

const addition = { subject: 'math', grade: 4, topic: 'Addition', due_on: null };
const path = '/api/assigned-practice';
const loadAssigned = async (client: Client, id: string): Promise<AssignedPracticeRow[]> =>
  (await room.getWhenCaughtUp(client, `/api/students/${id}/practice/mastery`)).body.assigned;
const loadOpen = async (client: Client, id: string): Promise<AssignedPracticeRow[]> =>
  (await room.getWhenCaughtUp(client, `/api/students/${id}/practice`)).body.assigned;

test('assignPractice: the student sees it and hears of it, and a session of the topic and grade fulfills it', async () => {
  const mia = await room.createStudent('Mia Chen');
  const tutor = await room.centre.createSignedInTutor();
  await room.completeSession(mia.client, 5);
  const assigned = await tutor.post(path, { students: [mia.id, mia.id], ...addition, due_on: '2026-03-27' });
  expect([assigned.status, assigned.body]).toEqual([200, { assigned: 1, already: 0, full: 0 }]);
  const { name } = (await tutor.get('/api/session')).body.profile;
  const row = { student_id: mia.id, ...addition, due_on: '2026-03-27', overdue: false, assigned_by_name: name };
  expect(await loadOpen(mia.client, mia.id)).toEqual([
    { ...row, id: expect.any(String), assigned_at: expect.any(String), done_at: null },
  ]);
  const { notifications } = (await mia.client.get('/api/notifications')).body;
  expect(notifications).toMatchObject([
    { what: 'practice-assigned', assigned: { ...addition, due_on: '2026-03-27' }, actor_name: name, homework_id: null },
  ]);
  await room.completeSession(mia.client, 1);
  expect(await loadOpen(mia.client, mia.id)).toEqual([]);
  expect(await loadAssigned(tutor, mia.id)).toMatchObject([{ topic: 'Addition', done_at: expect.any(String) }]);
});

test('assignPractice: what is open is not assigned again, a retry gets the first answer, and overdue ones are named', async () => {
  const [mia, ben] = [await room.createStudent('Mia Chen'), await room.createStudent('Ben Noor')];
  const tutor = await room.centre.createSignedInTutor();
  const key = { 'idempotency-key': randomUUID() };
  const body = { students: [mia.id], ...addition, due_on: '2026-03-21' };
  const first = await tutor.post(path, body, key);
  await room.centre.program.runner.caughtUp();
  expect((await tutor.post(path, body, key)).body).toEqual(first.body);
  expect((await tutor.post(path, { ...body, grade: 5 }, key)).body.code).toBe('command-reused');
  const { status, body: both } = await tutor.post(path, { students: [mia.id, ben.id], ...addition });
  expect([status, both]).toEqual([200, { assigned: 1, already: 1, full: 0 }]);
  expect(await loadAssigned(mia.client, mia.id)).toHaveLength(1);
  room.moveClock('2026-03-22T18:00:00.000Z');
  expect((await loadOpen(mia.client, mia.id)).map(({ overdue }) => overdue)).toEqual([true]);
  expect((await loadOpen(ben.client, ben.id)).map(({ overdue }) => overdue)).toEqual([false]);
});

test('assignPractice: two requests at the same moment assign a topic once', async () => {
  const mia = await room.createStudent('Mia Chen');
  const tutors = [await room.centre.createSignedInTutor(), await room.centre.createSignedInTutor()];
  const answers = await Promise.all(tutors.map((tutor) => tutor.post(path, { students: [mia.id], ...addition })));
  expect(answers.map(({ body }) => body.assigned + body.already)).toEqual([1, 1]);
  expect(await loadAssigned(mia.client, mia.id)).toHaveLength(1);
});

test('assignPractice: refuses other people than current students, unknown topics and past days, and stops at the limit', async () => {
  const [mia, leaver] = [await room.createStudent('Mia Chen'), await room.createStudent('Ben Noor')];
  const tutor = await room.centre.createSignedInTutor();
  const post = (change: object) => tutor.post(path, { students: [mia.id], ...addition, ...change });
  await tutor.delete(`/api/students/${leaver.id}`);
  const { id } = (await tutor.get('/api/session')).body.profile;
  for (const other of [leaver.id, id, randomUUID()])
    expect((await post({ students: [mia.id, other] })).body.code).toBe('student-archived');
  expect((await post({ topic: 'addition' })).body.errors).toEqual({ topic: 'Choose a topic from the list.' });
  expect((await post({ due_on: '2026-03-01' })).body.errors).toEqual({ due_on: 'Choose today or a later day.' });
  for (const change of [{ grade: 13 }, { subject: 'physics' }, { students: [] }])
    expect((await post(change)).status).toBe(400);
  expect((await mia.client.post(path, { students: [mia.id], ...addition })).status).toBe(403);
  expect(await loadAssigned(tutor, mia.id)).toEqual([]);

  for (let grade = 1; grade <= 10; grade += 1) {
    for (const topic of ['Addition', 'Fractions']) expect((await post({ topic, grade })).body.assigned).toBe(1);
  }
  expect(await loadAssigned(tutor, mia.id)).toHaveLength(ASSIGNED_PRACTICE_OPEN_MAX);
  expect((await post({ topic: 'Decimals' })).body).toEqual({ assigned: 0, already: 0, full: 1 });
});

test('withdrawAssignedPractice: takes back what is open, for tutors only and for the right student', async () => {
  const [mia, ben] = [await room.createStudent('Mia Chen'), await room.createStudent('Ben Noor')];
  const tutor = await room.centre.createSignedInTutor();
  await tutor.post(path, { students: [mia.id, ben.id], ...addition });
  const [own] = await loadAssigned(mia.client, mia.id);
  const [other] = await loadAssigned(tutor, ben.id);
  const withdraw = (client: Client, assigned: object[]) => client.post(`${path}/withdraw`, { assigned });
  const mias = { student_id: mia.id, id: own?.id };
  expect((await withdraw(mia.client, [mias])).status).toBe(403);
  expect((await withdraw(tutor, [{ student_id: mia.id, id: other?.id }])).body).toEqual({ withdrawn: 0 });
  expect((await withdraw(tutor, [mias])).body).toEqual({ withdrawn: 1 });
  expect(await loadAssigned(mia.client, mia.id)).toEqual([]);
  expect(await loadAssigned(ben.client, ben.id)).toHaveLength(1);
  expect((await ben.client.get(`/api/students/${mia.id}/practice/mastery`)).status).toBe(403);
});
