import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { expectRecordVerifies } from '#testing/expect-record.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre, type Student } from '#testing/practice-fixture.ts';

const room = await openForAllTests(openPracticeCentre());
const [lee, sam] = [
  await room.centre.createSignedInTutor({ name: 'Ms Lee' }),
  await room.centre.createSignedInTutor({ name: 'Sam Okafor' }),
];
const [mia, noah, zoe] = [
  await room.createStudent('Mia Chen'),
  await room.createStudent('Noah Brandt'),
  await room.createStudent('Zoe Adams'),
];

const get = async (client: Client, path: string) => (await room.getWhenCaughtUp(client, path)).body;
const create = async (name: string, students: readonly Student[]): Promise<string> => {
  const answer = await lee.post('/api/groups', { name, students: students.map(({ id }) => id) });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.body.id;
};
const unscheduled = { meetings: [], schedule_version: 0 };
const remove = (id: string, by = lee) => by.delete(`/api/groups/${id}`);

test('createGroup: any tutor sees the group with its students by name', async () => {
  const id = await create('  Tuesday   at four ', [zoe, mia]);
  expect(await get(sam, '/api/groups')).toEqual({
    groups: [{ id, name: 'Tuesday at four', students: [mia.id, zoe.id], ...unscheduled }],
    ...{ roll_group: null, classes_today: [] },
  });
  await remove(id);
});

test('createGroup: two tutors at once get one group of a name', async () => {
  const answers = await Promise.all(
    [lee, sam, lee, sam].map((by) => by.post('/api/groups', { name: 'Friday', students: [] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'group-name-taken',
    errors: { name: 'There is already a group with this name.' },
  });
  await remove(answers.find(({ status }) => status === 200)?.body.id);
});

test('createGroup: a repetition answers the group of the first attempt', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await lee.post('/api/groups', { name: 'Chess', students: [mia.id] }, headers);
  expect((await lee.post('/api/groups', { name: 'Chess', students: [mia.id] }, headers)).body).toEqual(first.body);
  expect((await lee.post('/api/groups', { name: 'Chess', students: [] }, headers)).body.code).toBe('command-reused');
  await remove(first.body.id);
});

test.each([
  [{ name: '   ', students: [] }, 400, 'invalid-request'],
  [{ name: 'x'.repeat(41), students: [] }, 400, 'invalid-request'],
  [{ name: '\u202enoon', students: [] }, 400, 'invalid-request'],
  [{ name: 'Noon', students: ['nobody'] }, 400, 'invalid-request'],
  [{ name: 'Noon', students: [crypto.randomUUID()] }, 409, 'student-archived'],
])('createGroup: refuses %j', async (body, status, code) => {
  const answer = await lee.post('/api/groups', body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('changeGroup: two tutors can change a group at once, because each sends only differences', async () => {
  const id = await create('Sums', [mia]);
  const answers = await Promise.all([
    lee.post(`/api/groups/${id}`, { name: 'Harder sums', added: [noah.id], removed: [] }),
    sam.post(`/api/groups/${id}`, { added: [zoe.id], removed: [mia.id] }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const { groups } = await get(lee, '/api/groups');
  expect(groups).toEqual([{ id, name: 'Harder sums', students: [noah.id, zoe.id], ...unscheduled }]);
  const { entries } = await get(lee, '/api/activity?group=groups');
  const acts = entries.map((act: { what: string; group_name: string }) => `${act.what} ${act.group_name}`);
  expect(acts).toContain('group-renamed Harder sums');
  await remove(id);
  expect((await lee.post(`/api/groups/${id}`, { added: [], removed: [] })).body.code).toBe('group-unknown');
});

test('changeGroup: a colleague’s newer name is told with who gave it, and replaced only by who has seen it', async () => {
  const id = await create('Sums', [mia]);
  await lee.post(`/api/groups/${id}`, { name: 'Harder sums', seen_name: 'Sums', added: [], removed: [] });
  const mine = { name: 'Fractions', added: [noah.id], removed: [] };
  const told = await sam.post(`/api/groups/${id}`, { ...mine, seen_name: 'Sums' });
  const detail =
    'Ms Lee renamed this group to “Harder sums” while you were editing. Save again to use your name instead.';
  expect(told.body).toMatchObject({
    ...{ status: 409, code: 'group-renamed', detail, errors: { name: detail } },
    ...{ changed_by: 'Ms Lee', changed_at: expect.any(String), current_name: 'Harder sums' },
  });
  expect((await get(sam, '/api/groups')).groups).toMatchObject([{ id, name: 'Harder sums', students: [mia.id] }]);
  expect((await sam.post(`/api/groups/${id}`, { ...mine, seen_name: 'Harder sums' })).status).toBe(204);
  expect((await get(sam, '/api/groups')).groups).toMatchObject([
    { id, name: 'Fractions', students: [mia.id, noah.id] },
  ]);
  await remove(id);
});

test('lists, records and the roll show only the students of a group', async () => {
  const id = await create('Readers', [mia, zoe]);
  for (const { id: student } of [mia, noah])
    await lee.post(`/api/students/${student}/attendance`, { status: 'absent' });
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  expect(names((await get(lee, `/api/students?group=${id}`)).students)).toEqual(['Mia Chen', 'Zoe Adams']);
  expect(await get(lee, `/api/students/names?group=${id}&search=zoe`)).toMatchObject({ total: 1 });
  const roll = await get(lee, `/api/attendance/roll?date=2026-03-20&group=${id}`);
  expect(names(roll.students)).toEqual(['Mia Chen', 'Zoe Adams']);
  expect((await get(lee, `/api/attendance?group=${id}`)).records).toMatchObject([{ student_name: 'Mia Chen' }]);
  await remove(id);
  expect((await get(lee, `/api/students?group=${id}`)).students, 'a group that was removed').toEqual([]);
});

test('chooseRollGroup: each tutor’s choice is kept until the group is removed', async () => {
  const id = await create('Writers', [mia]);
  const chosen = async (by: Client) => (await get(by, '/api/groups')).roll_group;
  expect((await lee.post('/api/groups/roll', { group: id })).status).toBe(204);
  expect([await chosen(lee), await chosen(sam)]).toEqual([id, null]);
  expect((await lee.post('/api/groups/roll', { group: null })).status).toBe(204);
  expect(await chosen(lee)).toBeNull();
  await lee.post('/api/groups/roll', { group: id });
  await remove(id, sam);
  expect(await chosen(lee)).toBeNull();
  expect((await lee.post('/api/groups/roll', { group: id })).body.code).toBe('group-unknown');
});

test('getLeaderboard: ranks a group among itself, and a student sees only boards of their own groups', async () => {
  const id = await create('Climbers', [noah, zoe]);
  await room.completeSession(mia.client, 5);
  await room.completeSession(noah.client, 2);
  await room.completeSession(zoe.client, 4);
  const ranks = ({ all }: { all: { entries: { rank: number; name: string }[] } }) =>
    all.entries.map(({ rank, name }) => `${rank} ${name}`);
  expect(ranks(await get(lee, '/api/leaderboard'))).toEqual(['1 Mia Chen', '2 Zoe Adams', '3 Noah Brandt']);
  expect(ranks(await get(zoe.client, `/api/leaderboard?group=${id}`))).toEqual(['1 Zoe Adams', '2 Noah Brandt']);
  expect((await get(mia.client, `/api/leaderboard?group=${id}`)).code).toBe('group-unknown');
  expect((await get(zoe.client, '/api/leaderboard/groups')).groups).toEqual([{ id, name: 'Climbers' }]);
  expect((await get(mia.client, '/api/leaderboard/groups')).groups).toEqual([]);
  expect((await get(lee, '/api/leaderboard/groups')).groups).toEqual([{ id, name: 'Climbers' }]);
  await expectRecordVerifies(room.centre.program);
});
