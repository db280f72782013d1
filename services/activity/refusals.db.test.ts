import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestCentre, type TestPerson, testCentre } from '#scripts/test/centre.ts';
import type { Client } from '#scripts/test/client.ts';
import { testDatabase } from '#scripts/test/database.ts';
import type { Refusal } from './refusal.ts';
import { openRefusals } from './refusals.ts';
import { deleteOldRefusals } from './write-refusals.ts';

let now = new Date('2026-11-20T17:00:10.000Z');
let centre: TestCentre;
let lee: TestPerson;
let mia: TestPerson;
let tutor: Client;
let student: Client;

beforeAll(async () => {
  centre = await testCentre({ clock: () => now });
  lee = await centre.createTutor({ name: 'Ms Lee' });
  mia = await centre.createStudent();
  tutor = await centre.signIn(lee.email, lee.password);
  student = await centre.signIn(mia.email, mia.password);
});
afterAll(() => centre[Symbol.asyncDispose]());
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

test('a command that is refused to somebody is kept, with whom it was about', async () => {
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
    { ...by, operation: 'deleteStudentAccount', code: 'unauthorized', actor_id: mia.id, student_id: mia.id },
  ]);
});

test('a sign-in that fails is kept with whose e-mail it was, or a mask of it, and never with a password', async () => {
  const visitor = centre.visitor();
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

test('too many attempts are counted, not listed', async () => {
  const visitor = centre.visitor();
  const email = 'many@elsewhere.example';
  await Promise.all(
    Array.from({ length: 30 }, () => visitor.post('/api/auth/sign-in', { email, password: 'hunter2 hunter2' })),
  );
  await expect.poll(async () => (await kept()).reduce((sum, { times }) => sum + times, 0)).toBe(30);
  expect((await kept()).map(({ code, times, masked_email }) => [code, times, masked_email])).toEqual([
    ['too-many-requests', 25, null],
    ['wrong-credentials', 5, 'm…@elsewhere.example'],
  ]);
});

test('reading, signing out and what is refused to nobody are not kept', async () => {
  await student.get('/api/students');
  await centre.visitor().delete(`/api/students/${mia.id}`);
  await tutor.post(`/api/students/${mia.id}/attendance/2026-01-05/settle`, {});
  await expect.poll(kept).toMatchObject([{ code: 'no-mark' }]);
});

test('the same again is one row a minute, and 90 days later none', async () => {
  const again = () => tutor.post(`/api/students/${mia.id}/waiting/apply`, {});
  for (let n = 0; n < 3; n += 1) await again();
  now = new Date('2026-11-20T17:01:00.000Z');
  await again();
  await expect.poll(async () => (await kept()).map(({ times }) => times)).toEqual([3, 1]);
  const { sql } = centre.program;
  await deleteOldRefusals(sql, new Date('2027-02-18T17:00:30Z'));
  expect((await kept()).map(({ times }) => times)).toEqual([1]);
});

test('of more than there is room for, the newest are kept', async () => {
  const { sql } = centre.program;
  await sql`
    insert into desk.refusals (minute, first_at, last_at, times, kind, operation, code)
    select at, at, at, 1, 'command-refused', 'addClasses', 'no-room'
    from generate_series(timestamptz '2026-11-20T10:00Z', '2026-11-20T10:04Z', interval '1 minute') at`;
  await deleteOldRefusals(sql, now, 2);
  const rows = await sql<{ minute: Date }[]>`select minute from desk.refusals order by minute`;
  expect(rows.map((row) => row.minute)).toEqual([new Date('2026-11-20T10:03Z'), new Date('2026-11-20T10:04Z')]);
});

test('e-mails that somebody makes up are one row after the twentieth of a minute; accounts are still named', async () => {
  const { sql, log } = centre.program;
  const refusals = openRefusals({ sql, clock: () => now, log });
  const knock = (email: string) =>
    refusals.note({
      ...{ kind: 'sign-in-failed', operation: 'signIn', code: 'wrong-credentials' },
      ...{ actorId: null, studentId: null, email },
    });
  for (let n = 0; n < 50; n += 1) knock(`x@made-up-${n}.example`);
  knock('x@made-up-0.example');
  knock(lee.email.toLowerCase());
  await refusals.close();
  const rows = await kept();
  expect(rows.filter(({ masked_email }) => masked_email !== null)).toHaveLength(20);
  expect(rows.find(({ masked_email }) => masked_email === 'x…@made-up-0.example')?.times).toBe(2);
  expect(rows.filter((row) => row.masked_email === null).map((row) => [row.account_id, row.times])).toEqual(
    expect.arrayContaining([
      [null, 30],
      [lee.id, 1],
    ]),
  );
  expect(rows).toHaveLength(22);
});

test('what cannot be written is logged, and the next is kept again', async () => {
  await using database = await testDatabase();
  const { sql } = database;
  const lines: object[] = [];
  const log = { warn: (fields: object) => lines.push(fields) };
  const refusals = openRefusals({ sql, clock: () => now, log: log as never });
  const refusal: Refusal = {
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
