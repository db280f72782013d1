import { request } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { StoreUnavailableError } from '#events/store/port/event-store.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';

const TODAY = '2026-03-20';
const ROLL = '/api/attendance/roll';

const centre = await openForAllTests(openTestCentre({ clock: () => new Date('2026-03-20T19:42:00Z') }));
const [one, other] = [await centre.createTutor({ name: 'Ms Lee' }), await centre.createTutor({ name: 'Sam' })];
const lee = await centre.signIn(one.email, one.password);
const sam = await centre.signIn(other.email, other.password);
afterEach(() => vi.restoreAllMocks());

const students = (count: number): Promise<TestPerson[]> =>
  Promise.all(Array.from({ length: count }, () => centre.createStudent({ classes: 3 })));
const rollOf = (people: readonly TestPerson[], status = 'present') => ({
  date: TODAY,
  rows: people.map(({ id }) => ({ student_id: id, status, seen_version: 0 })),
});
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const results = (answer: { body: { rows: { result: string }[] } }) => answer.body.rows.map(({ result }) => result);
const written = async ({ id }: TestPerson) => (await centre.program.store.read(`student-${id}`)).length;
const streamOf = ({ id }: TestPerson) => `student-${id}`;

/** Makes the store fail for some streams, or for all. */
function failing(fails: (stream: string) => boolean, after = false) {
  const { store } = centre.program;
  const append = store.append.bind(store);
  vi.spyOn(store, 'append').mockImplementation(async (stream, ...rest) => {
    if (!fails(stream)) return append(stream, ...rest);
    if (after) await append(stream, ...rest);
    throw new StoreUnavailableError('cut');
  });
}

test('takeAttendance: two tutors who save the same twelve students concurrently charge nobody twice', async () => {
  const people = await students(12);
  const mixed = rollOf(people);
  const other = { ...mixed, rows: mixed.rows.map((row, n) => (n % 2 ? { ...row, status: 'absent' } : row)) };
  const answers = await Promise.all([lee.post(ROLL, mixed, key()), sam.post(ROLL, other, key())]);

  for (const [index, person] of people.entries()) {
    const [one, two] = answers.map(({ body }) => body.rows[index]);
    const [saved, later] = one.result === 'saved' ? [one, two] : [two, one];
    expect(saved.result).toBe('saved');
    expect(later).toMatchObject(
      index % 2
        ? {
            ...{ result: 'conflict', code: 'mark-changed', changed_by: saved.mark.tutor_name },
            ...{ changed_at: saved.mark.updated_at, mark: saved.mark },
            detail: `Already marked ${saved.mark.status} by ${saved.mark.tutor_name} at 3:42\u00a0PM.`,
          }
        : { result: 'unchanged', mark: saved.mark, balance: { classes_remaining: 2 } },
    );
    expect(await written(person)).toBe(2);
  }
});

test('takeAttendance: a retry after a lost answer charges once and gets the first answer', async () => {
  const people = await students(5);
  const headers = key();
  const body = JSON.stringify(rollOf(people));
  const lost = request(`${centre.url}${ROLL}`, {
    method: 'POST',
    headers: { ...headers, cookie: lee.cookie, origin: centre.url, 'content-type': 'application/json' },
  });
  const cut = new Promise((resolve) => lost.on('error', resolve));
  const { store } = centre.program;
  const append = store.append.bind(store);
  vi.spyOn(store, 'append').mockImplementation((...row) => {
    lost.destroy(new Error('cut'));
    return append(...row);
  });
  lost.end(body);
  await cut;
  // The first request is still in flight; the idempotency key makes both one command.
  const [again, twice] = await Promise.all([lee.post(ROLL, body, headers), lee.post(ROLL, body, headers)]);

  expect(results(again)).toEqual(people.map(() => 'saved'));
  expect(twice.body).toEqual(again.body);
  expect(again.body.rows[0]).toMatchObject({ balance: { classes_remaining: 2 }, change: { applied_remaining: -1 } });
  for (const person of people) expect(await written(person)).toBe(2);
});

test('takeAttendance: a student archived concurrently is either saved or refused with a sentence', async () => {
  const people = await students(6);
  const [former, ...others] = people as [TestPerson, ...TestPerson[]];
  const [answer, archived] = await Promise.all([
    lee.post(ROLL, rollOf(people)),
    sam.delete(`/api/students/${former.id}`),
  ]);
  expect(archived.status).toBe(204);
  const [first, ...rest] = answer.body.rows;
  expect(rest.map(({ result }: { result: string }) => result)).toEqual(others.map(() => 'saved'));
  if (first.result !== 'saved') expect(first).toMatchObject({ result: 'failed', code: 'student-archived' });
  expect(await written(former)).toBe(first.result === 'saved' ? 3 : 2);
});

test('takeAttendance: a row that the store rejects fails alone, and a retry saves it', async () => {
  const people = await students(3);
  const [, stuck] = people as [TestPerson, TestPerson];
  const headers = key();
  failing((stream) => stream === streamOf(stuck));
  const first = await lee.post(ROLL, rollOf(people), headers);
  expect([first.status, results(first)]).toEqual([200, ['saved', 'failed', 'saved']]);
  expect(first.body.rows[1]).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('try again') });
  vi.restoreAllMocks();

  const again = await lee.post(ROLL, rollOf(people), headers);
  expect(results(again)).toEqual(['saved', 'saved', 'saved']);
  expect(again.body.rows[0]).toEqual(first.body.rows[0]);
  for (const person of people) expect(await written(person)).toBe(2);
});

test('takeAttendance: a row whose encryption key is missing fails alone, and says whom to ask', async () => {
  const people = await students(2);
  const [lost] = people as [TestPerson];
  vi.spyOn(centre.program.log, 'error').mockImplementation(() => {});
  const { keys } = centre.program;
  const forPerson = keys.forPerson.bind(keys);
  vi.spyOn(keys, 'forPerson').mockImplementation(async (id) => (id === lost.id ? undefined : forPerson(id)));
  const { status, body } = await lee.post(ROLL, { ...rollOf(people), generalNotes: 'Quiz' });
  expect([status, body.rows[0].result, body.rows[1].result]).toEqual([200, 'failed', 'saved']);
  expect(body.rows[0]).toMatchObject({
    code: 'key-missing',
    detail: expect.stringContaining('the dashboard shows who to ask'),
  });
});

test('takeAttendance: an unavailable store fails the whole roll if nothing was recorded', async () => {
  const people = await students(2);
  const headers = key();
  failing(() => true);
  const away = await lee.post(ROLL, rollOf(people), headers);
  expect([away.status, away.body.code]).toEqual([503, 'unavailable']);
  vi.restoreAllMocks();
  expect(results(await lee.post(ROLL, rollOf(people), headers))).toEqual(['saved', 'saved']);
});

test('takeAttendance: a retry finds rows that were recorded although the store did not answer', async () => {
  const people = await students(2);
  const headers = key();
  failing(() => true, true);
  expect((await lee.post(ROLL, rollOf(people), headers)).status).toBe(503);
  vi.restoreAllMocks();
  const again = await lee.post(ROLL, rollOf(people), headers);
  expect(results(again)).toEqual(['saved', 'saved']);
  for (const person of people) expect(await written(person)).toBe(2);
});

test('takeAttendance: reports saved rows as saved even if the marks of the other rows cannot be loaded', async () => {
  const people = await students(2);
  await sam.post(ROLL, { ...rollOf(people.slice(0, 1)) });
  const { store } = centre.program;
  const read = store.read.bind(store);
  let reads = 0;
  vi.spyOn(store, 'read').mockImplementation(async (stream, ...rest) => {
    // The first read is for the decision.
    if (stream === streamOf(people[0] as TestPerson) && ++reads > 1) throw new StoreUnavailableError('cut');
    return read(stream, ...rest);
  });
  vi.spyOn(centre.program.log, 'warn').mockImplementation(() => {});
  const { status, body } = await lee.post(ROLL, rollOf(people, 'absent'));
  expect([status, body.rows[0].result, body.rows[1].result]).toEqual([200, 'conflict', 'saved']);
  expect(body.rows[0]).toMatchObject({ mark: null, detail: expect.stringContaining('changed while you were editing') });
});

test('takeAttendance: a roll of forty notifies tutors and the students concerned', async () => {
  const people = await students(40);
  const last = people.at(-1) as TestPerson;
  const student = await centre.signIn(last.email, last.password);
  using tutorHears = await openFeedSocket(centre.url, sam.cookie);
  using studentHears = await openFeedSocket(centre.url, student.cookie);
  const { headers } = await lee.post(ROLL, rollOf(people));
  const place = BigInt(headers.get('position')?.split('.')[1] ?? 0);
  expect(place).toBe(await centre.program.store.head());

  const reaches = ({ position }: { position: string }) => BigInt(position.split('.')[1] ?? 0) >= place;
  await tutorHears.waitForMessage(reaches);
  await studentHears.waitForMessage(({ type }) => type === 'changed');
  const told = new Set(tutorHears.messages.flatMap((message) => (message.type === 'changed' ? message.tags : [])));
  expect([...told].sort()).toEqual(['students', ...people.map(({ id }) => `student:${id}`)].sort());
  expect(studentHears.messages.slice(1)).toMatchObject([{ type: 'changed', tags: [`student:${last.id}`] }]);
});

test('read models: equal a rebuild after all these faults', () => expectReadModelsEqualRebuild(centre.program));
