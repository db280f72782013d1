import { expect, test } from 'vitest';
import { checkPacket } from '#services/record/packet-check/check-packet.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

// A Friday, noon at the centre.
const TODAY = '2026-11-20';
let now = new Date('2026-11-20T17:00:00Z');
const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const owner = await centre.createSignedInTutor({ name: 'Olive Owner', owner: true });
const tutor = await centre.createSignedInTutor({ name: 'Ms Lee' });

const get = async (client: Client, path: string) => {
  await centre.program.runner.caughtUp();
  const { status, body } = await client.get(path);
  expect(status, path).toBe(200);
  return body;
};
const setRule = async (late_cancellation_hours: number) =>
  expect((await owner.post('/api/rules', { from: TODAY, rules: { late_cancellation_hours } })).status).toBe(204);
const late = { status: 'absent', late_cancellation: true, date: TODAY };
const words = 'Absent, class taken (late cancellation: less than 24 hours before class)';

async function createStudent(name: string, classes = 3) {
  const student = await centre.createStudent({ name, classes });
  return { ...student, path: `/api/students/${student.id}` };
}

test('a late cancellation is refused in words on a day without the rule, and of a present student', async () => {
  const ida = await createStudent('Ida Off');
  const refused = { status: 409, body: { detail: 'By the center’s rules of that day, an absence takes no class.' } };
  expect(await tutor.post(`${ida.path}/attendance`, late)).toMatchObject(refused);
  expect((await tutor.post(`${ida.path}/attendance`, { ...late, late_cancellation: false })).status).toBe(200);
  const correction = { ...late, reason: 'Never called', seen_version: 2 };
  expect(await tutor.post(`${ida.path}/attendance/${TODAY}/correct`, correction)).toMatchObject(refused);
  const rows = [{ ...late, date: undefined, student_id: ida.id, seen_version: 2, reason: 'Never called' }];
  const roll = await tutor.post('/api/attendance/roll', { date: TODAY, rows });
  expect(roll.body.rows).toMatchObject([{ result: 'failed', code: 'late-cancellation-off' }]);
  const present = await tutor.post(`${ida.path}/attendance`, { ...late, status: 'present' });
  expect(present.body.errors).toEqual({ late_cancellation: 'Only an absent student can have canceled late.' });
  expect((await get(tutor, '/api/centre')).late_cancellation_rules).toEqual([{ from: null, hours: 0 }]);
});

test('a late cancellation takes a class and is explained wherever its mark or row is shown, and counts as no class attended', async () => {
  await setRule(24);
  const mia = await createStudent('Mia Okafor');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answer = await tutor.post(`${mia.path}/attendance`, late, key);
  expect(answer.body).toMatchObject({ balance: { classes_remaining: 2 }, change: { requested: -1 } });
  expect((await tutor.post(`${mia.path}/attendance`, late, key)).body).toEqual(answer.body);

  const family = await centre.createFamily({ name: 'Ann Okafor', children: [mia.id] });
  const readers = [
    tutor,
    await centre.signIn(mia.email, mia.password),
    await centre.signIn(family.email, family.password),
  ];
  const mark = { status: 'absent', late_cancellation_hours: 24, charge: 'covered' };
  const row = { source: 'attendance', late_cancellation_hours: 24, applied_remaining: -1 };
  for (const reader of readers) {
    expect((await get(reader, `/api/attendance?student_id=${mia.id}`)).records).toMatchObject([mark]);
    const { entries, totals, student } = await get(reader, `${mia.path}/class-history`);
    expect(entries[0]).toMatchObject(row);
    expect(totals).toMatchObject({ taken: 0, late_cancellations: 1, removed: 0, closing: 2 });
    expect(student).toMatchObject({ classes_attended: 0, classes_remaining: 2 });
    const statement = await get(reader, `${mia.path}/statement`);
    expect(statement).toMatchObject({ adds_up: true, totals: { taken: 0, late_cancellations: 1 } });
    const calendar = await get(reader, `${mia.path}/attendance-calendar?month=2026-11`);
    expect(calendar.days).toMatchObject([{ state: 'late-cancellation', given_back: false }]);
    const { terms, adds_up } = await get(reader, `${mia.path}/classes/explanation`);
    expect([adds_up, terms.at(-1)]).toMatchObject([true, { kind: 'late-cancellations', count: 1 }]);
  }
  const { records } = await get(tutor, `/api/attendance?student_id=${mia.id}`);
  expect((await get(tutor, `/api/attendance/${records[0].id}/history`)).history).toMatchObject([mark]);
  const { entries } = await get(tutor, `/api/activity?record=${records[0].id}`);
  expect(entries).toMatchObject([{ what: 'marked', status: 'absent', late_cancellation_hours: 24 }]);
  const replay = await get(owner, `${mia.path}/replay`);
  const frame = replay.frames.find(({ what }: { what: string }) => what === 'marked');
  expect(frame).toMatchObject({ ...{ late_cancellation_hours: 24, mark }, figures: { attended: 0 } });
  const asOf = await get(owner, `${mia.path}/classes/as-of?effective=${TODAY}`);
  expect(asOf.effective.figures).toMatchObject({ remaining: 2, attended: 0 });
  for (const file of [`${mia.path}/class-history/export`, '/api/class-transactions/export'])
    expect((await tutor.get(`${file}?format=csv`)).text, file).toContain(words);

  const contents = { texts: true, attendance: true, policy: true };
  const made = await owner.post(`${mia.path}/packets`, {
    ...{ from: '2026-11-01', to: '2026-11-21', contents, seal: true },
  });
  const packet = `${mia.path}/packets/${made.body.id}`;
  const { content } = await get(owner, packet);
  expect(content.rows.at(-1)).toMatchObject(row);
  expect(content.attendance).toMatchObject([mark]);
  expect(content).toMatchObject({ attended: 0, totals: { taken: 0, late_cancellations: 1, closing: 2 } });
  expect(content.policy.join(' ')).toContain(`From Nov 20, 2026 on, an absence that was reported less than 24 hours`);
  const text = (await owner.get(`${packet}/file?format=text`)).text;
  expect(text).toContain(words);
  expect(text).toContain('1  Taken for late cancellations');
  const file = (await owner.get(`${packet}/file?format=json`)).text;
  expect((await checkPacket(file)).faults).toEqual([]);
  const changed = file.replaceAll('"late_cancellation_hours":24', '"late_cancellation_hours":48');
  expect((await checkPacket(changed)).faults.map(({ path }) => path)).toContain('attendance.0.late_cancellation_hours');
});

test('a late cancellation is undone like any mark: corrected, moved, voided, and by the undo of its roll', async () => {
  await setRule(24);
  const ben = await createStudent('Ben Novak');
  const remaining = async () => (await get(tutor, `${ben.path}/class-history`)).student.classes_remaining;
  const version = async () => (await get(tutor, `/api/attendance?student_id=${ben.id}`)).records[0]?.version;
  const correct = async (body: object, date = TODAY) => {
    const seen = { reason: 'Checked', seen_version: await version() };
    const answer = await tutor.post(`${ben.path}/attendance/${date}/correct`, { ...late, ...body, ...seen });
    expect(answer.status).toBe(200);
  };
  await tutor.post(`${ben.path}/attendance`, late);
  expect(await remaining()).toBe(2);
  await correct({ status: 'present', late_cancellation: false });
  expect(await remaining(), 'present keeps the class').toBe(2);
  expect((await get(tutor, `${ben.path}/class-history`)).totals).toMatchObject({ taken: 1, late_cancellations: 0 });
  await correct({});
  expect((await get(tutor, `${ben.path}/class-history`)).totals).toMatchObject({ taken: 0, late_cancellations: 1 });
  const moved = await tutor.post(`${ben.path}/attendance/${TODAY}/correct`, {
    ...{ ...late, date: '2026-11-19', reason: 'Wrong day', seen_version: await version() },
  });
  expect(moved.body.code, 'the rule began today').toBe('late-cancellation-off');
  await correct({ late_cancellation: false });
  expect(await remaining(), 'an absence without a charge gives the class back').toBe(3);

  const before = { version: await version() };
  const rows = [{ ...late, date: undefined, student_id: ben.id, seen_version: before.version, reason: 'Never called' }];
  const roll = await tutor.post('/api/attendance/roll', { date: TODAY, rows });
  expect(roll.body.rows).toMatchObject([{ result: 'saved', mark: { late_cancellation_hours: 24 } }]);
  expect(await remaining()).toBe(2);
  const undo = (seen_version: number, was: object | null) =>
    tutor.post('/api/attendance/roll/undo', { date: TODAY, rows: [{ student_id: ben.id, seen_version, before: was }] });
  expect((await undo(await version(), { status: 'absent' })).body.rows[0].result).toBe('saved');
  expect(await remaining(), 'the undo of a roll').toBe(3);
  expect((await undo(await version(), { status: 'absent', late_cancellation: true })).body.rows[0].result).toBe(
    'saved',
  );
  expect(await remaining(), 'and a roll that changed one').toBe(2);
  const voided = { reason: 'Wrong student', seen_version: await version() };
  expect((await tutor.post(`${ben.path}/attendance/${TODAY}/void`, voided)).status).toBe(200);
  expect(await remaining()).toBe(3);
});

test('an uncovered late cancellation is listed and settled like any uncovered class', async () => {
  const kim = await createStudent('Kim Lind', 0);
  const marked = await tutor.post(`${kim.path}/attendance`, late);
  expect(marked.body.balance).toMatchObject({ classes_remaining: 0, classes_uncovered: 1 });
  const loadDays = async () => (await get(tutor, `${kim.path}/attendance-calendar?month=2026-11`)).days;
  expect(await loadDays()).toMatchObject([{ state: 'uncovered-late-cancellation' }]);
  await tutor.post(`${kim.path}/classes/add`, { classes: 2, code: 'goodwill' });
  expect((await tutor.post(`${kim.path}/attendance/${TODAY}/settle`, {})).body.balance).toMatchObject({
    ...{ classes_remaining: 1, classes_uncovered: 0 },
  });
  expect(await loadDays()).toMatchObject([{ state: 'late-cancellation' }]);
  const { entries, totals } = await get(tutor, `${kim.path}/class-history?order=recorded`);
  expect(entries[0]).toMatchObject({ source: 'settlement', late_cancellation_hours: 24 });
  expect(totals).toMatchObject({ taken: 0, late_cancellations: 1 });
});

test('getAttendanceRoll: says whether a student or family reported the absence in time, by the class times of the day', async () => {
  const [lea, max, tom] = [
    await createStudent('Lea Late'),
    await createStudent('Max In Time'),
    await createStudent('Tom Told'),
  ];
  const { body: group } = await tutor.post('/api/groups', { name: 'Friday', students: [lea.id, max.id] });
  const meetings = [{ weekday: 5, begins: '16:00', ends: '17:00' }];
  await tutor.post(`/api/groups/${group.id}/schedule`, { from: '2026-11-20', seen_version: 0, meetings });
  const report = async (student: typeof lea, by?: Client) => {
    const client = by ?? (await centre.signIn(student.email, student.password));
    expect((await client.post(`${student.path}/absences`, { date: '2026-11-27' })).status).toBe(204);
  };
  now = new Date('2026-11-26T21:00:00Z');
  await report(max);
  now = new Date('2026-11-26T21:00:01Z');
  await report(lea);
  await report(tom, tutor);
  now = new Date('2026-11-27T17:00:00Z');
  const notices = async (query = '') =>
    Object.fromEntries(
      (await get(tutor, `/api/attendance/roll?date=2026-11-27${query}`)).students.map(
        ({ name, absence }: { name: string; absence: { notice: unknown } | null }) => [name, absence?.notice ?? null],
      ),
    );
  const expected = {
    'Lea Late': { class_begins: '16:00', in_time: false },
    'Max In Time': { class_begins: '16:00', in_time: true },
  };
  // A tutor may have entered it long after the family called, and Tom has no class.
  expect(await notices()).toMatchObject({ ...expected, 'Tom Told': null, 'Mia Okafor': null });
  expect(await notices(`&group=${group.id}`)).toEqual(expected);
  await expectReadModelsEqualRebuild(centre.program);
});
