import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

let now = new Date('2026-03-20T19:42:00Z');

const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const tutor = await centre.createSignedInTutor({ name: 'Ms Lee' });

/** Creates Mia, present on the 19th with a note; the version of her mark is 2. */
const mia = async (classes = 3) => {
  const { id } = await centre.createStudent({ name: 'Mia Okafor', classes });
  const at = `/api/students/${id}/attendance`;
  await tutor.post(at, { status: 'present', date: '2026-03-19', notes: 'Fractions' });
  return {
    id,
    at,
    correct: (body: object, from = '2026-03-19', headers = {}) =>
      tutor.post(
        `${at}/${from}/correct`,
        { status: 'present', seen_version: 2, reason: 'Wrong line', ...body },
        headers,
      ),
    records: async () => (await tutor.get(`/api/attendance?student_id=${id}`)).body.records,
    classes: async () => (await tutor.get(`/api/students/${id}/class-history?order=recorded`)).body.entries,
    history: async (record: string) => (await tutor.get(`/api/attendance/${record}/history`)).body.history,
  };
};

test('correctAttendance: a present record that moves keeps its class', async () => {
  const { correct, records, classes: classHistory, history } = await mia();
  const version = 3;
  const moved = await correct({ date: '2026-03-13', reason: 'Wrong line' });
  expect(moved.body).toMatchObject({
    balance: { classes_remaining: 2, classes_total: 3, classes_waiting: 0, version },
    change: null,
  });
  const [record, ...others] = await records();
  expect(others).toEqual([]);
  const stands = { date: '2026-03-13', status: 'present', charge: 'covered', notes: 'Fractions' };
  expect(record).toMatchObject({ ...stands, version });

  const [line, ...before] = await classHistory();
  expect(line).toMatchObject({ kind: 'mark', what: 'moved', from_date: '2026-03-19', effective_on: '2026-03-13' });
  expect(line).toMatchObject({ charge: 'covered', notes: 'Fractions' });
  const taken = before.find(({ source }: { source: string }) => source === 'attendance');
  expect(taken).toMatchObject({ effective_on: '2026-03-13', moved_from: '2026-03-19', reversed_by: null });

  expect(await history(record.id)).toMatchObject([
    {
      ...{ what: 'moved', from_date: '2026-03-19', date: '2026-03-13', reason: 'Wrong line', change: null },
      ...{ from_status: 'present', status: 'present', charge: 'covered' },
    },
    { what: 'marked', date: '2026-03-19', change: { applied_remaining: -1 } },
  ]);

  await correct({ date: '2026-03-13', status: 'absent', seen_version: version }, '2026-03-13');
  const [given] = await classHistory();
  expect(given).toMatchObject({ source: 'reversal', effective_on: '2026-03-13', reversed: taken.id });
});

test('correctAttendance: corrects status and note on the same date, and the history keeps the unchanged values', async () => {
  const { correct, at, records, history } = await mia(1);
  const absent = await correct({ date: '2026-03-19', status: 'absent', notes: '' });
  expect(absent.body).toMatchObject({ balance: { classes_remaining: 1 }, change: { applied_remaining: 1 } });
  const noted = await correct({ date: '2026-03-19', status: 'absent', notes: 'Ill', seen_version: 3 });
  expect(noted.body.change).toBeNull();
  const [record] = await records();
  expect(record).toMatchObject({ status: 'absent', notes: 'Ill', version: 4 });
  const rows = await history(record.id);
  expect(rows.map((row: Record<string, unknown>) => [row.what, row.status, row.charge, row.notes])).toEqual([
    ['noted', 'absent', 'none', 'Ill'],
    ['corrected', 'absent', 'none', null],
    ['marked', 'present', 'covered', 'Fractions'],
  ]);
  expect((await tutor.post(`${at}/2026-03-19/settle`, {})).body.code).toBe('not-uncovered');
});

test('correctAttendance: refuses a date that has another record, and describes that record', async () => {
  const { correct, at } = await mia();
  await tutor.post(at, { status: 'absent', date: '2026-03-13' });
  const { status, body } = await correct({ date: '2026-03-13' });
  const detail =
    'Mia Okafor is already recorded on Friday, March 13, 2026: absent, by Ms Lee on March 20, 2026 at 3:42\u00a0PM.';
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ code: 'date-taken', detail, errors: { date: detail }, changed_by: 'Ms Lee' }),
  ]);
  await tutor.post(at, { status: 'present', date: '2026-03-20' });
  expect((await correct({ date: '2026-03-20' })).body.detail).toBe(
    'Mia Okafor is already recorded on Friday, March 20, 2026: present, by Ms Lee at 3:42\u00a0PM.',
  );
});

test('correctAttendance: refuses invalid corrections with a sentence, and writes nothing', async () => {
  const { id, correct } = await mia();
  const before = await centre.program.store.read(`student-${id}`);
  const future = await correct({ date: '2026-03-21' });
  expect([future.status, future.body.code, future.body.errors]).toEqual([
    ...[422, 'date-in-future'],
    { date: 'The date is in the future.' },
  ]);
  const changed = await correct({ date: '2026-03-19', status: 'absent', seen_version: 1 });
  expect(changed.body).toMatchObject({ code: 'mark-changed', changed_by: 'Ms Lee' });
  const none = await correct({ date: '2026-03-19' }, '2026-03-12');
  expect([none.status, none.body.code]).toEqual([409, 'no-mark']);
  expect(await centre.program.store.read(`student-${id}`)).toEqual(before);

  const nobody = `/api/students/${crypto.randomUUID()}/attendance/2026-03-19/correct`;
  const unknown = await tutor.post(nobody, { status: 'absent', date: '2026-03-19', seen_version: 0 });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'student-unknown']);
  await tutor.delete(`/api/students/${id}`);
  // The days on which she was a student can still be corrected, and no later ones.
  expect((await correct({ date: '2026-03-20' })).body.code).toBe('student-archived');
  expect((await correct({ date: '2026-03-18' })).status).toBe(200);
});

test('correctAttendance: the record, the roll and the class history say who corrected it, and join both rows', async () => {
  const { id, correct, records, classes } = await mia();
  const lists = async () => {
    const [record] = await records();
    const { students } = (await tutor.get(`/api/attendance/roll?date=${record.date}`)).body;
    return { record, onRoll: students.find((student: { id: string }) => student.id === id).mark };
  };
  const { record, onRoll } = await lists();
  for (const mark of [record, onRoll]) expect(mark).toMatchObject({ corrected_at: null, corrected_by: null });
  const corrected = { corrected_at: '2026-03-20T19:43:00.000Z', corrected_by: 'Ms Lee' };
  now = new Date(corrected.corrected_at);
  await correct({ date: '2026-03-12', status: 'absent' });
  now = new Date('2026-03-20T19:44:00Z');
  await tutor.post(`/api/students/${id}/attendance`, {
    ...{ date: '2026-03-12', status: 'absent', private_notes: 'Asked twice' },
  });
  const after = await lists();
  for (const mark of [after.record, after.onRoll]) expect(mark).toMatchObject(corrected);

  const [given, taken, enrolled] = await classes();
  expect(given).toMatchObject({ source: 'reversal', moved_to: '2026-03-12', can_correct: true, correction_id: null });
  expect(taken).toMatchObject({ correction_id: given.id, corrected_as: 'corrected', ...corrected, can_correct: false });
  expect(enrolled).toMatchObject({ correction_id: null, corrected_by: null, can_correct: false });

  // A move that becomes present is two rows of one correction.
  now = new Date('2026-03-20T19:45:00Z');
  await correct({ date: '2026-03-11', seen_version: 4 }, '2026-03-12');
  const [attended, moved, back] = await classes();
  expect(attended).toMatchObject({ source: 'attendance', effective_on: '2026-03-11', can_correct: true });
  expect(moved).toMatchObject({ kind: 'mark', what: 'moved', correction_id: null });
  expect(back).toMatchObject({ id: given.id, correction_id: moved.id, corrected_at: '2026-03-20T19:45:00.000Z' });

  now = new Date('2026-03-20T19:46:00Z');
  const reason = { reason: 'Wrong student', seen_version: 6 };
  await tutor.post(`/api/students/${id}/attendance/2026-03-11/void`, reason);
  const [last, before] = await classes();
  expect(before).toMatchObject({ correction_id: last.id, corrected_as: 'voided', can_correct: false });
  expect(last).toMatchObject({ voided: true, correction_id: null, can_correct: false });
});

test('correctAttendance: a repeated correction changes nothing and gets the same answer', async () => {
  const { id, correct } = await mia();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await correct({ date: '2026-03-13' }, '2026-03-19', key);
  const again = await correct({ date: '2026-03-13' }, '2026-03-19', key);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await centre.program.store.read(`student-${id}`)).toHaveLength(3);
});

test('getAttendanceHistory: refuses an unknown record', async () => {
  const { status, body } = await tutor.get(`/api/attendance/${crypto.randomUUID()}/history`);
  expect([status, body.code, body.detail]).toEqual([404, 'not-found', 'There is no attendance record with this id.']);
});

test.each([
  ['a note for the family', { notes: 'Decimals' }],
  ['a note for tutors', { private_notes: 'Was tired' }],
  ['both notes', { notes: 'Decimals', private_notes: 'Was tired' }],
])('correctAttendance: a correction that only adds %s keeps its reason and its code', async (_, notes) => {
  const { correct, records, history } = await mia();
  expect((await correct({ ...notes, date: '2026-03-19', reason: 'As promised', code: 'goodwill' })).status).toBe(200);
  const [record] = await records();
  expect((await history(record.id))[0]).toMatchObject({ reason: 'As promised', code: 'goodwill' });
});

test.each([
  ['corrects the status in the same way', 'correct', { status: 'absent' }],
  ['corrects the note in the same way', 'correct', { notes: 'Decimals' }],
  ['marks a recorded absence present', 'mark', { status: 'present' }],
])(
  'correctAttendance: a stale tutor who %s is told, because their reason is recorded nowhere',
  async (_, act, change) => {
    const { at, correct, records, history } = await mia();
    const other = await centre.createSignedInTutor({ name: 'Sam Okafor' });
    const first = { ...change, date: '2026-03-19' };
    if (act === 'mark') await correct({ date: '2026-03-19', status: 'absent' });
    const seen_version = act === 'mark' ? 3 : 2;
    const body = { status: 'present', date: '2026-03-19', seen_version, ...change };
    const path = act === 'mark' ? at : `${at}/2026-03-19/correct`;
    expect((await other.post(path, { ...body, reason: 'Said by the father' })).status).toBe(200);
    const second = await tutor.post(path, { ...body, reason: 'Said by the mother' });
    expect([second.status, second.body]).toMatchObject([409, { code: 'mark-changed', changed_by: 'Sam Okafor' }]);
    const [record] = await records();
    expect(record).toMatchObject(first);
    expect((await history(record.id))[0]).toMatchObject({ reason: 'Said by the father' });
    // Without words of their own, nothing is lost.
    if (act === 'mark') expect((await tutor.post(path, body)).status).toBe(200);
  },
);
