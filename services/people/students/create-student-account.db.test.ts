import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { countHashes } from '#testing/password-hash-spies.ts';

const centre = await openForAllTests(openTestCentre());

const mia = { name: 'Mia Lindqvist', email: 'Mia@Example.com', password: 'chalk and slate', classes_total: 25 };

test('createStudentAccount: caps opening classes like added ones, and a retry gets the same answer', async () => {
  const tutor = await centre.createSignedInTutor();
  const key = { 'idempotency-key': crypto.randomUUID() };

  const created = await tutor.post('/api/students', mia, key);
  expect(created.body).toEqual({
    balance: {
      student_id: expect.any(String),
      classes_remaining: 18,
      classes_total: 18,
      classes_waiting: 7,
      classes_uncovered: 0,
      version: 1,
    },
    change: { requested: 25, applied_remaining: 18, applied_total: 18 },
  });
  expect(created.headers.get('etag')).toBe('"1"');
  expect(created.headers.get('position')).toMatch(/^[0-9a-f-]{36}\.\d+$/);

  const again = await tutor.post('/api/students', mia, key);
  expect([again.status, again.body]).toEqual([200, created.body]);

  const other = await tutor.post('/api/students', { ...mia, classes_total: 1 }, key);
  expect([other.status, other.body.code]).toEqual([422, 'command-reused']);

  const list = await tutor.get('/api/students');
  expect(list.body.students).toMatchObject([
    { name: 'Mia Lindqvist', email: 'mia@example.com', classes_remaining: 18 },
  ]);

  const student = await centre.signIn('mia@example.com', mia.password);
  expect((await student.get('/api/session')).body.profile).toMatchObject({ role: 'student', owner: false });
});

test('createStudentAccount: refuses an e-mail that is in use', async () => {
  const tutor = await centre.createSignedInTutor();

  const noah = { ...mia, name: 'Noah Brandt', email: 'noah@example.com' };
  expect((await tutor.post('/api/students', noah)).status).toBe(200);
  const second = await tutor.post('/api/students', { ...noah, email: 'noah@example.COM' });
  expect([second.status, second.body.code]).toEqual([409, 'email-taken']);
  expect(second.body.errors).toEqual({ email: 'There is already an account with this email address.' });
});

test('createStudentAccount, restoreStudentAccount: one tutor can create at most 60 accounts a minute, without limiting other tutors', async () => {
  const [tutor, other] = [await centre.createSignedInTutor(), await centre.createSignedInTutor()];
  const student = await centre.createStudent();
  const hashes = countHashes();
  const restore = { email: 'new@rollbook.example', password: 'chalk and slate' };
  const restored = await Promise.all(
    Array.from({ length: 61 }, () => tutor.post(`/api/students/${student.id}/restore`, restore)),
  );
  expect(restored.map(({ status }) => status).sort()).toEqual([...Array(60).fill(409), 429]);
  expect(hashes.count()).toBe(0);
  const account = { name: 'Ann Bee', email: 'ann.bee@rollbook.example', password: 'chalk and slate' };
  expect((await tutor.post('/api/students', account)).headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await other.post('/api/students', account)).status).toBe(200);
});
