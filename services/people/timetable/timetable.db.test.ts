import { beforeEach, expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

// A Friday at noon in New York, two days before the clocks go back.
const FRIDAY = new Date('2026-10-30T16:00:00Z');
let now = FRIDAY;
const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const lee = await centre.createSignedInTutor({ name: 'Ms Lee' });
const ownerAccount = await centre.createTutor({ name: 'Olga Owner', owner: true });
const owner = await centre.signIn(ownerAccount.email, ownerAccount.password);
const [mia, ben] = [
  await centre.createStudent({ name: 'Mia Chen' }),
  await centre.createStudent({ name: 'Ben Novak' }),
];
const [miaClient, benClient] = [
  await centre.signIn(mia.email, mia.password),
  await centre.signIn(ben.email, ben.password),
];

const get = async (client: Client, path: string) => {
  await centre.program.runner.caughtUp();
  return (await client.get(path)).body;
};
const FRIDAY_AT_FOUR = { weekday: 5, begins: '16:00', ends: '17:00', room: 'Room 2' };
const schedule = async (group: string, meetings: object[], from = '2026-10-30') => {
  const { groups } = await get(lee, '/api/groups');
  const seen_version = groups.find(({ id }: { id: string }) => id === group).schedule_version;
  return lee.post(`/api/groups/${group}/schedule`, { from, meetings, seen_version });
};
let group: string;
beforeEach(async () => {
  now = FRIDAY;
  for (const { id } of (await get(lee, '/api/groups')).groups) await lee.delete(`/api/groups/${id}`);
  group = (await lee.post('/api/groups', { name: 'Algebra', students: [mia.id] })).body.id;
});

test('getStudentTimetable: nothing without a schedule, and then the classes of the student’s own groups', async () => {
  expect(await get(miaClient, `/api/students/${mia.id}/timetable`)).toEqual({
    ...{ today: '2026-10-30', classes: [], several_groups: false, absences: [] },
  });
  expect((await schedule(group, [FRIDAY_AT_FOUR])).status).toBe(204);
  const { classes } = await get(miaClient, `/api/students/${mia.id}/timetable`);
  expect(classes.slice(0, 2)).toEqual([
    {
      ...{ group_id: group, group_name: 'Algebra', date: '2026-10-30', begins: '16:00', ends: '17:00', room: 'Room 2' },
      ...{ begins_at: '2026-10-30T20:00:00.000Z', ends_at: '2026-10-30T21:00:00.000Z' },
    },
    expect.objectContaining({ date: '2026-11-06', begins_at: '2026-11-06T21:00:00.000Z' }),
  ]);
  expect((await get(benClient, `/api/students/${ben.id}/timetable`)).classes).toEqual([]);
  expect((await benClient.get(`/api/students/${mia.id}/timetable`)).status).toBe(403);
  expect((await get(lee, '/api/groups')).classes_today).toMatchObject([{ group_id: group, begins: '16:00' }]);
});

test('scheduleGroup: a new schedule is in force from its day on, and a colleague’s newer one is not replaced unseen', async () => {
  await schedule(group, [FRIDAY_AT_FOUR]);
  expect((await schedule(group, [{ ...FRIDAY_AT_FOUR, begins: '15:00' }], '2026-11-13')).status).toBe(204);
  const { classes } = await get(miaClient, `/api/students/${mia.id}/timetable`);
  expect(classes.slice(0, 3).map((each: { date: string; begins: string }) => `${each.date} ${each.begins}`)).toEqual([
    ...['2026-10-30 16:00', '2026-11-06 16:00', '2026-11-13 15:00'],
  ]);
  const stale = await lee.post(`/api/groups/${group}/schedule`, { from: '2026-10-30', meetings: [], seen_version: 0 });
  expect([stale.status, stale.body.code]).toEqual([409, 'schedule-changed']);
  expect((await schedule(group, [], '2026-11-06')).status).toBe(204);
  expect((await get(miaClient, `/api/students/${mia.id}/timetable`)).classes).toHaveLength(1);
  const { entries } = await get(lee, '/api/activity?group=groups');
  expect(entries[0]).toMatchObject({ what: 'group-scheduled', group_name: 'Algebra', date: '2026-11-06' });
});

test.each([
  [{ from: '2026-10-29', meetings: [FRIDAY_AT_FOUR], seen_version: 0 }, 409, 'schedule-in-past'],
  [{ from: '2026-10-30', meetings: [{ ...FRIDAY_AT_FOUR, ends: '16:00' }], seen_version: 0 }, 400, 'invalid-request'],
  [{ from: '2026-10-30', meetings: [{ ...FRIDAY_AT_FOUR, begins: '24:00' }], seen_version: 0 }, 400, 'invalid-request'],
  [{ from: '2026-10-30', meetings: [{ ...FRIDAY_AT_FOUR, weekday: 0 }], seen_version: 0 }, 400, 'invalid-request'],
  [{ from: '2026-10-30', meetings: [FRIDAY_AT_FOUR, FRIDAY_AT_FOUR], seen_version: 0 }, 400, 'invalid-request'],
])('scheduleGroup: refuses %j', async (body, status, code) => {
  const answer = await lee.post(`/api/groups/${group}/schedule`, body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('closeDays, openDays: a closed day has no class until it is opened again, and only owners close days', async () => {
  await schedule(group, [FRIDAY_AT_FOUR]);
  const days = { from: '2026-11-05', to: '2026-11-08', name: 'Fall break' };
  expect((await lee.post('/api/rules/closed-days', days)).status).toBe(403);
  expect((await owner.post('/api/rules/closed-days', days)).status).toBe(204);
  const { rules, changes } = await get(owner, '/api/rules');
  expect(rules.closed_days).toHaveLength(4);
  expect(rules.closed_days[0]).toEqual({ day: '2026-11-05', name: 'Fall break' });
  expect(changes.at(-1)).toMatchObject({ from: '2026-10-30', before: { closed_days: [] } });
  const dates = async () =>
    (await get(miaClient, `/api/students/${mia.id}/timetable`)).classes.map(({ date }: { date: string }) => date);
  expect((await dates()).slice(0, 2)).toEqual(['2026-10-30', '2026-11-13']);
  expect((await owner.post('/api/rules/closed-days/remove', { from: '2026-11-06', to: '2026-11-06' })).status).toBe(
    204,
  );
  expect((await dates()).slice(0, 2)).toEqual(['2026-10-30', '2026-11-06']);
  expect((await owner.post('/api/rules/closed-days', { from: '2026-10-29', to: '2026-10-30' })).body).toMatchObject({
    ...{ code: 'closed-day-in-past', errors: { from: 'Choose today or a later day.' } },
  });
  // There is no day after it.
  const lastDay = { from: '9999-12-30', to: '9999-12-31' };
  expect((await owner.post('/api/rules/closed-days', lastDay)).status).toBe(204);
  expect((await owner.post('/api/rules/closed-days/remove', lastDay)).status).toBe(204);
  const back = await owner.post('/api/rules/closed-days', { from: '2026-11-02', to: '2026-11-01' });
  expect(back.body.errors).toEqual({ to: 'The last day must not be before the first.' });
  expect((await owner.post('/api/rules/closed-days/remove', { from: '2026-10-30', to: '2026-12-01' })).status).toBe(
    204,
  );
});
