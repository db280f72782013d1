import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { toChainHead } from '#events/record/hash-chain.ts';
import type { PersonalKey } from '#events/record/key-ring.ts';
import { toEventsToAppend } from '#events/record/to-events-to-append.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { getBalanceExplanation } from './get-balance-explanation.ts';
import { getClassStatement } from './get-class-statement.ts';

let now = Date.parse('2026-11-10T17:00:00.000Z');
const centre = await openForAllTests(openTestCentre({ clock: () => new Date(now) }));
const owner = await centre.createSignedInTutor({ name: 'Olive Owner', owner: true });
const tutor = await centre.createSignedInTutor({ name: 'Sam Okafor' });

const moveTo = (instant: string) => {
  now = Date.parse(instant);
};

/** Joined on Nov 10 without classes, got 6 on Nov 20, and was marked for Nov 10 after that. */
async function createLateClass(name: string): Promise<TestPerson> {
  moveTo('2026-11-10T17:00:00.000Z');
  const student = await centre.createStudent({ name });
  moveTo('2026-11-20T17:00:00.000Z');
  const path = `/api/students/${student.id}`;
  expect((await tutor.post(`${path}/classes/add`, { classes: 6, reason: 'Starter' })).status).toBe(200);
  const mark = { date: '2026-11-10', status: 'present', reason: 'Paper roll' };
  expect((await tutor.post(`${path}/attendance`, mark)).status).toBe(200);
  await centre.program.runner.caughtUp();
  return student;
}

test('getClassesAsOf: shows what was true on a day beside what was known then, and names the rows in between', async () => {
  const { id } = await createLateClass('Lena Late');
  const { status, body } = await owner.get(`/api/students/${id}/classes/as-of?effective=2026-11-10`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    student: { id, name: 'Lena Late', archived_at: null },
    effective: { on: '2026-11-10', figures: { remaining: -1, total: 0, attended: 1 } },
    known: { at: '2026-11-11T04:59:59.999Z', status: 'current', figures: { remaining: 0, total: 0, attended: 0 } },
    effective_later: { entries: [], count: 0 },
  });
  expect(body.recorded_late).toEqual(body.recorded_later);
  expect(body.recorded_late).toMatchObject({
    count: 1,
    change: { remaining: -1, attended: 1 },
    entries: [
      {
        recorded_at: '2026-11-20T17:00:00.000Z',
        effective_on: '2026-11-10',
        tutor_name: 'Sam Okafor',
        reason: 'Paper roll',
        source: 'attendance',
        what: 'marked',
      },
    ],
  });
});

test('getClassesAsOf: takes an instant or a time of the centre, and a missing clock follows from the other', async () => {
  const { id } = await createLateClass('Kim Known');
  const asOf = async (query: string) => (await owner.get(`/api/students/${id}/classes/as-of${query}`)).body;
  expect(await asOf('?known=2026-11-20T11:59')).toMatchObject({
    effective: { on: '2026-11-20', figures: { remaining: 5, attended: 1 } },
    known: { at: '2026-11-20T16:59:59.999Z', figures: { remaining: 0, attended: 0 } },
    recorded_later: { count: 2, change: { remaining: 5, total: 6 } },
    recorded_late: null,
  });
  expect(await asOf('?known=2026-11-20T17:00:00Z&effective=2026-11-19')).toMatchObject({
    effective: { figures: { remaining: -1 } },
    known: { figures: { remaining: 5, total: 6 } },
    effective_later: { count: 1, entries: [{ source: 'manual', classes_changed: 6, reason: 'Starter' }] },
  });
  expect(await asOf('?known=2026-11-01T12:00')).toMatchObject({ known: { status: 'none', figures: { remaining: 0 } } });
  expect(await asOf('')).toMatchObject({ effective: { on: '2026-11-20' }, recorded_later: { count: 0 } });
});

test('getClassesAsOf: accepts the last day there is, and refuses an unknown student and a day that does not exist', async () => {
  const { id } = await centre.createStudent({ name: 'Pia Private', classes: 2 });
  const path = `/api/students/${id}/classes/as-of`;
  expect(await owner.get(`/api/students/${crypto.randomUUID()}/classes/as-of`)).toMatchObject({
    status: 404,
    body: { code: 'student-unknown' },
  });
  for (const lastDay of [
    'effective=9999-12-31',
    'known=9999-12-31T23:59',
    'effective=9999-12-31&known=9999-12-31T23:59',
  ])
    expect(await owner.get(`${path}?${lastDay}`)).toMatchObject({
      status: 200,
      body: { effective: { figures: { remaining: 2 } }, known: { status: 'current', figures: { remaining: 2 } } },
    });
  expect((await owner.get(`${path}?effective=2026-02-30`)).status).toBe(400);
  expect((await owner.get(`${path}?known=yesterday`)).status).toBe(400);
  for (const known of ['0012-02-29T00:00Z', '1900-01-01T00:00:00Z'])
    expect(await owner.get(`${path}?known=${known}`)).toMatchObject({
      ...{ status: 400, body: { errors: { known: 'There is no such day.' } } },
    });
});

test('getBalanceExplanation: the terms of the events lead to the balance, with reasons and days', async () => {
  moveTo('2026-11-10T17:00:00.000Z');
  const { id, email, password } = await centre.createStudent({ name: 'Ada Added', classes: 6 });
  const path = `/api/students/${id}`;
  await tutor.post(`${path}/classes/add`, { classes: 14, reason: 'Growth' });
  await tutor.post(`${path}/attendance`, { date: '2026-11-09', status: 'present' });
  await tutor.post(`${path}/attendance`, { date: '2026-11-10', status: 'present' });
  await tutor.post(`${path}/attendance`, { date: '2026-11-10', status: 'absent' });
  const student = await centre.signIn(email, password);
  const one = { count: 1, from: '2026-11-10', to: '2026-11-10', reason: null };
  for (const client of [tutor, student]) {
    expect(await client.get(`${path}/classes/explanation`)).toMatchObject({
      status: 200,
      body: {
        student: { id, name: 'Ada Added' },
        adds_up: true,
        stored: { remaining: 17, total: 18, waiting: 2, attended: 1 },
        terms: [
          { ...one, kind: 'opening', requested: 6, classes: 6, applied_total: 6 },
          { ...one, kind: 'added', requested: 14, classes: 14, applied_total: 12, reason: 'Growth' },
          { ...one, kind: 'taken', count: 3, classes: -1, from: '2026-11-09' },
        ],
      },
    });
  }
});

test('getBalanceExplanation: a stored balance that differs from the fold is an alert to the owner until it is mended', async () => {
  const { id } = await centre.createStudent({ name: 'Dora Differs', classes: 6 });
  const path = `/api/students/${id}/classes/explanation`;
  const { sql, readModels } = centre.program;
  const store = (classes: number) =>
    sql`update ${sql(readModels.schema)}.balances set classes_remaining = ${classes} where student_id = ${id}`;
  await store(7);
  expect((await tutor.get(path)).body).toMatchObject({
    adds_up: false,
    stored: { remaining: 7 },
    folded: { remaining: 6 },
  });
  const alertsOf = async (client: Client) => (await client.get('/api/dashboard')).body.unexplained_balances;
  expect(await alertsOf(owner)).toEqual({ total: 1, students: [{ id, name: 'Dora Differs' }] });
  expect(await alertsOf(tutor)).toEqual({ total: 0, students: [] });
  await store(6);
  expect((await tutor.get(path)).body.adds_up).toBe(true);
  expect(await alertsOf(owner)).toEqual({ total: 0, students: [] });
});

test('getBalanceExplanation: an altered event leaves the balance unexplained, and nothing is guessed', async () => {
  const student = await centre.createStudent({ name: 'Alva Altered', classes: 6 });
  const { program } = centre;
  const read: EventStore['read'] = async (...range) =>
    (await program.store.read(...range)).map((event) => ({ ...event, recordedAt: '2026-01-01T00:00:00.000Z' }));
  const request = { params: { id: student.id } } as Parameters<typeof getBalanceExplanation.run>[0];
  const response = await getBalanceExplanation.run(request, { ...program, store: { ...program.store, read } });
  expect(response).toMatchObject({ body: { adds_up: false, stored: { remaining: 6 }, folded: null, terms: [] } });
  expect((await owner.get('/api/dashboard')).body.unexplained_balances.students).toMatchObject([{ id: student.id }]);
  await tutor.get(`/api/students/${student.id}/classes/explanation`);
  expect((await owner.get('/api/dashboard')).body.unexplained_balances.total).toBe(0);
});

test('getBalanceExplanation: explains the balance on the screen while newer events are not projected yet', async () => {
  const student = await centre.createStudent({ name: 'Nora Newer', classes: 6 });
  const { program } = centre;
  const { sql, schema } = program.readModels;
  await tutor.post(`/api/students/${student.id}/classes/add`, { classes: 3 });
  await program.runner.caughtUp();
  // The row as it was before the addition was projected.
  await program.sql`
    update ${program.sql(schema)}.balances set classes_remaining = 6, classes_total = 6, version = 1
    where student_id = ${student.id}`;
  expect(await sql`select version from balances where student_id = ${student.id}`).toEqual([{ version: 1 }]);
  const { body } = await tutor.get(`/api/students/${student.id}/classes/explanation`);
  expect(body).toMatchObject({ adds_up: true, stored: { remaining: 6 }, folded: { remaining: 6 } });
});

test('getClassStatement: the sum of a period leads from its opening to its closing, and lists every row by day of class', async () => {
  moveTo('2026-10-05T17:00:00.000Z');
  const { id, email, password } = await centre.createStudent({ name: 'Sara Statement', classes: 6 });
  const path = `/api/students/${id}`;
  moveTo('2026-11-10T17:00:00.000Z');
  await tutor.post(`${path}/classes/add`, { classes: 14, reason: 'Growth' });
  await tutor.post(`${path}/attendance`, { date: '2026-10-08', status: 'present' });
  await tutor.post(`${path}/attendance`, { date: '2026-11-09', status: 'present' });
  await tutor.post(`${path}/attendance`, { date: '2026-11-09', status: 'absent' });
  const student = await centre.signIn(email, password);
  const { status, body } = await student.get(`${path}/statement?from=2026-11-01`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    period: { from: '2026-11-01', to: '2026-11-10' },
    totals: { opening: 5, added: 14, taken: 0, removed: 0, left_waiting: 2, closing: 17 },
    counts: { attended: 0, waiting: 2, uncovered: 0 },
    ...{ adds_up: true, has_more: false },
    ...{ made_at: '2026-11-10T17:00:00.000Z', made_by: 'Sara Statement' },
  });
  expect(
    body.entries.map((entry: { source: string; effective_on: string }) => [entry.effective_on, entry.source]),
  ).toEqual([
    ['2026-11-09', 'attendance'],
    ['2026-11-09', 'reversal'],
    ['2026-11-10', 'manual'],
  ]);
  const screen = (await tutor.get(`${path}/class-history?from=2026-11-01`)).body.totals;
  expect(screen).toEqual(body.totals);
  expect((await tutor.get(`${path}/statement`)).body).toMatchObject({
    period: { from: null },
    totals: { opening: 0, added: 20, taken: 1, closing: 17 },
    made_by: 'Sam Okafor',
  });
  expect((await tutor.get(`${path}/statement?from=2026-11-02&to=2026-11-01`)).body.errors).toEqual({
    to: 'This day is before From.',
  });
  expect((await tutor.get(`${path}/statement?from=2027-01-01`)).body).toMatchObject({
    period: { from: '2027-01-01', to: '2027-01-01' },
    totals: { opening: 17, closing: 17 },
    adds_up: true,
  });
});

test('getReplay: answers each event with its sentence’s parts, the numbers after it and its mark', async () => {
  const { id } = await createLateClass('Rita Replay');
  const path = `/api/students/${id}`;
  const note = { notes: 'Came late', private_notes: 'Call home' };
  await tutor.post(`${path}/attendance`, { date: '2026-11-20', status: 'present', ...note });
  await tutor.post(`${path}/attendance`, { date: '2026-11-20', status: 'absent', reason: 'Wrong row', ...note });
  const { status, body } = await owner.get(`${path}/replay`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    student: { id, name: 'Rita Replay', archived_at: null },
    start: { version: 0, figures: { remaining: 0, attended: 0 }, marks: [] },
    frames: [
      { version: 1, account: 'enrolled', source: null, effective_on: '2026-11-10', mark: null },
      {
        version: 2,
        account: null,
        source: 'manual',
        reason: 'Starter',
        figures: { remaining: 6, total: 6 },
        mark: null,
      },
      {
        ...{ version: 3, source: 'attendance', what: 'marked', reason: 'Paper roll', effective_on: '2026-11-10' },
        recorded_at: '2026-11-20T17:00:00.000Z',
        tutor_name: 'Sam Okafor',
        figures: { remaining: 5, attended: 1 },
        mark: { date: '2026-11-10', status: 'present', charge: 'covered', note: null, voided: false },
      },
      { version: 4, figures: { remaining: 4, attended: 2 }, mark: { note: 'Came late', private_note: 'Call home' } },
      {
        ...{ version: 5, source: 'reversal', what: 'corrected', reason: 'Wrong row', change: { remaining: 1 } },
        mark: { date: '2026-11-20', status: 'absent', charge: 'none', note: 'Came late' },
      },
    ],
  });
  expect((await owner.get(`/api/students/${crypto.randomUUID()}/replay`)).status).toBe(404);
});

test('getClassStatement: an altered event is answered as a sum that does not add up, without guessed numbers', async () => {
  const student = await centre.createStudent({ name: 'Vera Varied', classes: 6 });
  const { program } = centre;
  const read: EventStore['read'] = async (...range) =>
    (await program.store.read(...range)).map((event) => ({ ...event, recordedAt: '2026-01-01T00:00:00.000Z' }));
  const request = { params: { id: student.id }, query: {}, profile: { name: 'Sam Okafor' } };
  const response = await getClassStatement.run(request as Parameters<typeof getClassStatement.run>[0], {
    ...program,
    store: { ...program.store, read },
  });
  expect(response).toMatchObject({
    body: { adds_up: false, counts: null, totals: { closing: 6 }, entries: [{ source: 'opening' }] },
  });
});

test('getClassStatement: adds up while events are projected between its reads', async () => {
  const student = await centre.createStudent({ name: 'Busy Bo', classes: 9 });
  const path = `/api/students/${student.id}`;
  const statements: boolean[] = [];
  for (let round = 0; round < 8; round += 1) {
    const [, , { body }] = await Promise.all([
      tutor.post(`${path}/classes/add`, { classes: 1 }),
      tutor.post(`${path}/classes/remove`, { classes: 1, reason: 'Trial' }),
      tutor.get(`${path}/statement`),
    ]);
    statements.push(body.adds_up);
  }
  expect(statements).toEqual(statements.map(() => true));
});

test.each([
  ['a class', { classes: 3, settled: false }],
  ['a class that was settled later', { classes: 0, settled: true }],
  ['a class that nobody has paid', { classes: 0, settled: false }],
])(
  'getClassStatement: %s is of the day to which its mark was corrected, on every page',
  async (_, { classes, settled }) => {
    moveTo('2026-11-04T17:00:00.000Z');
    const { id } = await centre.createStudent({ name: 'Mina Moved', classes });
    const path = `/api/students/${id}`;
    moveTo('2026-11-05T17:00:00.000Z');
    await tutor.post(`${path}/attendance`, { date: '2026-11-05', status: 'present' });
    if (settled) {
      await tutor.post(`${path}/classes/add`, { classes: 2 });
      expect((await tutor.post(`${path}/attendance/2026-11-05/settle`, {})).status).toBe(200);
    }
    moveTo('2026-11-21T17:00:00.000Z');
    const change = { date: '2026-11-20', status: 'present', reason: 'Wrong line', seen_version: settled ? 4 : 2 };
    expect((await tutor.post(`${path}/attendance/2026-11-05/correct`, change)).status).toBe(200);
    await centre.program.runner.caughtUp();

    const covered = Number(classes > 0 || settled);
    const statementOf = async (from: string, to: string) =>
      (await owner.get(`${path}/statement?from=${from}&to=${to}`)).body;
    const [early, late] = [
      await statementOf('2026-11-01', '2026-11-10'),
      await statementOf('2026-11-15', '2026-11-25'),
    ];
    expect([early.totals.taken, late.totals.taken]).toEqual([0, covered]);
    expect([early.counts.attended, late.counts.attended]).toEqual([0, 1]);
    expect([early.counts.uncovered, late.counts.uncovered]).toEqual([0, 1 - covered]);
    expect([early.adds_up, late.adds_up]).toEqual([true, true]);
    const daysOf = ({ entries }: typeof early) =>
      entries.flatMap((row: { source?: string; effective_on: string; moved_from: string }) =>
        row.source === 'attendance' || row.source === 'settlement' ? [[row.effective_on, row.moved_from]] : [],
      );
    expect(daysOf(early)).toEqual([]);
    expect(daysOf(late)[0]).toEqual(['2026-11-20', '2026-11-05']);
    const figuresOn = async (day: string) =>
      (await owner.get(`${path}/classes/as-of?effective=${day}`)).body.effective.figures;
    expect(await figuresOn('2026-11-10')).toMatchObject({ remaining: early.totals.closing, attended: 0 });
    expect(await figuresOn('2026-11-20')).toMatchObject({ remaining: late.totals.closing, attended: 1 });

    // By the time of recording, the class stays where it was recorded.
    const recorded = async (from: string, to: string) =>
      (await owner.get(`${path}/class-history?order=recorded&from=${from}&to=${to}`)).body.totals.taken;
    expect([await recorded('2026-11-05', '2026-11-05'), await recorded('2026-11-20', '2026-11-21')]).toEqual([
      covered,
      0,
    ]);
  },
);

test('a statement does not add up, and a command is refused, where an event refers to a payment that was never recorded', async () => {
  const { store, keys, runner } = centre.program;
  const { id, email, password } = await createLateClass('Della Damaged');
  const student = await centre.signIn(email, password);
  const stream = toStudentStream(id);
  const last = (await store.read(stream)).at(-1) as StoredEvent;
  const after = toChainHead(last);
  const written = toEventsToAppend({
    ...{ stream, after, recordedAt: last.recordedAt, key: (await keys.forPerson(id)) as PersonalKey },
    events: [
      {
        type: 'PaymentReversed',
        data: { payment: randomUUID(), cents: 500, reason: 'Bounced', effectiveOn: '2026-11-20' },
      },
    ],
    metadata: { commandId: randomUUID(), fingerprint: '', actor: { id, role: 'tutor' } },
  });
  await store.append(stream, written, after.version);
  await runner.caughtUp();
  const path = `/api/students/${id}`;
  expect((await owner.get(`${path}/statement`)).body).toMatchObject({ adds_up: false });
  expect((await student.get(`${path}/statement`)).body).toMatchObject({ adds_up: false });
  const refused = await tutor.post(`${path}/classes/add`, { classes: 1 });
  expect(refused.body).toMatchObject({ status: 409, code: 'record-damaged' });
  expect(await store.read(stream)).toHaveLength(after.version + 1);
  const { id: other } = await createLateClass('Una Unaltered');
  expect((await owner.get(`/api/students/${other}/statement`)).body).toMatchObject({ adds_up: true });
});
