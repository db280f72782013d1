import { beforeEach, expect, test } from 'vitest';
import { createSharedLimits } from '#services/platform/limits/shared-limits.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { RecordedRefusal } from './refusal.ts';
import { openRefusalLog } from './refusal-log.ts';

let now = new Date('2026-11-20T17:00:10.000Z');

const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const lee = await centre.createTutor({ name: 'Ms Lee' });
const mia = await centre.createStudent();
const tutor = await centre.signIn(lee.email, lee.password);
const student = await centre.signIn(mia.email, mia.password);
beforeEach(() => centre.program.sql`delete from desk.refusals`);

interface Row {
  kind: string;
  operation: string;
  code: string;
  times: number;
  actor_id: string | null;
  student_id: string | null;
  account_id: string | null;
  masked_email: string | null;
}
const kept = () => centre.program.sql<Row[]>`
  select kind, operation, code, times, actor_id, student_id, account_id, masked_email
  from desk.refusals order by first_at, code, operation`;
const nobody = { actor_id: null, student_id: null, account_id: null, masked_email: null };

test('refusal log: stores a refused command with its actor and student', async () => {
  await tutor.post(`/api/students/${mia.id}/waiting/apply`, {});
  await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 'many', reason: 'A secret' });
  await student.delete(`/api/students/${mia.id}`);
  await tutor.delete(`/api/students/${crypto.randomUUID()}`);
  await tutor.post('/api/students/nonsense/restore', 'no JSON');
  const by = { ...nobody, kind: 'command-refused', times: 1 };
  await expect.poll(kept).toHaveLength(5);
  expect(await kept()).toEqual([
    { ...by, operation: 'addClasses', code: 'invalid-request', actor_id: lee.id, student_id: mia.id },
    { ...by, operation: 'restoreStudentAccount', code: 'not-json', actor_id: lee.id },
    { ...by, operation: 'applyWaitingClasses', code: 'nothing-waiting', actor_id: lee.id, student_id: mia.id },
    { ...by, operation: 'deleteStudentAccount', code: 'student-unknown', actor_id: lee.id },
    { ...by, operation: 'forbidden', code: 'unauthorized', actor_id: mia.id, student_id: mia.id },
  ]);
});

test('refusal log: stores a failed sign-in with its account or a masked e-mail, and never with a password', async () => {
  const visitor = centre.createVisitor();
  const knock = (email: string) => visitor.post('/api/auth/sign-in', { email, password: 'hunter2 hunter2' });
  await knock(lee.email.toUpperCase());
  await knock('stranger@elsewhere.example');
  await visitor.post('/api/auth/sign-in', { email: 'not an address', password: 'x' });
  const failed = { ...nobody, kind: 'sign-in-failed', operation: 'signIn', code: 'wrong-credentials', times: 1 };
  await expect.poll(kept).toHaveLength(2);
  expect(await kept()).toEqual(
    expect.arrayContaining([
      { ...failed, account_id: lee.id },
      { ...failed, masked_email: 's…@elsewhere.example' },
    ]),
  );
  const [stored] = await centre.program.sql`select json_agg(refusals)::text as text from desk.refusals`;
  expect(stored?.text).not.toMatch(/hunter2|stranger/);
});

test('refusal log: counts rate-limited sign-ins in one row', async () => {
  const visitor = centre.createVisitor();
  const email = 'many@elsewhere.example';
  await Promise.all(
    Array.from({ length: 30 }, () => visitor.post('/api/auth/sign-in', { email, password: 'hunter2 hunter2' })),
  );
  await expect.poll(async () => (await kept()).reduce((sum, { times }) => sum + times, 0)).toBe(30);
  expect((await kept()).map(({ code, times, masked_email }) => [code, times, masked_email])).toEqual([
    ['too-many-requests', 26, null],
    ['wrong-credentials', 4, 'm…@elsewhere.example'],
  ]);
});

test('refusal log: stores no refused reads, sign-outs or refusals without a signed-in person', async () => {
  await student.get('/api/students');
  await centre.createVisitor().delete(`/api/students/${mia.id}`);
  await tutor.post(`/api/students/${mia.id}/attendance/2026-01-05/settle`, {});
  await expect.poll(kept).toMatchObject([{ code: 'no-mark' }]);
});

test('refusal log: keeps one row a day for repeated refusals', async () => {
  const again = () => tutor.post(`/api/students/${mia.id}/waiting/apply`, {});
  for (let n = 0; n < 3; n += 1) await again();
  now = new Date('2026-11-20T23:59:50.000Z');
  await again();
  await expect.poll(async () => (await kept()).map(({ times }) => times)).toEqual([4]);
  now = new Date('2026-11-21T00:00:10.000Z');
  await again();
  await expect.poll(async () => (await kept()).map(({ times }) => times)).toEqual([4, 1]);
});

test('refusal log: coalesces a flood of refused commands without displacing failed sign-ins', async () => {
  const { sql, log, limits } = centre.program;
  await centre.createVisitor().post('/api/auth/sign-in', { email: lee.email, password: 'hunter2 hunter2' });
  await expect.poll(kept).toHaveLength(1);
  const others = [];
  for (let n = 0; n < 5; n += 1) others.push(await centre.createStudent());
  for (const { id } of others) {
    await student.delete(`/api/students/${id}`);
    await student.post(`/api/students/${id}/classes/add`, { classes: 1 });
    await student.post(`/api/students/${id}/waiting/apply`, {});
  }
  const byMia = async () => (await kept()).filter(({ actor_id }) => actor_id === mia.id);
  await expect
    .poll(async () => (await byMia()).map(({ code, times }) => [code, times]))
    .toEqual([['unauthorized', 15]]);

  const refusals = openRefusalLog({ sql, limits, clock: () => now, log });
  for (let n = 0; n < 5_000; n += 1) {
    refusals.note({
      ...{ kind: 'command-refused', operation: 'addClasses', code: 'no-room', actorId: lee.id },
      ...{ studentId: crypto.randomUUID(), email: null },
    });
  }
  refusals.note({
    ...{ kind: 'sign-in-failed', operation: 'signIn', code: 'wrong-credentials', actorId: null },
    ...{ studentId: null, email: lee.email.toLowerCase() },
  });
  await refusals.close();
  const rows = await kept();
  expect(rows.filter(({ kind }) => kind === 'sign-in-failed').map(({ times }) => times)).toEqual([2]);
  expect(rows.filter(({ actor_id }) => actor_id === lee.id).map(({ times }) => times)).toEqual([5_000]);
});

test('refusal log: stores at most fifty masked e-mails a day, and still names accounts', async () => {
  const { sql, log, limits } = centre.program;
  await sql`delete from desk.limits`;
  const open = () => openRefusalLog({ sql, limits, clock: () => now, log });
  let refusals = open();
  const knock = (email: string) =>
    refusals.note({
      ...{ kind: 'sign-in-failed', operation: 'signIn', code: 'wrong-credentials' },
      ...{ actorId: null, studentId: null, email },
    });
  for (let n = 0; n < 80; n += 1) knock(`x@made-up-${n}.example`);
  knock('x@made-up-0.example');
  knock(lee.email.toLowerCase());
  await refusals.close();
  // Another copy of the program, or a restarted one, continues the same count.
  refusals = open();
  knock('x@made-up-99.example');
  await refusals.close();
  const rows = await kept();
  expect(rows.filter(({ masked_email }) => masked_email !== null)).toHaveLength(50);
  expect(rows.find(({ masked_email }) => masked_email === 'x…@made-up-0.example')?.times).toBe(2);
  expect(rows.filter((row) => row.masked_email === null).map((row) => [row.account_id, row.times])).toEqual(
    expect.arrayContaining([
      [null, 31],
      [lee.id, 1],
    ]),
  );
  expect(rows).toHaveLength(52);
});

test('refusal log: logs a batch that cannot be written, and stores the next one', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const lines: object[] = [];
  const log = { warn: (fields: object) => lines.push(fields) };
  const refusals = openRefusalLog({ sql, limits: createSharedLimits(sql), clock: () => now, log: log as never });
  const refusal: RecordedRefusal = {
    ...{ kind: 'command-refused', operation: 'addClasses', code: 'no-room', actorId: lee.id },
    ...{ studentId: null, email: null },
  };
  await sql`alter table desk.refusals rename to away`;
  refusals.note(refusal);
  await expect.poll(() => lines).toContainEqual({ lost: 1, error: expect.objectContaining({ code: '42P01' }) });
  await sql`alter table desk.away rename to refusals`;
  refusals.note(refusal);
  await refusals.close();
  expect(await sql`select times from desk.refusals`).toMatchObject([{ times: 1 }]);
});
