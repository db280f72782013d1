import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCentre, testCentre } from '#scripts/test/centre.ts';
import type { Client } from '#scripts/test/client.ts';

let centre: TestCentre;
let tutor: Client;

beforeAll(async () => {
  centre = await testCentre({ clock: () => new Date('2026-03-20T19:42:00Z') });
  tutor = await centre.newTutor({ name: 'Ms Lee' });
});
afterAll(() => centre[Symbol.asyncDispose]());

/** Mia, present on the 19th with her own note; the mark's version is 2. */
const mia = async (classes = 3) => {
  const { id } = await centre.createStudent({ name: 'Mia Okafor', classes });
  const at = `/api/students/${id}/attendance`;
  await tutor.post(at, { status: 'present', date: '2026-03-19', notes: 'Fractions' });
  const after = (position: string | null) => ({ 'min-position': position ?? '' });
  return {
    id,
    at,
    correct: (body: object, from = '2026-03-19', headers = {}) =>
      tutor.post(`${at}/${from}/correct`, { status: 'present', seen_version: 2, ...body }, headers),
    records: async (position: string | null) =>
      (await tutor.get(`/api/attendance?student_id=${id}`, after(position))).body.records,
    classes: async (position: string | null) =>
      (await tutor.get(`/api/students/${id}/class-history`, after(position))).body.entries,
    history: async (record: string, position: string | null) =>
      (await tutor.get(`/api/attendance/${record}/history`, after(position))).body.history,
  };
};

test('a date is corrected: the class is given back on the old day and taken on the new one', async () => {
  const { correct, records, classes, history } = await mia();
  const moved = await correct({ date: '2026-03-13', reason: 'Wrong line' });

  expect(moved.body).toMatchObject({
    balance: { classes_remaining: 2, version: 4 },
    change: { requested: 0, applied_remaining: 0, applied_total: 0 },
  });
  const position = moved.headers.get('position');
  const [record, ...others] = await records(position);
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    date: '2026-03-13',
    status: 'present',
    charge: 'covered',
    notes: 'Fractions',
    version: 4,
  });

  const [taken, back, first] = await classes(position);
  expect(
    [taken, back, first].map((row) => [row.source, row.effective_on, row.applied_remaining, row.moved_to]),
  ).toEqual([
    ['attendance', '2026-03-13', -1, null],
    ['reversal', '2026-03-19', 1, '2026-03-13'],
    ['attendance', '2026-03-19', -1, null],
  ]);
  expect(back).toMatchObject({ reversed: first.id, reason: 'Wrong line', notes: 'Fractions' });
  expect(first).toMatchObject({ reversed_by: back.id });

  const person = { tutor_name: 'Ms Lee', created_at: '2026-03-20T19:42:00.000Z', notes: 'Fractions' };
  const class_ = (applied: number, remaining_after: number) => ({
    change: { requested: applied, applied_remaining: applied, applied_total: 0 },
    remaining_after,
  });
  const reason = 'Wrong line';
  expect(await history(record.id, position)).toMatchObject([
    {
      ...{ ...person, what: 'corrected', from_date: null, date: '2026-03-13', reason, ...class_(-1, 2) },
      ...{ from_status: 'absent', status: 'present', charge: 'covered' },
    },
    {
      ...{ ...person, what: 'moved', from_date: '2026-03-19', date: '2026-03-13', reason, ...class_(1, 3) },
      ...{ from_status: 'present', status: 'absent', charge: 'none' },
    },
    {
      ...{ ...person, what: 'marked', from_date: null, date: '2026-03-19', reason: null, ...class_(-1, 2) },
      ...{ from_status: null, status: 'present', charge: 'covered' },
    },
  ]);
});

test('status and note are corrected where they stand, and the history carries on what a row does not say', async () => {
  const { correct, at, records, history } = await mia(1);
  const absent = await correct({ date: '2026-03-19', status: 'absent', notes: '' });
  expect(absent.body).toMatchObject({ balance: { classes_remaining: 1 }, change: { applied_remaining: 1 } });
  const noted = await correct({ date: '2026-03-19', status: 'absent', notes: 'Ill', seen_version: 3 });
  expect(noted.body.change).toBeNull();
  const [record] = await records(noted.headers.get('position'));
  expect(record).toMatchObject({ status: 'absent', notes: 'Ill', version: 4 });
  const rows = await history(record.id, noted.headers.get('position'));
  expect(rows.map((row: Record<string, unknown>) => [row.what, row.status, row.charge, row.notes])).toEqual([
    ['noted', 'absent', 'none', 'Ill'],
    ['corrected', 'absent', 'none', null],
    ['marked', 'present', 'covered', 'Fractions'],
  ]);
  expect((await tutor.post(`${at}/2026-03-19/settle`, {})).body.code).toBe('not-uncovered');
});

test('an uncovered record moves without a class, and says so quietly', async () => {
  const { correct, classes } = await mia(0);
  const { headers } = await correct({ date: '2026-03-18', status: 'absent' });
  const [quiet] = await classes(headers.get('position'));
  expect(quiet).toMatchObject({ kind: 'mark', what: 'moved', from_date: '2026-03-19', effective_on: '2026-03-18' });
});

test('the day of another record is refused with its row', async () => {
  const { correct, at } = await mia();
  await tutor.post(at, { status: 'absent', date: '2026-03-13' });
  const { status, body } = await correct({ date: '2026-03-13' });
  const detail =
    'Mia Okafor is already recorded on Friday, March 13, 2026: absent, by Ms Lee on March 20, 2026 at 15:42.';
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ code: 'date-taken', detail, errors: { date: detail }, changed_by: 'Ms Lee' }),
  ]);
  await tutor.post(at, { status: 'present', date: '2026-03-20' });
  expect((await correct({ date: '2026-03-20' })).body.detail).toBe(
    'Mia Okafor is already recorded on Friday, March 20, 2026: present, by Ms Lee at 15:42.',
  );
});

test('what may not be corrected is refused in words, and nothing is written', async () => {
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
  expect((await correct({ date: '2026-03-18' })).body.code).toBe('student-archived');
});

test('the same correction again moves nothing and answers the same', async () => {
  const { id, correct } = await mia();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await correct({ date: '2026-03-13' }, '2026-03-19', key);
  const again = await correct({ date: '2026-03-13' }, '2026-03-19', key);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await centre.program.store.read(`student-${id}`)).toHaveLength(4);
});

test('an unknown record has no history', async () => {
  const { status, body } = await tutor.get(`/api/attendance/${crypto.randomUUID()}/history`);
  expect([status, body.code, body.detail]).toEqual([404, 'not-found', 'There is no attendance record with this id.']);
});
