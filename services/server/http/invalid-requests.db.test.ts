import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const centre = await openForAllTests(openTestCentre({ clock: () => new Date('2026-03-20T18:00:00Z') }));
const mia = await centre.createStudent({ classes: 6 });
const tutor = await centre.createSignedInTutor();

const json = (value: unknown) => JSON.stringify(value);
const add = '/classes/add';
const mark = '/attendance';
const withdraw = '/waiting/withdraw';

/** Sends a command and returns its problem. Fails when the refused command changed the student's stream. */
async function refusal(path: string, body: unknown, headers?: Record<string, string>) {
  const before = await centre.program.store.read(`student-${mia.id}`);
  const { status, body: problem, headers: sent } = await tutor.post(`/api/students/${mia.id}${path}`, body, headers);
  expect(await centre.program.store.read(`student-${mia.id}`)).toEqual(before);
  expect(sent.get('content-type')).toMatch(/^application\/problem\+json/);
  return { status, code: problem.code, detail: problem.detail, errors: problem.errors };
}

const atLeastOne = 'Enter at least 1 class.';
const whole = 'Enter a whole number of classes.';
const atMost = 'Enter at most 999 classes.';
const note = 'n'.repeat(2_001);

test.each([
  [add, {}, 'classes', whole],
  [add, { classes: null }, 'classes', whole],
  [add, { classes: '3' }, 'classes', whole],
  [add, { classes: [3] }, 'classes', whole],
  [add, { classes: true }, 'classes', whole],
  [add, { classes: 0 }, 'classes', atLeastOne],
  [add, { classes: -3 }, 'classes', atLeastOne],
  [add, { classes: 1.5 }, 'classes', whole],
  [add, { classes: 1000 }, 'classes', atMost],
  [add, { classes: 1e9 }, 'classes', atMost],
  [add, '{"classes":1e400}', 'classes', whole],
  [add, { classes: 3, reason: 'r'.repeat(501) }, 'reason', 'Use at most 500 characters.'],
  [add, { classes: 3, reason: 'a\u0000b' }, 'reason', 'This text contains characters that cannot be stored.'],
  [add, '{"classes":3,"reason":"\\ud800"}', 'reason', 'This text contains characters that cannot be stored.'],
  [add, { classes: 3, reason: 7 }, 'reason', 'The field “reason” must be a text.'],
  [add, { classes: 3, tutor_id: 'x' }, 'request', 'The request has a field that is not known: “tutor_id”.'],
  [
    add,
    '{"classes":3,"__proto__":{"classes":4}}',
    'request',
    'The request has a field that is not known: “__proto__”.',
  ],
  [add, [], 'request', 'The request must be an object.'],
  [add, 'null', 'request', 'The request must be an object.'],
  [add, '7', 'request', 'The request must be an object.'],
  [withdraw, { reason: ' ' }, 'reason', 'Please give a reason.'],
  ['/classes/remove', { classes: 1, reason: ' ' }, 'reason', 'Please give a reason.'],
  ['/classes/remove', { classes: 1 }, 'reason', 'The field “reason” is missing.'],
  [withdraw, {}, 'reason', 'The field “reason” is missing.'],
  [mark, { status: 'late' }, 'status', 'The field “status” must be present, or absent.'],
  [mark, {}, 'status', 'The field “status” is missing.'],
  [mark, { status: 'present', date: '2026-02-30' }, 'date', 'There is no such day.'],
  [mark, { status: 'present', date: '20.3.2026' }, 'date', 'Use a date like 2026-11-21.'],
  [mark, { status: 'present', date: '2026-03-20T00:00:00Z' }, 'date', 'Use a date like 2026-11-21.'],
  [mark, { status: 'present', notes: note }, 'notes', 'Use at most 2,000 characters.'],
  [mark, { status: 'present', notes: null }, 'notes', 'The field “notes” must be a text.'],
  [mark, { status: 'present', seen_version: -1 }, 'seen_version', 'The field “seen_version” must be at least 0.'],
])('%s: refuses %j and names the field %s', async (path, body, field, sentence) => {
  expect(await refusal(path, body)).toEqual({
    status: 400,
    code: 'invalid-request',
    detail: sentence,
    errors: { [field]: sentence },
  });
});

test('/classes/add: names every field that is not valid', async () => {
  const { errors, detail } = await refusal(add, { classes: 0, reason: 1 });
  expect(errors).toEqual({ classes: atLeastOne, reason: 'The field “reason” must be a text.' });
  expect(detail).toBe(`${atLeastOne} The field “reason” must be a text.`);
});

test.each([
  [mark, { status: 'present', date: '2026-03-21' }, 422, 'date-in-future'],
  [mark, { status: 'present', date: '9999-12-31' }, 422, 'date-in-future'],
  ['/attendance/2026-03-19/settle', {}, 409, 'no-mark'],
  ['/waiting/apply', {}, 409, 'nothing-waiting'],
  ['/waiting/withdraw', { reason: 'moved away' }, 409, 'nothing-waiting'],
  ['/restore', { email: 'mia@rollbook.example', password: 'chalk and slate' }, 409, 'student-not-archived'],
])('%s: refuses %j by the rules of the domain with a sentence', async (path, body, status, code) => {
  const answer = await refusal(path, body);
  expect([answer.status, answer.code]).toEqual([status, code]);
  expect(answer.detail).toMatch(/\w .+\.$/);
});

test.each([
  ['text/plain', json({ classes: 3 })],
  ['application/x-www-form-urlencoded', 'classes=3'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['application/json; charset=utf-16', json({ classes: 3 })],
  ['application/json; charset=latin1', json({ classes: 3 })],
  ['application/jsonx', json({ classes: 3 })],
  ['application/ld+json', json({ classes: 3 })],
  ['json', json({ classes: 3 })],
])('/classes/add: refuses a body of the type %s', async (type, body) => {
  const { status, code, detail } = await refusal(add, body, { 'content-type': type });
  expect([status, code]).toEqual([415, 'not-json']);
  expect(detail).toBe('The body of the request must be JSON, with the Content-Type application/json in UTF-8.');
});

test.each([
  ['{"classes":', 'The body of the request is not valid JSON.'],
  ['classes=3', 'The body of the request is not valid JSON.'],
  ['{"classes":1,"classes":2}', 'The field “classes” occurs twice in the request.'],
  [Uint8Array.of(0x7b, 0xff, 0x7d), 'The body of the request is not text in UTF-8.'],
])('/classes/add: refuses the body %j', async (body, sentence) => {
  expect(await refusal(add, body)).toEqual({ status: 400, code: 'not-json', detail: sentence, errors: undefined });
});

test('/attendance: accepts a Content-Type that names UTF-8', async () => {
  const named = { 'content-type': 'application/json; charset="UTF-8"' };
  expect((await tutor.post(`/api/students/${mia.id}/attendance`, json({ status: 'absent' }), named)).status).toBe(200);
});

test('/classes/add: refuses a missing body with a sentence', async () => {
  expect(await refusal(add, undefined)).toMatchObject({ status: 400, detail: 'The request must be an object.' });
});

test('/attendance: refuses a body of 100 kB', async () => {
  const { status, code } = await refusal(mark, { status: 'present', notes: 'n'.repeat(100_000) });
  expect([status, code]).toEqual([413, 'body-too-large']);
});

test.each([
  [{ 'idempotency-key': 'again' }, 'idempotency-key', 'The header Idempotency-Key must be a UUID.'],
  [{ 'if-match': '3' }, 'if-match', 'The header If-Match must be a version in quotes, like "7".'],
  [{ 'if-match': '*' }, 'if-match', 'The header If-Match must be a version in quotes, like "7".'],
])('/classes/add: refuses the header %j', async (headers, field, sentence) => {
  expect((await refusal(add, { classes: 1 }, headers)).errors).toEqual({ [field]: sentence });
});

test.each([
  '/api/students/7',
  `/api/students/${'0'.repeat(36)}`,
  '/api/students/%00',
  '/api/attendance?student_id=7',
  '/api/attendance?limit=0',
  '/api/attendance?limit=201',
  '/api/attendance?limit=many',
  '/api/attendance?page=2',
  '/api/attendance?date=2026-02-30',
  '/api/attendance?cursor=%00',
  '/api/attendance?cursor=bm9wZQ',
  '/api/attendance?date=2026-01-01&date=2026-01-02',
  '/api/class-transactions?source=gift',
  '/api/class-transactions?cursor=W10',
  '/api/students?former=1',
  '/api/students/%zz',
])('%s: is refused with a sentence', async (address) => {
  const { status, body } = await tutor.get(address);
  expect([status, body.code]).toEqual([400, 'invalid-request']);
  expect(body.detail).toMatch(/\w .+\.$/);
});

test.each(['WzFlMTBd', 'Wy0xXQ', 'WzFd'])('class-history: a forged cursor %s causes no fault', async (cursor) => {
  const { status } = await tutor.get(`/api/students/${mia.id}/class-history?cursor=${cursor}`);
  expect([200, 400]).toContain(status);
});

test('Min-Position: must be a position of a log', async () => {
  const { body } = await tutor.get('/api/students', { 'min-position': 'soon' });
  expect(body.errors).toHaveProperty('min-position');
});

test.each(['/api/nothing', '/api', `/api/students/${'7'.repeat(200)}`, '/api/feed', '/health/none'])(
  '%s: is answered with not-found',
  async (address) => {
    const { status, body } = await tutor.get(address);
    expect([status, body.code]).toEqual([404, 'not-found']);
  },
);

test.each([add, mark, '/classes/remove'])('%s: answers student-unknown for an unknown student', async (path) => {
  const nobody = `/api/students/${crypto.randomUUID()}`;
  const { status, body } = await tutor.post(
    `${nobody}${path}`,
    path === mark ? { status: 'absent' } : { classes: 1, reason: 'Refund' },
  );
  expect([status, body.code]).toEqual([404, 'student-unknown']);
});

test('/attendance: keeps control and direction characters of notes', async () => {
  const odd = 'left\u202eright\u0007 \u200d 👩‍🏫';
  await tutor.post(`/api/students/${mia.id}/attendance`, { status: 'absent', date: '2026-03-02', notes: odd });
  await centre.program.runner.caughtUp();
  const { body } = await tutor.get(`/api/attendance?student_id=${mia.id}&date=2026-03-02`);
  expect(body.records[0].notes).toBe(odd);
});

const overrides = ['x-http-method-override', 'x-http-method', 'x-method-override'];

test('every route: keeps the method of the request, whatever a header, the query or the body says of another one', async () => {
  const address = `/api/students/${mia.id}`;
  for (const name of overrides) {
    expect((await tutor.get(address, { [name]: 'DELETE' })).status).toBe(200);
    const marked = await tutor.post(
      `${address}/attendance`,
      { status: 'absent', date: '2026-03-03' },
      { [name]: 'DELETE' },
    );
    expect([200, 409]).toContain(marked.status);
  }
  expect((await tutor.get(`${address}?_method=DELETE`)).body.code).toBe('invalid-request');
  const named = await refusal(add, { classes: 3, _method: 'DELETE' });
  expect(named.detail).toBe('The request has a field that is not known: “_method”.');
  expect((await tutor.get(address)).status).toBe(200);
});

test.each(['PUT', 'PATCH', 'PROPFIND', 'OPTIONS'])('%s: no route accepts it', async (method) => {
  const before = await centre.program.store.read(`student-${mia.id}`);
  for (const address of [`/api/students/${mia.id}`, '/api/students', '/'])
    expect((await tutor.send(method, address)).status).toBeGreaterThanOrEqual(400);
  expect(await centre.program.store.read(`student-${mia.id}`)).toEqual(before);
});
