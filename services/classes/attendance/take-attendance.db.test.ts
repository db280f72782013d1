import { beforeEach, expect, test } from 'vitest';
import { REASON_LENGTH_MAX } from '#events/values/limits.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';

const TODAY = '2026-03-20';

let mia: TestPerson;
let noah: TestPerson;

const centre = await openForAllTests(openTestCentre({ clock: () => new Date('2026-03-20T19:42:00Z') }));
const [lee, sam] = [await centre.createTutor({ name: 'Ms Lee' }), await centre.createTutor({ name: 'Sam Whitfield' })];
const tutor = await centre.signIn(lee.email, lee.password);
const other = await centre.signIn(sam.email, sam.password);
beforeEach(async () => {
  mia = await centre.createStudent({ name: 'Mia Okafor', classes: 3 });
  noah = await centre.createStudent({ name: 'Noah Brandt', classes: 0 });
});

const row = ({ id }: { id: string }, status: string, more: object = {}) => ({
  ...{ student_id: id, status, seen_version: 0 },
  ...more,
});
const take = (rows: object[], more: object = {}, headers = {}, by = tutor) =>
  by.post('/api/attendance/roll', { date: TODAY, rows, ...more }, headers);
const marksOn = async (date: string) => {
  const { body } = await tutor.get(`/api/attendance/roll?date=${date}`);
  return Object.fromEntries(body.students.map((student: { id: string }) => [student.id, student]));
};

test('takeAttendance: records a roll in one request', async () => {
  const answer = await take([row(mia, 'present', { notes: 'Fractions' }), row(noah, 'absent')], {
    generalNotes: 'Quiz',
  });

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    date: TODAY,
    rows: [
      {
        ...{ student_id: mia.id, result: 'saved', balance: { classes_remaining: 2, version: 2 } },
        change: { requested: -1, applied_remaining: -1, applied_total: 0 },
        mark: {
          ...{ status: 'present', charge: 'covered', notes: 'Fractions', tutor_name: 'Ms Lee', version: 2 },
          updated_at: '2026-03-20T19:42:00.000Z',
        },
      },
      { student_id: noah.id, result: 'saved', change: null, mark: { status: 'absent', charge: 'none', notes: null } },
    ],
  });
  const students = await marksOn(TODAY);
  expect(students[mia.id]).toEqual({
    absence: null,
    ...{
      id: mia.id,
      created_at: expect.any(String),
      name: 'Mia Okafor',
      email: mia.email,
      classes_remaining: 2,
      classes_uncovered: 0,
      classes_waiting: 0,
      classes_return_limit: 3,
    },
    mark: { ...answer.body.rows[0].mark, corrected_at: null, corrected_by: null },
  });
  expect(students[noah.id]).toMatchObject({ mark: { notes: null } });
  // She was no student on the day before.
  expect((await marksOn('2026-03-19'))[mia.id]).toBeUndefined();
});

test('getAttendanceRoll: lists students of today by name, without those who left today', async () => {
  await tutor.delete(`/api/students/${noah.id}`);
  await centre.program.runner.caughtUp();
  const { body } = await tutor.get(`/api/attendance/roll?date=${TODAY}`);
  const ids = body.students.map(({ id }: { id: string }) => id);
  expect(ids).toContain(mia.id);
  expect(ids).not.toContain(noah.id);
});

test('takeAttendance: for everybody, saves the general note for every student without an own note, changed or not', async () => {
  const zoe = await centre.createStudent({ name: 'Zoe' });
  const first = await take([row(mia, 'present'), row(noah, 'present', { notes: 'His own' }), row(zoe, 'present')]);
  const seen = first.body.rows.map(({ mark }: { mark: { version: number } }) => ({ seen_version: mark.version }));
  const answer = await take([row(mia, 'absent', seen[0]), row(noah, 'absent', seen[1]), row(zoe, 'present', seen[2])], {
    generalNotes: 'Everyone’s',
    general_notes_for: 'everybody',
  });
  expect(answer.body.rows).toMatchObject([
    { result: 'saved', mark: { status: 'absent', notes: 'Everyone’s' } },
    { result: 'saved', mark: { status: 'absent', notes: 'His own' } },
    { result: 'saved', mark: { status: 'present', charge: 'uncovered', notes: 'Everyone’s' }, change: null },
  ]);
  const versions = answer.body.rows.map(({ mark }: { mark: { version: number } }) => ({ seen_version: mark.version }));
  const repeated = await take(
    [row(mia, 'absent', versions[0]), row(noah, 'absent', versions[1]), row(zoe, 'present', versions[2])],
    { generalNotes: 'Another', general_notes_for: 'everybody' },
  );
  expect(repeated.body.rows.map(({ result }: { result: string }) => result)).toEqual(Array(3).fill('unchanged'));
});

test('takeAttendance: applies the general note only to unrecorded students, and keeps recorded notes', async () => {
  const zoe = await centre.createStudent({ name: 'Zoe' });
  const first = await take([row(mia, 'present', { notes: 'Her own' })]);
  const { version } = first.body.rows[0].mark;
  const answer = await take(
    [row(mia, 'absent', { seen_version: version }), row(noah, 'present', { notes: ' ' }), row(zoe, 'absent')],
    { generalNotes: 'Everyone’s', general_notes_for: 'everybody' },
  );
  expect(answer.body.rows.map(({ mark }: { mark: { notes: string } }) => mark.notes)).toEqual([
    'Her own',
    'Everyone’s',
    'Everyone’s',
  ]);
  const cleared = await take([row(mia, 'absent', { seen_version: version + 1, notes: '' })], { generalNotes: 'x' });
  expect(cleared.body.rows[0]).toMatchObject({ result: 'saved', change: null, mark: { notes: null } });
});

test('takeAttendance: a repeated request changes nothing and gets the same answer', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const rows = [row(mia, 'present'), row(noah, 'absent'), row({ id: crypto.randomUUID() }, 'present')];
  const first = await take(rows, {}, key);
  const again = await take(rows, {}, key);

  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(again.headers.get('position')).toBe(first.headers.get('position'));
  const body = (await take(rows)).body;
  expect(body.rows.map(({ result }: { result: string }) => result)).toEqual(['unchanged', 'unchanged', 'failed']);
  expect(body.rows[0]).toMatchObject({ balance: { classes_remaining: 2, version: 2 }, mark: { tutor_name: 'Ms Lee' } });
});

test('takeAttendance: refuses every row of another roll with the same idempotency key', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  await take([row(mia, 'present')], {}, key);
  const { body } = await take([row(mia, 'absent', { seen_version: 2 }), row(noah, 'present')], {}, key);
  expect(body.rows).toMatchObject([{ result: 'failed', code: 'command-reused' }, { result: 'saved' }]);
  expect(body.rows[0].mark).toMatchObject({ status: 'present' });
});

test('takeAttendance: a recorded absence becomes present only with a reason, of the row or of the roll', async () => {
  const first = await take([row(mia, 'absent'), row(noah, 'absent')]);
  const [miaVersion, noahVersion] = first.body.rows.map(({ mark }: { mark: { version: number } }) => mark.version);
  const zoe = await centre.createStudent({ name: 'Zoe', classes: 2 });
  const refused = await take([row(mia, 'present', { seen_version: miaVersion }), row(zoe, 'present')]);
  expect(refused.body.rows).toMatchObject([
    { result: 'failed', code: 'reason-needed', detail: 'Please give a reason.', mark: { status: 'absent' } },
    { result: 'saved' },
  ]);
  const saved = await take(
    [
      row(mia, 'present', { seen_version: miaVersion, reason: 'Correction' }),
      row(noah, 'present', { seen_version: noahVersion }),
    ],
    { reason: 'The list was lost' },
  );
  expect(saved.body.rows).toMatchObject([{ result: 'saved' }, { result: 'saved' }]);
  const reasonOf = async ({ id }: { id: string }) =>
    (await tutor.get(`/api/students/${id}/class-history?order=recorded`)).body.entries[0].reason;
  expect([await reasonOf(mia), await reasonOf(noah)]).toEqual(['Correction', 'The list was lost']);
});

test('takeAttendance: refuses archived and unknown students with a sentence, and saves the others', async () => {
  await tutor.delete(`/api/students/${noah.id}`);
  const { status, body } = await take([
    row(noah, 'present'),
    row({ id: crypto.randomUUID() }, 'absent'),
    row(mia, 'present'),
  ]);
  expect(status).toBe(200);
  expect(body.rows).toMatchObject([
    { result: 'failed', code: 'student-archived', detail: expect.stringContaining('has been deleted'), mark: null },
    { result: 'failed', code: 'student-unknown', detail: 'There is no student with this id.', balance: null },
    { result: 'saved', balance: { classes_remaining: 2 } },
  ]);
});

test('takeAttendance: accepts two hundred students with the longest texts in any script', async () => {
  const rows = Array.from({ length: 200 }, () =>
    row({ id: crypto.randomUUID() }, 'absent', { notes: '教'.repeat(2_000), reason: '由'.repeat(REASON_LENGTH_MAX) }),
  );
  const { status, body } = await take(rows);
  expect([status, body.rows.length]).toEqual([200, 200]);
});

test('takeAttendance: records each refused row for the owner’s activity', async () => {
  await tutor.delete(`/api/students/${noah.id}`);
  await take([row(noah, 'present'), row(mia, 'present')]);
  await take([row(mia, 'absent')], {}, {}, other);
  const kept = () => centre.program.sql`
    select code, student_id from desk.refusals
    where operation = 'takeAttendance' and student_id in (${noah.id}, ${mia.id}) order by code`;
  await expect.poll(kept).toEqual([
    { code: 'mark-changed', student_id: mia.id },
    { code: 'student-archived', student_id: noah.id },
  ]);
});

test('undoRoll: voids new marks and restores corrected ones, but not a mark that changed since', async () => {
  const zoe = await centre.createStudent({ name: 'Zoe', classes: 2 });
  const early = await take([row(noah, 'absent', { notes: 'Ill' })]);
  const seen_version = early.body.rows[0].mark.version;
  const roll = await take([
    row(mia, 'present'),
    row(noah, 'present', { seen_version, notes: 'Late', reason: 'Came late' }),
    row(zoe, 'present'),
  ]);
  const versions = roll.body.rows.map(({ mark }: { mark: { version: number } }) => mark.version);
  await tutor.post(`/api/students/${zoe.id}/attendance`, { date: TODAY, status: 'absent' });
  const body = {
    date: TODAY,
    rows: [
      { student_id: mia.id, seen_version: versions[0], before: null },
      { student_id: noah.id, seen_version: versions[1], before: { status: 'absent', notes: 'Ill' } },
      { student_id: zoe.id, seen_version: versions[2], before: null },
    ],
  };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const undone = await tutor.post('/api/attendance/roll/undo', body, key);
  expect(undone.body.rows).toMatchObject([
    { result: 'saved', mark: null, balance: { classes_remaining: 3 }, change: { applied_remaining: 1 } },
    { result: 'saved', mark: { status: 'absent', notes: 'Ill' }, balance: { classes_uncovered: 0 } },
    { result: 'conflict', code: 'mark-changed', mark: { status: 'absent' } },
  ]);
  expect((await tutor.post('/api/attendance/roll/undo', body, key)).body).toEqual(undone.body);
  const { entries } = (await tutor.get(`/api/students/${mia.id}/class-history?order=recorded`)).body;
  expect(entries[0]).toMatchObject({ voided: true, reason: 'Undone right after the roll' });
});
