import { expect, test, vi } from 'vitest';
import type { ActivityAct, ActivityEntry } from '#contracts/activity.ts';
import { activityGroups } from '#contracts/activity-groups.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';

const NOW = new Date('2026-11-20T17:00:00.000Z');

// All rows have the same time.
const centre = await openForAllTests(openTestCentre({ clock: () => NOW }));
const sam = await centre.createTutor({ name: 'Sam Whitfield', owner: true });
const lee = await centre.createTutor({ name: 'Ms Lee' });
const mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 6 });
const noah = await centre.createStudent({ name: 'Noah Brandt', classes: 18 });
const signIn = ({ email, password }: TestPerson) => centre.signIn(email, password);
const [owner, tutor] = await Promise.all([signIn(sam), signIn(lee)]);
const at = (path: string) => `/api/students/${mia.id}${path}`;
await tutor.post(at('/attendance'), { status: 'present', date: '2026-11-12', notes: 'Fractions' });
await tutor.post(at('/classes/add'), { classes: 20, reason: 'Excellence plan' });
await owner.post(at('/attendance'), { status: 'absent', date: '2026-11-12' });
await owner.post(`/api/students/${noah.id}/classes/remove`, { classes: 1, reason: 'Refund' });
const marks = await tutor.get(`/api/attendance?student_id=${mia.id}`);
const [{ id: record }] = marks.body.records;
await tutor.post(`/api/students/${noah.id}/waiting/apply`, {});
await centre.createVisitor().post('/api/auth/sign-in', { email: lee.email, password: 'not this one' });
await centre.program.runner.caughtUp();
const refused = async () => {
  const { entries } = (await owner.get('/api/activity')).body;
  return entries.filter(({ kind }: ActivityEntry) => kind === 'refusal');
};
await vi.waitFor(async () => expect(await refused()).toHaveLength(2), 60_000);

const ask = async (client: Client, search = ''): Promise<ActivityEntry[]> => {
  const { status, body } = await client.get(`/api/activity?${search}`);
  expect(status).toBe(200);
  return body.entries;
};
const told = (entries: readonly ActivityEntry[]) =>
  entries.map((entry) => (entry.kind === 'act' ? entry.what : entry.code)).sort();

test('getActivity: shows an owner all acts, each with the values before and after it', async () => {
  const entries = await ask(owner);
  expect(told(entries)).toEqual([
    ...['classes-added', 'classes-removed', 'corrected', 'enrolled', 'enrolled', 'joined', 'joined', 'marked'],
    ...['nothing-waiting', 'opened', 'streak-reset', 'wrong-credentials'],
  ]);
  const act = (what: string) =>
    entries.find((entry): entry is ActivityAct => entry.kind === 'act' && entry.what === what);
  expect(act('marked')).toMatchObject({
    ...{ actor_id: lee.id, actor_name: 'Ms Lee', actor_role: 'tutor', subject_id: mia.id, attendance_id: record },
    ...{ subject_name: 'Mia Lindqvist', subject_archived: false, date: '2026-11-12', status: 'present' },
    ...{ remaining_before: 6, remaining_after: 5, total_before: 6, total_after: 6, notes: 'Fractions' },
  });
  expect(act('classes-added')).toMatchObject({ requested: 20, remaining_after: 18, reason: 'Excellence plan' });
  expect(act('corrected')).toMatchObject({ actor_name: 'Sam Whitfield', from_status: 'present', status: 'absent' });
  expect(act('opened')).toMatchObject({ actor_name: 'Rollbook', actor_role: 'system', subject_id: null });
});

test('getActivity: shows a tutor their own acts and all acts on classes and attendance, and no refusals', async () => {
  expect(told(await ask(tutor))).toEqual(['classes-added', 'classes-removed', 'corrected', 'marked']);
  expect(told(await ask(tutor, `record=${record}`))).toEqual(['corrected', 'marked']);
  expect(await ask(tutor, 'group=accounts')).toEqual([]);
  expect(told(await ask(tutor, `person=${lee.id.toUpperCase()}`))).toEqual(['classes-added', 'marked']);
  expect(await ask(tutor, 'group=refused')).toEqual([]);
  expect(await ask(tutor, `person=${mia.id}`)).toEqual([]);
});

test('getActivity: filters by person, student, group, record and day', async () => {
  expect(told(await ask(owner, `person=${lee.id}`))).toEqual([
    ...['classes-added', 'marked', 'nothing-waiting', 'wrong-credentials'],
  ]);
  expect(told(await ask(owner, `student=${noah.id}`))).toEqual(['classes-removed', 'enrolled', 'nothing-waiting']);
  expect(told(await ask(owner, 'group=attendance'))).toEqual(['corrected', 'marked']);
  expect(told(await ask(owner, 'group=accounts'))).toEqual(['enrolled', 'enrolled', 'joined', 'joined', 'opened']);
  expect(told(await ask(owner, 'group=refused'))).toEqual(['nothing-waiting']);
  expect(told(await ask(owner, 'group=sign-ins'))).toEqual(['wrong-credentials']);
  expect(told(await ask(tutor, 'group=sign-ins'))).toEqual([]);
  expect(told(await ask(owner, 'group=practice'))).toEqual(['streak-reset']);
  expect(told(await ask(owner, `record=${record}`))).toEqual(['corrected', 'marked']);
  // Noon in New York, the centre's time zone.
  expect(await ask(owner, 'from=2026-11-20&to=2026-11-20')).toHaveLength(12);
  expect(await ask(owner, 'to=2026-11-19')).toEqual([]);
  expect(await ask(owner, 'from=2026-11-21')).toEqual([]);
});

test('getActivity: every entry is in exactly one group', async () => {
  const groups = await Promise.all(activityGroups.map((group) => ask(owner, `group=${group}`)));
  const ids = (entries: readonly ActivityEntry[]) => entries.map(({ id }) => id).sort();
  expect(ids(groups.flat())).toEqual(ids(await ask(owner)));
});

test('getActivity: pages neither skip nor repeat a row when all times are equal', async () => {
  const all = await ask(owner);
  const pages: ActivityEntry[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await owner.get(`/api/activity?limit=2${cursor && `&cursor=${cursor}`}`);
    pages.push(...body.entries);
    if (body.next_cursor === null) break;
    cursor = body.next_cursor;
  }
  expect(pages).toEqual(all);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(12);
  expect((await owner.get('/api/activity?cursor=WzFd')).body.code).toBe('invalid-request');
});

test('getActivity: lists the people to filter by', async () => {
  for (const client of [tutor, owner]) {
    const { people } = (await client.get('/api/activity')).body;
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['Ms Lee', 'Sam Whitfield']);
  }
});
