import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { ClientResponse } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const centre = await openForAllTests(openTestCentre());
const tutor = await centre.createSignedInTutor();

const ids = (answer: ClientResponse) => answer.body.students.map(({ id }: { id: string }) => id);

test('deleteStudentAccount: ends the sessions, frees the e-mail and keeps the history', async () => {
  const mia = await centre.createStudent({ classes: 4 });
  const student = await centre.signIn(mia.email, mia.password);
  const key = { 'idempotency-key': crypto.randomUUID() };

  const deleted = await tutor.delete(`/api/students/${mia.id}`, key);
  expect([deleted.status, deleted.text]).toEqual([204, '']);

  expect((await student.get(`/api/students/${mia.id}`)).status).toBe(401);
  await expect(centre.signIn(mia.email, mia.password)).rejects.toThrow('wrong-credentials');
  expect(ids(await tutor.get('/api/students'))).not.toContain(mia.id);
  expect(ids(await tutor.get('/api/students?former=true'))).toContain(mia.id);
  expect((await tutor.get(`/api/class-transactions?student_id=${mia.id}`)).body.transactions).toMatchObject([
    { student_name: mia.name, student_archived: true, classes_changed: 4 },
  ]);

  const next = { name: 'Mia Again', email: mia.email, password: mia.password };
  expect((await tutor.post('/api/students', next)).status).toBe(200);
  expect((await tutor.delete(`/api/students/${mia.id}`, key)).status).toBe(204);
  expect((await centre.signIn(mia.email, mia.password)).cookie).not.toBe('');
});

test('restoreStudentAccount: gives a former student a new account', async () => {
  const mia = await centre.createStudent({ classes: 4 });
  await tutor.delete(`/api/students/${mia.id}`);
  await centre.program.runner.caughtUp();

  const back = { email: 'back@rollbook.example', password: 'another slate' };
  const restored = await tutor.post(`/api/students/${mia.id}/restore`, back);
  expect([restored.status, restored.body.balance]).toEqual([200, expect.objectContaining({ classes_remaining: 4 })]);

  const row = (await tutor.get(`/api/students/${mia.id}`)).body;
  expect(row).toMatchObject({ name: mia.name, email: back.email, archived_at: null });
  const student = await centre.signIn(back.email, back.password);
  expect((await student.get(`/api/students/${mia.id}`)).status).toBe(200);
});

test('deleteStudentAccount: refuses unknown students, tutors and stale versions', async () => {
  const mia = await centre.createStudent();
  const lee = await centre.createTutor({ name: 'Ms Lee' });

  expect((await tutor.delete(`/api/students/${crypto.randomUUID()}`)).body.code).toBe('student-unknown');
  expect((await tutor.delete(`/api/students/${lee.id}`)).body.code).toBe('student-unknown');
  expect((await centre.signIn(lee.email, lee.password)).cookie).not.toBe('');

  const answer = await tutor.delete(`/api/students/${mia.id}`, { 'if-match': '"7"' });
  expect([answer.status, answer.body.code]).toEqual([412, 'version-mismatch']);
  expect((await centre.signIn(mia.email, mia.password)).cookie).not.toBe('');
});

test('student commands: are refused for a deleted student with the name of the tutor who deleted them', async () => {
  const mia = await centre.createStudent({ classes: 4 });
  const seenVersion = { 'if-match': (await tutor.get(`/api/students/${mia.id}`)).headers.get('etag') ?? '' };
  expect((await tutor.delete(`/api/students/${mia.id}`)).status).toBe(204);

  const added = await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 2 }, seenVersion);
  const deleted = await tutor.delete(`/api/students/${mia.id}`, seenVersion);
  for (const { status, body } of [added, deleted]) {
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({
        code: 'student-archived',
        detail: 'Sam Okafor has deleted this student. Restore the account before changing anything.',
        changed_by: 'Sam Okafor',
        changed_at: expect.any(String),
      }),
    ]);
  }
});
