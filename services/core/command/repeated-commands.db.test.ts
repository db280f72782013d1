import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openHomeworkCentre } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const room = await openForAllTests(openHomeworkCentre());

const newKey = () => ({ 'idempotency-key': randomUUID() });
const eventsOf = async (stream: string) => (await room.centre.program.store.read(stream)).map(({ type }) => type);

test('deleteStudentAccount: a retry of a repeated deletion after a restoration deletes nobody', async () => {
  const { tutor, centre } = room;
  const { id, email, password } = await centre.createStudent({ name: 'Zoe Lind' });
  const second = newKey();
  expect((await tutor.delete(`/api/students/${id}`, newKey())).status).toBe(204);
  expect((await tutor.delete(`/api/students/${id}`, second)).status).toBe(204);
  await centre.program.runner.caughtUp();
  expect((await tutor.post(`/api/students/${id}/restore`, { email, password })).status).toBe(200);

  expect((await tutor.delete(`/api/students/${id}`, second)).status).toBe(204);
  expect(await eventsOf(`student-${id}`)).toEqual(['StudentEnrolled', 'StudentArchived', 'StudentRestored']);
  const zoe = await centre.signIn(email, password);
  expect((await zoe.get('/api/session')).body.profile).toMatchObject({ id, name: 'Zoe Lind' });
});

test('takeAttendance: a retry of a row that changed nothing gets its first answer after the mark has changed', async () => {
  const { tutor, otherTutor, centre } = room;
  const { id } = await centre.createStudent({ name: 'Eli Stone', classes: 3 });
  const roll = (status: string, seen_version: number, headers = newKey(), client = tutor) =>
    client.post(
      '/api/attendance/roll',
      { date: '2026-03-20', rows: [{ student_id: id, status, seen_version }] },
      headers,
    );
  const repeated = newKey();
  await roll('present', 0, newKey(), otherTutor);
  const unchanged = await roll('present', 0, repeated);
  expect(unchanged.body.rows).toMatchObject([
    { result: 'unchanged', mark: { status: 'present', tutor_name: 'Mr Ortiz' }, balance: { classes_remaining: 2 } },
  ]);
  await roll('absent', 2);
  const again = await roll('present', 0, repeated);
  expect([again.status, again.body]).toEqual([200, unchanged.body]);
  expect(await eventsOf(`student-${id}`)).toEqual(['StudentEnrolled', 'AttendanceMarked', 'AttendanceCorrected']);
});

test('gradeSubmission, updateHomework: retries get their first answers after the homework was deleted', async () => {
  const { tutor, mia, ids, createHomework, submitHomework } = room;
  const id = await createHomework();
  await submitHomework(mia, id, { 'Half of 4?': 0, 'Half of 6?': 0 });
  const detail = (await room.getWhenCaughtUp(tutor, `/api/homework/${id}`)).body;
  const at = `/api/homework/${id}/submissions/${ids.mia}/correct-grade`;
  const questions = detail.questions.map(({ id: question, type, text, options, correct_answer }: Row) => ({
    ...{ id: question, type, text, options, correct_answer },
  }));
  const edit = { title: 'Fractions', grading_type: 'auto-graded', questions, assigned_students: [ids.mia, ids.noah] };
  const requests = [
    { path: at, body: { grade: 80, reason: 'Half a mark' }, headers: newKey() },
    { path: at, body: { grade: 80, reason: 'The same once more' }, headers: newKey() },
    { path: `/api/homework/${id}`, body: edit, headers: newKey() },
    { path: `/api/homework/${id}`, body: { ...edit, title: 'Halves' }, headers: newKey() },
    { path: `/api/homework/${id}/assignments`, body: { assigned_students: [ids.mia, ids.noah] }, headers: newKey() },
  ];
  const answers = [];
  for (const { path, body, headers } of requests) answers.push(await tutor.post(path, body, headers));
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(({ text }) => [200, text]));
  expect((await tutor.delete(`/api/homework/${id}`, newKey())).status).toBe(204);
  const before = await Promise.all([eventsOf(`homework-${id}`), eventsOf(`submission-${id}-${ids.mia}`)]);
  for (const [index, { path, body, headers }] of requests.entries()) {
    const again = await tutor.post(path, body, headers);
    expect([again.status, again.body], path).toEqual([200, answers[index]?.body]);
  }
  expect(await Promise.all([eventsOf(`homework-${id}`), eventsOf(`submission-${id}-${ids.mia}`)])).toEqual(before);
  expect((await tutor.post(at, { grade: 70, reason: 'Too late' }, newKey())).status).toBe(404);
});

type Row = Record<'id' | 'type' | 'text' | 'options' | 'correct_answer', unknown>;
