import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import type { TestPerson } from '#testing/people-fixture.ts';

const TODAY = '2026-03-20';
const ROLL = '/api/attendance/roll';

let centre: TestCentre;
let mia: TestPerson;
let tutor: Client;
let correction: string;

beforeAll(async () => {
  centre = await openTestCentre({ clock: () => new Date('2026-03-20T18:00:00Z') });
  mia = await centre.createStudent({ classes: 6 });
  tutor = await centre.createSignedInTutor();
  const at = `/api/students/${mia.id}/attendance`;
  await tutor.post(at, { status: 'present', date: '2026-03-19' });
  correction = `${at}/2026-03-19/correct`;
});
afterAll(() => centre[Symbol.asyncDispose]());

/** Asserts that a refused request appended no event to the student's stream. */
async function refusal(path: string, body: unknown, headers?: Record<string, string>, by = tutor) {
  const before = await centre.program.store.read(`student-${mia.id}`);
  const answer = await by.post(path, body, headers);
  expect(await centre.program.store.read(`student-${mia.id}`)).toEqual(before);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const { code, detail, errors } = answer.body;
  return { status: answer.status, code, detail, errors };
}

const row = (over: object = {}) => ({ student_id: mia.id, status: 'present', seen_version: 0, ...over });
const roll = (over: object = {}) => ({ date: TODAY, rows: [row()], ...over });
const correct = (over: object = {}) => ({ status: 'absent', date: '2026-03-19', seen_version: 2, ...over });
const note = 'n'.repeat(2_001);
const longNote = 'Use at most 2,000 characters.';
const noDay = 'There is no such day.';
const anyone = () => ({ ...row(), student_id: crypto.randomUUID() });

// Functions, because Mia has no id yet.
const badRolls: [string, () => unknown, string, string][] = [
  ['no day', () => roll({ date: undefined }), 'date', 'The field “date” is missing.'],
  ['a list', () => [], 'request', 'The request must be an object.'],
  ['no rows', () => ({ date: TODAY }), 'rows', 'The field “rows” is missing.'],
  ['rows that are none', () => roll({ rows: 7 }), 'rows', 'The field “rows” must be a list.'],
  ['an empty roll', () => roll({ rows: [] }), 'rows', 'Name at least one student.'],
  ['500 rows', () => roll({ rows: Array.from({ length: 500 }, anyone) }), 'rows', 'Send at most 200 students at once.'],
  ['a row of null', () => roll({ rows: [null] }), 'rows.0', 'The field “rows.0” must be an object.'],
  [
    'a student twice',
    () => roll({ rows: [row(), row({ status: 'absent' })] }),
    'rows.1.student_id',
    'This student is listed twice in the request. List each student once.',
  ],
  [
    'a student twice in another spelling',
    () => roll({ rows: [row(), row({ student_id: mia.id.toUpperCase() })] }),
    'rows.1.student_id',
    'This student is listed twice in the request. List each student once.',
  ],
  [
    'an id that is none',
    () => roll({ rows: [row({ student_id: 7 })] }),
    'rows.0.student_id',
    'The field “rows.0.student_id” must be a text.',
  ],
  [
    'another status',
    () => roll({ rows: [row({ status: 'late' })] }),
    'rows.0.status',
    'The field “rows.0.status” must be present, or absent.',
  ],
  [
    'no version',
    () => roll({ rows: [row({ seen_version: undefined })] }),
    'rows.0.seen_version',
    'The field “rows.0.seen_version” is missing.',
  ],
  [
    'a version below none',
    () => roll({ rows: [row({ seen_version: -3 })] }),
    'rows.0.seen_version',
    'The field “rows.0.seen_version” must be at least 0.',
  ],
  [
    'half a version',
    () => roll({ rows: [row({ seen_version: 1.5 })] }),
    'rows.0.seen_version',
    'The field “rows.0.seen_version” must be a whole number.',
  ],
  ['a note too long', () => roll({ rows: [row({ notes: note })] }), 'rows.0.notes', longNote],
  ['a note of 100 kB', () => roll({ rows: [row({ notes: 'n'.repeat(100_000) })] }), 'rows.0.notes', longNote],
  ['a general note too long', () => roll({ generalNotes: note }), 'generalNotes', longNote],
  ['a reason too long', () => roll({ reason: 'r'.repeat(501) }), 'reason', 'Use at most 500 characters.'],
  [
    'a note that cannot be stored',
    () => roll({ generalNotes: 'a\u0000b' }),
    'generalNotes',
    'This text contains characters that cannot be stored.',
  ],
  ['a day that is none', () => roll({ date: '2026-02-30' }), 'date', noDay],
  ['a day in another form', () => roll({ date: '20.3.2026' }), 'date', 'Use a date like 2026-11-21.'],
  [
    'a field that is not known',
    () => roll({ tutor_id: 'x' }),
    'request',
    'The request has a field that is not known: “tutor_id”.',
  ],
  [
    'a field of a row that is not known',
    () => roll({ rows: [row({ classes: 1e9 })] }),
    'rows.0',
    'The field “rows.0” has a field that is not known: “classes”.',
  ],
];
test.each(badRolls)('takeAttendance: refuses a roll with %s', async (_, body, field, sentence) => {
  const refused = { status: 400, code: 'invalid-request', detail: sentence, errors: { [field]: sentence } };
  expect(await refusal(ROLL, body())).toEqual(refused);
});

test.each([
  [correct({ status: 'late' }), 'status', 'The field “status” must be present, or absent.'],
  [correct({ status: undefined }), 'status', 'The field “status” is missing.'],
  [correct({ date: '2026-02-30' }), 'date', noDay],
  [correct({ date: null }), 'date', 'The field “date” must be a text.'],
  [correct({ seen_version: undefined }), 'seen_version', 'The field “seen_version” is missing.'],
  [correct({ seen_version: 1.5 }), 'seen_version', 'The field “seen_version” must be a whole number.'],
  [correct({ notes: note }), 'notes', longNote],
  [correct({ notes: 7 }), 'notes', 'The field “notes” must be a text.'],
  [correct({ reason: 'r'.repeat(501) }), 'reason', 'Use at most 500 characters.'],
  [correct({ id: 7 }), 'request', 'The request has a field that is not known: “id”.'],
])('correctAttendance: a refused correction %j names the field %s', async (body, field, sentence) => {
  const refused = { status: 400, code: 'invalid-request', detail: sentence, errors: { [field]: sentence } };
  expect(await refusal(correction, body)).toEqual(refused);
});

test('correctAttendance: refuses a date that does not exist', async () => {
  const { status, errors } = await refusal(correction.replace('2026-03-19', '2026-02-30'), correct());
  expect([status, errors]).toEqual([400, { date: noDay }]);
});

test.each(['2026-03-21', '9999-12-31'])('takeAttendance: refuses the future date %s', async (date) => {
  for (const [path, body] of [
    [ROLL, roll({ date })],
    [correction, correct({ date })],
  ] as const) {
    const { status, code, detail } = await refusal(path, body);
    expect([status, code, detail]).toEqual([422, 'date-in-future', 'The date is in the future.']);
  }
});

const both = [
  ['a roll', () => [ROLL, roll()]],
  ['a correction', () => [correction, correct()]],
] as [string, () => [string, object]][];

test.each(both)('%s must be JSON in UTF-8 without duplicate fields', async (_, of) => {
  const [path, body] = of();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16']) {
    const { status, code } = await refusal(path, JSON.stringify(body), { 'content-type': type });
    expect([type, status, code]).toEqual([type, 415, 'not-json']);
  }
  expect(await refusal(path, '{"date":')).toMatchObject({ status: 400, code: 'not-json' });
  const twice = JSON.stringify(body).replace('{', '{"date":"2026-03-01",');
  expect((await refusal(path, twice)).detail).toBe('The field “date” occurs twice in the request.');
});

test.each(both)(
  '%s with a malformed idempotency key is refused; without one the server generates it',
  async (_, of) => {
    const [path, body] = of();
    const { errors } = await refusal(path, body, { 'idempotency-key': 'again' });
    expect(errors).toEqual({ 'idempotency-key': 'The header Idempotency-Key must be a UUID.' });
    const none = await tutor.post(path, { ...body, date: '2026-03-21' });
    expect(none.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test.each(both)('%s from another site, or after the session has ended, is refused', async (_, of) => {
  const [path, body] = of();
  const foreign = await refusal(path, body, { origin: 'https://evil.example' });
  expect([foreign.status, foreign.code]).toEqual([403, 'wrong-origin']);
  const sam = await centre.createTutor();
  const late = await centre.signIn(sam.email, sam.password);
  await centre.program.sql`
    update accounts.session set "expiresAt" = now() - interval '1 second' where "userId" = ${sam.id}`;
  const ended = await refusal(path, body, {}, late);
  expect([ended.status, ended.code, ended.detail]).toEqual([401, 'signed-out', 'Unauthorized']);
});

test('takeAttendance: names the largest size when it refuses a larger roll', async () => {
  const { status, detail } = await refusal(ROLL, roll({ generalNotes: 'n'.repeat(5_700_000) }));
  expect([status, detail]).toEqual([413, 'The request is larger than 5,387 kB.']);
  const small = await refusal(correction, correct({ notes: 'n'.repeat(100_000) }));
  expect([small.status, small.detail]).toEqual([413, 'The request is larger than 64 kB.']);
});

test('takeAttendance: stores control and bidi characters unchanged', async () => {
  const odd = 'left\u202eright\u0007 \u200d 👩‍🏫';
  const noah = await centre.createStudent({ name: 'No\u202eah\u0007' });
  const rows = [row({ student_id: noah.id, status: 'absent', notes: odd })];
  const { body } = await tutor.post(ROLL, roll({ rows }));
  expect(body.rows[0].mark.notes).toBe(odd);
  const read = await tutor.get(`${ROLL}?date=${TODAY}`);
  const shown = read.body.students.find(({ id }: { id: string }) => id === noah.id);
  expect([shown.name, shown.mark.notes]).toEqual([noah.name, odd]);
});

test.each([
  [ROLL, 'date'],
  [`${ROLL}?date=2026-02-30`, 'date'],
  [`${ROLL}?date=2026-03-20&page=2`, 'request'],
  ['/api/attendance?from=2026-02-30', 'from'],
  ['/api/attendance?to=tomorrow', 'to'],
  ['/api/attendance?status=late', 'status'],
  ['/api/attendance/7/history', 'record'],
])('%s is refused by its field %s', async (address, field) => {
  const { status, body } = await tutor.get(address);
  expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'invalid-request', [field]]);
  expect(body.detail).toMatch(/\w .+\.$/);
});
