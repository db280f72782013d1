import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

let now = new Date('2026-11-02T17:00:00Z');
const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const tutor = await centre.createSignedInTutor({ name: 'Ms Lee' });

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
  // The day on which he left is one of his days, and its roll can be taken later.
  expect(await namesOn('2026-11-10')).toEqual([stays.name, left.name]);
  expect(await namesOn('2026-11-11')).toEqual([stays.name]);
  expect((await markOn(left.id, '2026-11-10')).status).toBe(200);
  expect(await namesOn('2026-11-12')).toEqual([stays.name, later.name]);
  expect(await namesOn('2026-11-01')).toEqual([]);

  const { mark } = (await rollOf('2026-11-05'))[1];
  const rows = [
    { student_id: left.id, status: 'absent', seen_version: mark.version },
    { student_id: stays.id, status: 'present', seen_version: 0 },
  ];
  const saved = await tutor.post('/api/attendance/roll', { date: '2026-11-05', rows });
  expect(saved.body.rows).toMatchObject([
    { result: 'saved', mark: { status: 'absent' }, balance: { classes_remaining: 2 } },
    { result: 'saved', mark: { status: 'present' } },
  ]);
  // Later days are not of a former student.
  expect((await markOn(left.id, '2026-11-12')).body.code).toBe('student-archived');
});

test('getAttendanceRoll, getAttendanceRecords: of a group, those who were in it on the day', async () => {
  const at = (day: string) => {
    now = new Date(`2026-12-${day}T17:00:00Z`);
  };
  at('01');
  const enrol = (name: string) => centre.createStudent({ name, classes: 6 });
  const [ida, jon, kim] = [await enrol('Ida Leaves'), await enrol('Jon Stays'), await enrol('Kim Joins')];
  const markAllOn = async (day: string) => {
    at(day);
    for (const { id } of [ida, jon, kim]) await tutor.post(`/api/students/${id}/attendance`, { status: 'present' });
  };
  await markAllOn('01');
  // Those with whom the group was created came together before it had a name, so they are in it on the day before.
  at('02');
  const { body } = await tutor.post('/api/groups', { name: 'Tuesday', students: [ida.id, jon.id] });
  const change = (added: string[], removed: string[]) => tutor.post(`/api/groups/${body.id}`, { added, removed });
  at('03');
  await change([kim.id], [ida.id]);
  await markAllOn('08');
  at('10');
  await change([ida.id], [kim.id]);
  await markAllOn('15');
  await centre.program.runner.caughtUp();
  const names = (rows: { name?: string; student_name?: string }[]) =>
    rows.map(({ name, student_name }) => (name ?? student_name)?.split(' ')[0]);
  const rollOn = async (date: string) =>
    names((await tutor.get(`/api/attendance/roll?date=${date}&group=${body.id}`)).body.students);
  const recordsOf = async (query: string) =>
    names((await tutor.get(`/api/attendance?group=${body.id}&${query}`)).body.records);
  const days = { '2026-12-01': ['Ida', 'Jon'], '2026-12-08': ['Jon', 'Kim'], '2026-12-15': ['Ida', 'Jon'] };
  for (const [date, members] of Object.entries(days)) {
    expect(await rollOn(date), date).toEqual(members);
    expect(await recordsOf(`date=${date}`), date).toEqual(members);
  }
  // On the day of a change, those who left and those who joined, and neither on the days around it.
  expect([await rollOn('2026-12-02'), await rollOn('2026-12-03'), await rollOn('2026-12-04')]).toEqual([
    ['Ida', 'Jon'],
    ['Ida', 'Jon', 'Kim'],
    ['Jon', 'Kim'],
  ]);
  expect(await recordsOf('from=2026-12-01&to=2026-12-31')).toEqual(['Ida', 'Jon', 'Jon', 'Kim', 'Ida', 'Jon']);
  const { text } = await tutor.get(`/api/attendance/export?group=${body.id}&format=csv`);
  expect(text.trim().split('\n')).toHaveLength(1 + 6);
});

test('getAttendanceRoll, getAttendanceRecords: who leaves a group in the evening is on its roll of that day', async () => {
  const at = (instant: string) => {
    now = new Date(instant);
  };
  at('2027-01-05T15:00:00Z');
  const enrol = (name: string) => centre.createStudent({ name, classes: 6 });
  const [lea, max, nia] = [await enrol('Lea Marked'), await enrol('Max Unmarked'), await enrol('Nia Passing')];
  const { body } = await tutor.post('/api/groups', { name: 'Evening', students: [lea.id, max.id] });
  const change = (added: string[], removed: string[]) => tutor.post(`/api/groups/${body.id}`, { added, removed });
  await tutor.post(`/api/students/${lea.id}/attendance`, { status: 'present' });
  await change([nia.id], []);
  // In the evening of the centre, which is the next day in UTC.
  at('2027-01-06T03:00:00Z');
  await change([], [lea.id, max.id, nia.id]);
  await centre.program.runner.caughtUp();
  const rollOn = async (date: string) =>
    (await tutor.get(`/api/attendance/roll?date=${date}&group=${body.id}`)).body.students.map(
      ({ name }: { name: string }) => name,
    );
  const records = async () => (await tutor.get(`/api/attendance?group=${body.id}`)).body.records;
  // On the day itself, the members of now and those who are marked already.
  expect(await rollOn('2027-01-05')).toEqual([lea.name]);
  expect(await records()).toMatchObject([{ student_name: lea.name }]);
  at('2027-01-06T15:00:00Z');
  expect(await rollOn('2027-01-05')).toEqual([lea.name, max.name, nia.name]);
  expect(await rollOn('2027-01-06')).toEqual([]);
  await tutor.post(`/api/students/${max.id}/attendance`, { status: 'absent', date: '2027-01-05' });
  await tutor.post(`/api/students/${max.id}/attendance`, { status: 'present' });
  await centre.program.runner.caughtUp();
  expect((await records()).map(({ date }: { date: string }) => date)).toEqual(['2027-01-05', '2027-01-05']);
});
