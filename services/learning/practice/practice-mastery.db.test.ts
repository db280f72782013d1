/** Mastery of topics, and the missed questions that come back. */
import { expect, test } from 'vitest';
import type { PracticeQuestionRow } from '#contracts/practice.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';

const room = await openForAllTests(openPracticeCentre());
const DAY_MS = 86_400_000;

test('getPracticeMastery: tells the student and tutors how well a topic is known, and which one needs practice', async () => {
  const mia = await room.createStudent('Mia Chen');
  const path = `/api/students/${mia.id}/practice/mastery`;
  const student = { id: mia.id, name: 'Mia Chen' };
  expect((await room.getWhenCaughtUp(mia.client, path)).body).toEqual({
    ...{ student, topics: [], today: null, assigned: [] },
  });
  await room.completeSession(mia.client, 3);
  const topic = { subject: 'math', grade: 4, topic: 'Addition', answers: 5, correct: 3, state: 'learning' };
  const { body } = await room.getWhenCaughtUp(mia.client, path);
  expect(body.topics).toEqual([{ ...topic, last_day: '2026-03-20' }]);
  expect(body.today).toMatchObject({ topic: 'Subtraction', topic_key: 'subtraction', state: 'new', last_day: null });
  room.moveClock(DAY_MS);
  const tutor = await room.centre.createSignedInTutor();
  expect((await tutor.get(path)).body.today).toMatchObject(topic);
  await room.completeSession(mia.client, 5);
  expect((await room.getWhenCaughtUp(tutor, path)).body.topics).toEqual([
    { ...topic, answers: 10, correct: 8, state: 'steady', last_day: '2026-03-21' },
  ]);
});

test('getPracticeMastery: no student reads another one’s, and a tutor is no student', async () => {
  const [mia, ben] = [await room.createStudent('Mia Chen'), await room.createStudent('Ben Noor')];
  await room.centre.program.runner.caughtUp();
  expect((await ben.client.get(`/api/students/${mia.id}/practice/mastery`)).status).toBe(403);
  const tutor = await room.centre.createSignedInTutor();
  const { id } = (await tutor.get('/api/session')).body.profile;
  expect((await tutor.get(`/api/students/${id}/practice/mastery`)).body.code).toBe('student-unknown');
});

test('startPracticeSession: a missed question comes back after three days, and no more once it is answered correctly', async () => {
  const mia = await room.createStudent('Mia Chen');
  const listMissed = (questions: readonly PracticeQuestionRow[]) =>
    questions.flatMap(({ text, missed_on }, at) => (missed_on === null ? [] : [{ at, text, missed_on }]));
  const first = await room.completeSession(mia.client, 4);
  const day = first.completed_at?.slice(0, 10);
  expect(listMissed(first.questions)).toEqual([]);
  await room.centre.program.runner.caughtUp();
  room.moveClock(2 * DAY_MS);
  expect(listMissed((await room.startSession(mia.client)).questions)).toEqual([]);
  await room.centre.program.runner.caughtUp();
  room.moveClock(DAY_MS);
  const again = await room.startSession(mia.client);
  expect(again.questions).toHaveLength(5);
  expect(listMissed(again.questions)).toEqual([{ at: 2, text: first.questions[4]?.text, missed_on: day }]);
  await room.answerQuestions(mia.client, again, 5);
  await room.centre.program.runner.caughtUp();
  room.moveClock(4 * DAY_MS);
  expect(listMissed((await room.startSession(mia.client)).questions)).toEqual([]);
});

test('getGroupMastery: tells tutors who of a group is learning a topic, and nobody else', async () => {
  const [mia, ben, zoe] = [
    await room.createStudent('Mia Chen'),
    await room.createStudent('Ben Noor'),
    await room.createStudent('Zoe Adams'),
  ];
  const tutor = await room.centre.createSignedInTutor();
  const { id } = (await tutor.post('/api/groups', { name: 'Mondays', students: [mia.id, ben.id] })).body;
  const path = `/api/groups/${id}/mastery`;
  const group = { id, name: 'Mondays' };
  const students = [
    { id: ben.id, name: 'Ben Noor' },
    { id: mia.id, name: 'Mia Chen' },
  ];
  expect((await room.getWhenCaughtUp(tutor, path)).body).toEqual({ group, students, topics: [], assigned: [] });
  for (const right of [5, 4]) await room.completeSession(mia.client, right);
  for (const { client } of [ben, zoe]) await room.completeSession(client, 2);
  expect((await room.getWhenCaughtUp(tutor, path)).body.topics).toEqual([
    {
      ...{ subject: 'math', grade: 4, topic: 'Addition' },
      ...{ steady: [{ id: mia.id, name: 'Mia Chen' }], learning: [{ id: ben.id, name: 'Ben Noor' }] },
    },
  ]);
  expect((await mia.client.get(path)).status).toBe(403);
  expect((await tutor.get(`/api/groups/${mia.id}/mastery`)).body.code).toBe('group-unknown');
});
