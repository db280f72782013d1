import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const TODAY = '2026-03-20';

const centre = await openForAllTests(openTestCentre({ clock: () => new Date('2026-03-20T19:42:00Z') }));
const tutor = await centre.createSignedInTutor({ name: 'Ms Lee' });

/** A student with a mark of today, whose version is 2. */
async function createMarkedStudent(classes: number, status: 'present' | 'absent' = 'present') {
  const student = await centre.createStudent({ name: 'Mia Okafor', classes });
  const at = `/api/students/${student.id}`;
  await tutor.post(`${at}/attendance`, { status, notes: 'Fractions' });
  await centre.program.runner.caughtUp();
  return { ...student, at, voidUrl: `${at}/attendance/${TODAY}/void` };
}
const reason = 'Wrong student';

test('voidAttendance: the class comes back, the date is free, and the history shows both rows', async () => {
  const mia = await createMarkedStudent(3);
  const before = (await tutor.get('/api/dashboard')).body;
  expect((await tutor.post(mia.voidUrl, { reason: ' ', seen_version: 2 })).body.errors.reason).toBe(
    'Please give a reason.',
  );
  expect((await tutor.post(mia.voidUrl, { reason, seen_version: 1 })).body).toMatchObject({
    ...{ code: 'mark-changed', changed_by: 'Ms Lee' },
  });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answer = await tutor.post(mia.voidUrl, { reason, seen_version: 2 }, key);
  expect(answer.body).toMatchObject({
    balance: { classes_remaining: 3, classes_uncovered: 0, version: 3 },
    change: { requested: 1, applied_remaining: 1 },
  });
  expect((await tutor.post(mia.voidUrl, { reason, seen_version: 2 }, key)).body).toEqual(answer.body);
  expect((await tutor.post(mia.voidUrl, { reason, seen_version: 0 })).body.code).toBe('no-mark');

  const { body: roll } = await tutor.get(`/api/attendance/roll?date=${TODAY}`);
  expect(roll.students.find(({ id }: { id: string }) => id === mia.id).mark).toBeNull();
  expect((await tutor.get(`/api/attendance?student_id=${mia.id}`)).body.records).toEqual([]);
  const family = await centre.signIn(mia.email, mia.password);
  expect((await family.get(`/api/attendance?student_id=${mia.id}`)).body.records).toEqual([]);
  expect((await tutor.get('/api/dashboard')).body.attendance).toMatchObject({
    unmarked: before.attendance.unmarked + 1,
  });
  const [given, taken] = (await tutor.get(`${mia.at}/class-history?order=recorded`)).body.entries;
  expect(given).toMatchObject({
    ...{ source: 'reversal', voided: true, reason, reversed: taken.id, effective_on: TODAY, notes: 'Fractions' },
    ...{ applied_remaining: 1, remaining_after: 3, can_correct: false },
  });
  expect(taken).toMatchObject({ source: 'attendance', voided: false, reversed_by: given.id, can_correct: false });
  const history = (await tutor.get(`/api/attendance/${taken.attendance_id}/history`)).body.history;
  expect(history).toMatchObject([
    { what: 'voided', from_status: 'present', reason, notes: 'Fractions', change: { applied_remaining: 1 } },
    { what: 'marked', status: 'present' },
  ]);

  const again = await tutor.post(`${mia.at}/attendance`, { status: 'present', seen_version: 0 });
  expect(again.body.balance).toMatchObject({ classes_remaining: 2 });
});

test.each(['present', 'absent'] as const)(
  'voidAttendance: gives no class back for a mark that took none: %s',
  async (status) => {
    const mia = await createMarkedStudent(0, status);
    const marked = await tutor.get(`${mia.at}/class-history`);
    expect(marked.status).toBe(200);
    const answer = await tutor.post(mia.voidUrl, { reason, seen_version: 2 });
    expect(answer.body).toMatchObject({ balance: { classes_remaining: 0, classes_uncovered: 0 }, change: null });
    const [voided, mark] = (await tutor.get(`${mia.at}/class-history?order=recorded`)).body.entries;
    expect(voided).toMatchObject({ kind: 'mark', what: 'voided', reason, can_correct: false });
    if (status === 'present') expect(mark).toMatchObject({ resolved_as: 'voided', can_settle: false });
    const { entries } = (await tutor.get(`/api/activity?student=${mia.id}`)).body;
    expect(entries[0]).toMatchObject({ what: 'voided', reason });
  },
);

test('read models: equal a rebuild afterwards', () => expectReadModelsEqualRebuild(centre.program));
