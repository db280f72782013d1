import { afterEach, expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { expectRecordVerifies } from '#testing/expect-record.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

// Noon at the centre.
const FRIDAY = new Date('2026-11-20T17:00:00Z');
let now = FRIDAY;
const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const tutor = await centre.createSignedInTutor({ name: 'Ms Lee' });
const [mia, ben] = [
  await centre.createStudent({ name: 'Mia Chen', classes: 3 }),
  await centre.createStudent({ name: 'Ben Novak', classes: 3 }),
];
const miaClient = await centre.signIn(mia.email, mia.password);
afterEach(() => {
  now = FRIDAY;
});

const get = async (client: Client, path: string) => {
  await centre.program.runner.caughtUp();
  return (await client.get(path)).body;
};
const path = `/api/students/${mia.id}/absences`;
const report = (body: object) => miaClient.post(path, body);
const withdraw = (date: string) => miaClient.post(`${path}/withdraw`, { date });
const absences = async () => (await get(miaClient, `/api/students/${mia.id}/timetable`)).absences;
const rollOf = async (name: string) =>
  (await get(tutor, `/api/attendance/roll?date=2026-11-20`)).students.find(
    (row: { name: string }) => row.name === name,
  );

test('reportAbsence: the roll of the day shows it beside the student, without a mark, and a tutor’s mark settles it', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const body = { date: '2026-11-20', reason: 'Dentist' };
  expect((await miaClient.post(path, body, key)).status).toBe(204);
  expect((await miaClient.post(path, body, key)).status, 'a retry').toBe(204);
  expect((await report(body)).body).toMatchObject({
    ...{ status: 409, code: 'absence-reported', errors: { date: 'An absence is reported for this day already.' } },
  });
  expect(await absences()).toEqual([
    { date: '2026-11-20', reason: 'Dentist', reported_at: '2026-11-20T17:00:00.000Z', by_centre: false, marked: false },
  ]);
  expect(await rollOf('Mia Chen')).toMatchObject({
    ...{ mark: null, classes_remaining: 3 },
    absence: { reason: 'Dentist', reported_at: '2026-11-20T17:00:00.000Z', reported_by: null, notice: null },
  });
  expect((await rollOf('Ben Novak')).absence).toBeNull();
  const { entries } = await get(tutor, '/api/activity?group=attendance');
  expect(entries[0]).toMatchObject({ what: 'absence-reported', date: '2026-11-20', reason: 'Dentist' });

  await tutor.post(`/api/students/${mia.id}/attendance`, { date: '2026-11-20', status: 'absent' });
  expect((await absences())[0].marked).toBe(true);
  expect((await withdraw('2026-11-20')).body.code).toBe('absence-marked');
});

test('withdrawAbsence: the roll no longer shows a withdrawn report, and the past is closed', async () => {
  expect((await report({ date: '2026-11-27' })).status).toBe(204);
  expect((await withdraw('2026-11-27')).status).toBe(204);
  expect((await absences()).map(({ date }: { date: string }) => date)).toEqual(['2026-11-20']);
  expect((await report({ date: '2026-11-19' })).body.code).toBe('absence-in-past');
  expect((await report({ date: '2027-06-01' })).body.code).toBe('absence-too-far');
  now = new Date('2026-11-28T17:00:00Z');
  expect(await absences(), 'days that are over').toEqual([]);
});

test('reportAbsence: a family reports and withdraws for its own child, under its own name', async () => {
  const { email, password } = await centre.createFamily({ name: 'Ann Chen', children: [mia.id] });
  const family = await centre.signIn(email, password);
  const of = (id: string, act = '') => family.post(`/api/students/${id}/absences${act}`, { date: '2026-12-04' });
  expect((await of(ben.id)).status).toBe(403);
  expect((await of(ben.id, '/withdraw')).status).toBe(403);
  expect((await of(mia.id)).status).toBe(204);
  expect((await get(family, `/api/students/${mia.id}/timetable`)).absences).toMatchObject([
    { date: '2026-11-20' },
    { date: '2026-12-04', reason: null, by_centre: false },
  ]);
  const { entries } = await get(tutor, '/api/activity?group=attendance');
  expect(entries[0]).toMatchObject({ what: 'absence-reported', actor_name: 'Ann Chen', subject_name: 'Mia Chen' });
  expect((await of(mia.id, '/withdraw')).status).toBe(204);
});

test('reportAbsence: a tutor reports for a student, who sees that the center entered it, and either withdraws it', async () => {
  const of = (act = '', body: object = {}) => tutor.post(`/api/students/${ben.id}/absences${act}`, body);
  const benClient = await centre.signIn(ben.email, ben.password);
  const open = async () => (await get(benClient, `/api/students/${ben.id}/timetable`)).absences;
  expect((await of('', { date: '2026-11-20', reason: 'His mother called' })).status).toBe(204);
  expect(await open()).toMatchObject([{ date: '2026-11-20', reason: 'His mother called', by_centre: true }]);
  expect((await rollOf('Ben Novak')).absence).toMatchObject({ reported_by: 'Ms Lee', reason: 'His mother called' });
  const { entries } = await get(tutor, '/api/activity?group=attendance');
  const entry = { what: 'absence-reported', actor_name: 'Ms Lee', subject_name: 'Ben Novak' };
  expect(entries).toContainEqual(expect.objectContaining(entry));
  const withdrawn = await benClient.post(`/api/students/${ben.id}/absences/withdraw`, { date: '2026-11-20' });
  expect([withdrawn.status, await open()]).toEqual([204, []]);

  expect((await benClient.post(`/api/students/${ben.id}/absences`, { date: '2026-11-27' })).status).toBe(204);
  expect((await of('/withdraw', { date: '2026-11-27' })).status).toBe(204);
  expect(await open()).toEqual([]);
});

test('reportAbsence: the record verifies, and a report is of one student only', async () => {
  await report({ date: '2026-11-23' });
  expect((await miaClient.post(`/api/students/${ben.id}/absences`, { date: '2026-11-23' })).status).toBe(403);
  expect((await get(tutor, `/api/students/${ben.id}/timetable`)).absences).toEqual([]);
  await expectRecordVerifies(centre.program);
});

test('getTutorDashboard: with a schedule, only members of the groups of today count as without a mark', async () => {
  const unmarked = async () => (await get(tutor, '/api/dashboard')).attendance.unmarked;
  expect(await unmarked(), 'Mia is marked').toBe(1);
  const { body } = await tutor.post('/api/groups', { name: 'Algebra', students: [mia.id, ben.id] });
  const schedule = (weekday: number, seen_version: number) =>
    tutor.post(`/api/groups/${body.id}/schedule`, {
      ...{ from: '2026-11-20', seen_version, meetings: [{ weekday, begins: '16:00', ends: '17:00' }] },
    });
  expect((await schedule(1, 0)).status).toBe(204);
  expect(await unmarked(), 'no class today').toBe(0);
  const [group] = (await get(tutor, '/api/groups')).groups;
  expect((await schedule(5, group.schedule_version)).status).toBe(204);
  expect(await unmarked()).toBe(1);
  expect((await get(tutor, '/api/dashboard')).classes_today).toMatchObject([
    { group_name: 'Algebra', begins: '16:00' },
  ]);
  await tutor.post(`/api/groups/${body.id}`, { added: [], removed: [ben.id] });
  expect(await unmarked(), 'Ben has left the group').toBe(0);
});
