import { expect, test } from 'vitest';
import type { AttendanceCalendarDay } from '#contracts/attendance.ts';
import { fixedNoon, openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const centre = await openForAllTests(openTestCentre({ clock: fixedNoon }));
const tutor = await centre.createSignedInTutor();
const mia = await centre.createStudent({ name: 'Mia Chen', classes: 3 });
const at = `/api/students/${mia.id}`;

type Status = 'present' | 'absent';
const reason = 'Wrong line';
const post = async (path: string, body: object) => {
  const answer = await tutor.post(`${at}/attendance${path}`, { reason, ...body });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body.balance.version;
};
/** Marks a day, and returns the acts on its mark. */
const mark = async (day: string, status: Status, more: object = {}) => {
  const seen_version = await post('', { date: day, status, ...more });
  return {
    correct: (date: string, after: Status, changes: object = {}) =>
      post(`/${day}/correct`, { date, status: after, seen_version, ...changes }),
    void: () => post(`/${day}/void`, { seen_version }),
  };
};
const loadMonth = async (query = '') => (await tutor.get(`${at}/attendance-calendar${query}`)).body;
const describeDay = ({ date, state, given_back, row }: AttendanceCalendarDay) =>
  [date.slice(8), state, ...(given_back ? ['given back'] : []), ...(row.day === date ? [] : [row.day.slice(8)])].join(
    ' ',
  );

test('getAttendanceCalendar: says what became of each mark of the month, with its newest row in the class history', async () => {
  await mark('2026-09-30', 'absent');
  await mark('2026-11-02', 'present');
  await (await mark('2026-11-03', 'present')).correct('2026-11-03', 'absent');
  await (await mark('2026-11-04', 'present')).void();
  await (await mark('2026-11-05', 'absent')).void();
  await (await mark('2026-11-06', 'absent')).correct('2026-11-09', 'absent');
  await (await mark('2026-11-10', 'present')).correct('2026-11-11', 'absent');
  await (await mark('2026-11-12', 'present')).correct('2026-11-13', 'present');
  await (await mark('2026-11-16', 'present')).correct('2026-11-16', 'absent');
  await mark('2026-11-16', 'present');
  // No class is left.
  await mark('2026-11-17', 'present');
  await (await mark('2026-11-18', 'absent')).correct('2026-11-18', 'absent', { private_notes: 'Asked twice' });
  await centre.program.runner.caughtUp();

  const { days, ...month } = await loadMonth();
  expect(month).toEqual({ student: { id: mia.id, name: 'Mia Chen' }, month: '2026-11', first_day: '2026-09-30' });
  expect(days.map(describeDay)).toEqual([
    '02 present',
    '03 absent given back',
    '04 voided given back',
    '05 voided',
    '06 moved',
    '09 absent',
    '10 moved given back',
    '11 absent 10',
    '13 present',
    '16 present',
    '17 uncovered',
    '18 absent',
  ]);

  const { entries } = (await tutor.get(`${at}/class-history?order=recorded&limit=200`)).body;
  for (const { row } of days) {
    const rows = entries.filter(({ effective_on }: { effective_on: string }) => effective_on === row.day);
    expect(rows[0].id).toBe(row.id);
  }
});

test('getAttendanceCalendar: another month is empty, and a student sees their own alone', async () => {
  expect(await loadMonth('?month=2026-10')).toMatchObject({ month: '2026-10', days: [] });
  expect((await loadMonth('?month=2026-09')).days.map(describeDay)).toEqual(['30 absent']);
  for (const month of ['2026-13', '2026-1', '2026-11-01', 'now'])
    expect((await tutor.get(`${at}/attendance-calendar?month=${month}`)).status).toBe(400);
  const own = await centre.signIn(mia.email, mia.password);
  expect((await own.get(`${at}/attendance-calendar`)).body).toEqual(await loadMonth());
  const noah = await centre.createStudent({ name: 'Noah' });
  expect((await own.get(`/api/students/${noah.id}/attendance-calendar`)).status).toBe(403);
  const unmarked = await tutor.get(`/api/students/${noah.id}/attendance-calendar`);
  expect(unmarked.body).toMatchObject({ first_day: null, days: [] });
  const unknown = await tutor.get(`/api/students/${crypto.randomUUID()}/attendance-calendar`);
  expect(unknown.body.code).toBe('student-unknown');
});
