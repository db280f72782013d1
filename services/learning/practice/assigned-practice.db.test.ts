/** Topics that tutors assign as practice. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AssignedPracticeRow } from '#contracts/assigned-practice.ts';
import type { PracticeSession } from '#contracts/practice.ts';
import { ASSIGNED_PRACTICE_OPEN_MAX, WEEKLY_GOAL_CHOICES_PER_DAY_MAX } from '#events/values/limits.ts';
import type { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre, practiceRequest } from '#testing/practice-fixture.ts';

const room = await openForAllTests(openPracticeCentre());

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
    {
      ...{ ...row, id: expect.any(String), assigned_at: expect.any(String), done_at: null },
      ...{ topic_key: 'addition', unfinished: null },
    },
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

/** Assigns addition to a student who has practiced, and starts it as the page does. */
async function openAssigned(name: string) {
  const student = await room.createStudent(name);
  const tutor = await room.centre.createSignedInTutor();
  await tutor.post(path, { students: [student.id], ...addition });
  const [assigned] = await loadOpen(student.client, student.id);
  const start = () => student.client.post('/api/practice', { ...practiceRequest, assigned: assigned?.id });
  const answerTwo = (session: PracticeSession) =>
    room.answerQuestions(student.client, { ...session, questions: session.questions.slice(0, 2) }, 2);
  return { ...student, tutor, assigned, start, answerTwo };
}

test('assigned practice: continues an unfinished session of the topic and grade, whichever button started it', async () => {
  const { id, client, start, answerTwo } = await openAssigned('Mia Chen');
  const otherGrade = await room.startSession(client, 5);
  await answerTwo(otherGrade);
  const unfinished: PracticeSession = (await client.post('/api/practice', { ...practiceRequest, topic: 'Addition!' }))
    .body;
  await answerTwo(unfinished);
  const { body: stats } = await room.getWhenCaughtUp(client, `/api/students/${id}/practice`);
  expect(stats).toMatchObject({
    assigned: [{ topic_key: 'addition', unfinished: { id: unfinished.id, questions_answered: 2 } }],
    open_sessions: [{ topic: 'Addition!', topic_key: 'addition' }, { grade: 5 }],
    last_choice: { topic: 'Addition!', topic_key: 'addition' },
  });
  const { status, body } = await start();
  expect([status, body.id, body.questions_answered]).toEqual([200, unfinished.id, 2]);
  await room.answerQuestions(client, body, 5);
  expect(await loadOpen(client, id)).toEqual([]);
});

test('assigned practice: tabs that start it at the same moment get one session', async () => {
  const { id, client, assigned, start, answerTwo } = await openAssigned('Mia Chen');
  const byOtherTopic = client.post('/api/practice', { ...practiceRequest, topic: 'Fractions', assigned: assigned?.id });
  const started = await Promise.all([start(), start(), start(), byOtherTopic]);
  const [first] = started.map(({ body }): PracticeSession => body);
  expect(new Set(started.map(({ body }) => `${body.id} ${body.topic}`))).toEqual(new Set([`${first?.id} Addition`]));
  await answerTwo(first as PracticeSession);
  expect((await start()).body).toMatchObject({ id: first?.id, questions_answered: 2 });
  // Other buttons start a session of their own.
  expect((await room.startSession(client)).id).not.toBe(first?.id);
  const { open_sessions } = (await room.getWhenCaughtUp(client, `/api/students/${id}/practice`)).body;
  expect(open_sessions).toHaveLength(2);
});

test('assigned practice: starts again after a session that ended without fulfilling it', async () => {
  const { id, client, start, answerTwo } = await openAssigned('Mia Chen');
  const expired: PracticeSession = (await start()).body;
  await answerTwo(expired);
  room.moveClock(expired.open_minutes * 60_000);
  const hasty: PracticeSession = (await start()).body;
  expect(hasty).toMatchObject({ questions_answered: 0, status: 'open' });
  for (const question of hasty.questions.keys())
    await client.post(`/api/practice/${hasty.id}/answers`, { question, choice: 0 });
  const third = await start();
  expect([expired.id, hasty.id]).not.toContain(third.body.id);
  expect(third.body).toMatchObject({ questions_answered: 0, status: 'open' });
  expect(await loadOpen(client, id)).toMatchObject([{ unfinished: { id: third.body.id, questions_answered: 0 } }]);
});

test('assigned practice: once it is done, a page that still offers it leads to the result', async () => {
  const mia = await openAssigned('Mia Chen');
  const own: PracticeSession = (await mia.start()).body;
  await room.answerQuestions(mia.client, own, 5);
  expect((await mia.start()).body).toMatchObject({ id: own.id, status: 'completed' });
  const ben = await openAssigned('Ben Noor');
  const other = await room.completeSession(ben.client, 4);
  await room.centre.program.runner.caughtUp();
  expect((await ben.start()).body).toMatchObject({ id: other.id, status: 'completed' });
});

test('assigned practice: one that was taken back, or is another student’s, starts like any topic', async () => {
  const [mia, ben] = [await openAssigned('Mia Chen'), await openAssigned('Ben Noor')];
  const [row] = await loadOpen(mia.client, mia.id);
  await mia.tutor.post(`${path}/withdraw`, { assigned: [{ student_id: mia.id, id: row?.id }] });
  await room.centre.program.runner.caughtUp();
  const started = [await mia.start(), await mia.start()];
  expect(started.map(({ status }) => status)).toEqual([200, 200]);
  expect(started[0]?.body.id).not.toBe(started[1]?.body.id);
  const { status, body } = await ben.client.post('/api/practice', { ...practiceRequest, assigned: row?.id });
  expect([status, body.student_id]).toEqual([200, ben.id]);
});

test('choosePracticeGoal: a student who has used up their changes of a day leaves the tutor’s as they are', async () => {
  const [mia, tutor] = [await room.createStudent('Mia Chen'), await room.centre.createSignedInTutor()];
  const choose = (client: Client, sessions: number) =>
    client.post(`/api/students/${mia.id}/practice/goal`, { sessions });
  for (let sessions = 1; sessions <= WEEKLY_GOAL_CHOICES_PER_DAY_MAX; sessions += 1)
    expect((await choose(mia.client, sessions)).status).toBe(204);
  const refused = await choose(mia.client, 1);
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    ...[429, 'too-often', 'You have changed the goal of the week 10 times today. Change it again tomorrow.'],
  ]);
  expect((await choose(tutor, 3)).status).toBe(204);
  const report = await room.getWhenCaughtUp(mia.client, `/api/students/${mia.id}/practice/report`);
  expect(report.body.goal).toBe(3);
});
