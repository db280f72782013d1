import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const TODAY = '2026-03-20';
const ROLL = '/api/attendance/roll';

const centre = await openForAllTests(openTestCentre({ clock: () => new Date('2026-03-20T18:00:00Z') }));
const mia = await centre.createStudent({ classes: 6 });
const tutor = await centre.createSignedInTutor();
const at = `/api/students/${mia.id}/attendance`;
await tutor.post(at, { status: 'present', date: '2026-03-19' });
const correction = `${at}/2026-03-19/correct`;

/** Asserts that a refused request appended no event to the student's stream. */
async function refusal(path: string, body: unknown) {
  const before = await centre.program.store.read(`student-${mia.id}`);
  const answer = await tutor.post(path, body);
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

const VERSION = 'rows.0.seen_version';
const twice = 'This student is listed twice in the request. List each student once.';
const everyone = Array.from({ length: 500 }, () => row({ student_id: crypto.randomUUID() }));
const unstored = 'This text contains characters that cannot be stored.';
/** A roll of one row with a fault. */
const rowWith = (over: object) => roll({ rows: [row(over)] });
const badRolls: [string, object, string, string][] = [
  ['no day', roll({ date: undefined }), 'date', 'The field “date” is missing.'],
  ['no rows', { date: TODAY }, 'rows', 'The field “rows” is missing.'],
  ['rows that are none', roll({ rows: 7 }), 'rows', 'The field “rows” must be a list.'],
  ['an empty roll', roll({ rows: [] }), 'rows', 'Name at least one student.'],
  ['500 rows', roll({ rows: everyone }), 'rows', 'Send at most 200 students at once.'],
  ['a row of null', roll({ rows: [null] }), 'rows.0', 'The field “rows.0” must be an object.'],
  ['a student twice', roll({ rows: [row(), row({ status: 'absent' })] }), 'rows.1.student_id', twice],
  [
    'a student in two spellings',
    roll({ rows: [row(), row({ student_id: mia.id.toUpperCase() })] }),
    'rows.1.student_id',
    twice,
  ],
  [
    'an id that is none',
    rowWith({ student_id: 7 }),
    'rows.0.student_id',
    'The field “rows.0.student_id” must be a text.',
  ],
  [
    'another status',
    rowWith({ status: 'late' }),
    'rows.0.status',
    'The field “rows.0.status” must be present, or absent.',
  ],
  ['no version', rowWith({ seen_version: undefined }), VERSION, `The field “${VERSION}” is missing.`],
  ['a version below none', rowWith({ seen_version: -3 }), VERSION, `The field “${VERSION}” must be at least 0.`],
  ['half a version', rowWith({ seen_version: 1.5 }), VERSION, `The field “${VERSION}” must be a whole number.`],
  ['a note too long', rowWith({ notes: note }), 'rows.0.notes', longNote],
  ['a general note too long', roll({ generalNotes: note }), 'generalNotes', longNote],
  ['a reason too long', roll({ reason: 'r'.repeat(501) }), 'reason', 'Use at most 500 characters.'],
  ['a note that cannot be stored', roll({ generalNotes: 'a\u0000b' }), 'generalNotes', unstored],
  ['a day that is none', roll({ date: '2026-02-30' }), 'date', noDay],
  ['a day in another form', roll({ date: '20.3.2026' }), 'date', 'Use a date like 2026-11-21.'],
  ['an unknown field', roll({ tutor_id: 'x' }), 'request', 'The request has a field that is not known: “tutor_id”.'],
  [
    'an unknown field of a row',
    rowWith({ classes: 1e9 }),
    'rows.0',
    'The field “rows.0” has a field that is not known: “classes”.',
  ],
];

test.each(badRolls)('takeAttendance: refuses a roll with %s', async (_, body, field, sentence) => {
  const refused = { status: 400, code: 'invalid-request', detail: sentence, errors: { [field]: sentence } };
  expect(await refusal(ROLL, body)).toEqual(refused);
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
  expect((await tutor.get(`${ROLL}?date=${date}`)).body.code).toBe('date-in-future');
});

test('takeAttendance: names the largest size when it refuses a larger roll', async () => {
  const { status, detail } = await refusal(ROLL, roll({ generalNotes: 'n'.repeat(5_700_000) }));
  expect([status, detail]).toEqual([413, 'The request is larger than 5,400 kB.']);
  const small = await refusal(correction, correct({ notes: 'n'.repeat(100_000) }));
  expect([small.status, small.detail]).toEqual([413, 'The request is larger than 64 kB.']);
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
