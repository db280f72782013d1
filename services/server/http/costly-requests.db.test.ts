import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { studentCost } from './costly-requests.ts';

const centre = await openForAllTests(openTestCentre());
const tutor = await centre.createSignedInTutor();

const from = { from: '2026-01-01', to: '2026-01-31' };
test.each([
  ['a statement', 15, ({ id }: TestPerson) => `/api/students/${id}/statement?${new URLSearchParams(from)}`],
  ['the history of classes as a file', 100, ({ id }: TestPerson) => `/api/students/${id}/class-history/export`],
  ['the explanation of a balance', 15, ({ id }: TestPerson) => `/api/students/${id}/classes/explanation`],
])('a student: %s costs %i ms of a limit that ends before the next one', async (_, cost, toPath) => {
  const [mia, other] = [await centre.createStudent(), await centre.createStudent()];
  const [student, classmate] = [
    await centre.signIn(mia.email, mia.password),
    await centre.signIn(other.email, other.password),
  ];
  await centre.program.runner.caughtUp();
  await centre.program.limits.consume(studentCost, mia.id, studentCost.points - cost);
  expect((await student.get(toPath(mia))).status).toBe(200);
  const refused = await student.get(toPath(mia));
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    'You have opened many files and statements in a short time. Please try again in a few minutes.',
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await student.get(`/api/students/${mia.id}/homework`)).status).toBe(200);
  expect((await classmate.get(toPath(other))).status).toBe(200);
  expect((await tutor.get(toPath(mia))).status).toBe(200);
});

test('a tutor who asks for too many files at once is refused in words, and another one gets theirs', async () => {
  const other = await centre.createSignedInTutor();
  const asked = Array.from({ length: 60 }, () => tutor.get('/api/activity/export'));
  const theirs = await other.get('/api/activity/export');
  expect([theirs.status, theirs.text.slice(0, 8)]).toEqual([200, 'Recorded']);
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.detail).toMatch(/^You have asked for too much at once|^There are too many requests at once/);
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await tutor.get('/api/activity/export')).status).toBe(200);
});
