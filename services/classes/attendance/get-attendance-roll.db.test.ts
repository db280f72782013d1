import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';

let now = new Date('2026-11-02T17:00:00Z');
let centre: TestCentre;
let tutor: Client;
beforeAll(async () => {
  centre = await openTestCentre({ clock: () => now });
  tutor = await centre.createSignedInTutor({ name: 'Ms Lee' });
});
afterAll(() => centre[Symbol.asyncDispose]());

test('getAttendanceRoll: the roll of a past day is of those who were students on it, and their marks can be corrected', async () => {
  const at = (day: string) => {
    now = new Date(`2026-11-${day}T17:00:00Z`);
  };
  const markOn = (id: string, date: string, body = {}) =>
    tutor.post(`/api/students/${id}/attendance`, { status: 'present', date, ...body });
  const stays = await centre.createStudent({ name: 'Ada Stays', classes: 3 });
  const left = await centre.createStudent({ name: 'Ben Left', classes: 3 });
  at('05');
  await markOn(left.id, '2026-11-05');
  at('10');
  await tutor.delete(`/api/students/${left.id}`);
  at('12');
  const later = await centre.createStudent({ name: 'Cleo Later', classes: 3 });
  // Her first class was before her account.
  await markOn(later.id, '2026-11-09');
  await centre.program.runner.caughtUp();

  const rollOf = async (date: string) => (await tutor.get(`/api/attendance/roll?date=${date}`)).body.students;
  const namesOn = async (date: string) => (await rollOf(date)).map(({ name }: { name: string }) => name);
  expect(await namesOn('2026-11-05')).toEqual([stays.name, left.name]);
  expect(await namesOn('2026-11-09')).toEqual([stays.name, left.name, later.name]);
  expect(await namesOn('2026-11-10')).toEqual([stays.name]);
  expect(await namesOn('2026-11-12')).toEqual([stays.name, later.name]);
  expect(await namesOn('2026-11-01')).toEqual([]);

  const { mark } = (await rollOf('2026-11-05'))[1];
  const rows = [
    { student_id: left.id, status: 'absent', seen_version: mark.version },
    { student_id: stays.id, status: 'present', seen_version: 0 },
  ];
  const saved = await tutor.post('/api/attendance/roll', { date: '2026-11-05', rows });
  expect(saved.body.rows).toMatchObject([
    { result: 'saved', mark: { status: 'absent' }, balance: { classes_remaining: 3 } },
    { result: 'saved', mark: { status: 'present' } },
  ]);
  // Later days are not of a former student.
  expect((await markOn(left.id, '2026-11-12')).body.code).toBe('student-archived');
});
