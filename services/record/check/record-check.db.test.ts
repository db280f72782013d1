import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordResponse } from '#contracts/record.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { claimRecordCheck } from './record-check-store.ts';
import { startRecordChecks } from './run-record-check.ts';
import { sealAndCheckNightly } from './seal-and-check-nightly.ts';
import { listUnexplainedBalances } from './unexplained-balances.ts';

const soon = { timeout: 60_000, interval: 200 };

let centre: TestCentre;
let owner: Client;
beforeAll(async () => {
  centre = await openTestCentre();
  const { email, password } = await centre.createTutor({ owner: true });
  owner = await centre.signIn(email, password);
  await startRecordChecks(centre.program);
});
afterAll(() => centre[Symbol.asyncDispose]());

const getRecord = async (): Promise<RecordResponse> => (await owner.get('/api/record')).body;
/** Starts a check, and returns its result. */
const check = async () => {
  const before = (await getRecord()).last?.finished_at;
  expect((await owner.post('/api/record/check', undefined)).status).toBe(204);
  await expect.poll(async () => (await getRecord()).last?.finished_at, soon).not.toBe(before);
  const { running, last } = await getRecord();
  expect(running).toBeNull();
  return last;
};

test('checkRecord: finds that every history adds up, or names the student whose history does not', async () => {
  const ada = await centre.createStudent({ name: 'Ada Byron', classes: 4 });
  await centre.createStudent({ name: 'Ben Novak', classes: 2 });
  await centre.program.runner.caughtUp();
  expect((await getRecord()).last).toBeNull();
  expect(await check()).toMatchObject({ outcome: 'checked', students: 2, fault_count: 0, faults: [] });

  const { sql, readModels } = centre.program;
  await sql`update ${sql(readModels.schema)}.balances set classes_remaining = 9 where student_id = ${ada.id}`;
  const listUnexplained = () => listUnexplainedBalances(sql, readModels.schema, 5);
  await owner.get(`/api/students/${ada.id}/classes/explanation`);
  expect(await listUnexplained()).toEqual({ total: 1, students: [{ id: ada.id, name: 'Ada Byron' }] });
  expect(await check()).toMatchObject({
    fault_count: 1,
    faults: [{ student: { id: ada.id, name: 'Ada Byron' }, what: expect.stringContaining('classes_remaining') }],
  });
  await sql`update ${sql(readModels.schema)}.balances set classes_remaining = 4 where student_id = ${ada.id}`;
  expect(await check()).toMatchObject({ fault_count: 0 });
  expect(await listUnexplained()).toEqual({ total: 0, students: [] });
});

test('claimRecordCheck: lets one check run, until it is finished or was killed', async () => {
  const { sql } = centre.program;
  const now = new Date();
  const claims = await Promise.all([1, 2, 3].map(() => claimRecordCheck(sql, now)));
  expect(claims.filter((id) => id !== undefined)).toHaveLength(1);
  expect((await getRecord()).running).toEqual({ started_at: now.toISOString(), share: 0 });
  await sql`update desk.record_check set heartbeat_at = now() - interval '3 minutes'`;
  expect((await getRecord()).running).toBeNull();
  expect(await claimRecordCheck(sql, now)).toBeDefined();
  await sql`update desk.record_check set running = null`;
});

test('sealAndCheckNightly: seals and checks once after 2:00 AM of each day at the centre', async () => {
  const { program } = centre;
  const opened = new Date(program.centre.openedAt);
  const seals = async () => (await owner.get('/api/record/seals')).body.rows.length;
  const runAt = (now: Date) => sealAndCheckNightly({ ...program, clock: () => now });
  await runAt(opened);
  expect(await seals()).toBe(0);
  const nextDay = new Date(opened.getTime() + 24 * 60 * 60_000);
  await runAt(nextDay);
  expect(await seals()).toBe(1);
  expect((await getRecord()).last?.finished_at).toBe(nextDay.toISOString());
  await runAt(new Date(nextDay.getTime() + 1));
  expect((await getRecord()).last?.finished_at).toBe(nextDay.toISOString());
});

test('sealAndCheckNightly: seals nothing while a check is running, and does so in a later hour', async () => {
  const { program } = centre;
  await centre.createStudent();
  const twoDaysLater = new Date(Date.parse(program.centre.openedAt) + 2 * 24 * 60 * 60_000);
  const run = () => sealAndCheckNightly({ ...program, clock: () => twoDaysLater });
  const seals = async () => (await owner.get('/api/record/seals')).body.rows.length;
  const before = await seals();
  await claimRecordCheck(program.sql, twoDaysLater);
  await run();
  expect(await seals()).toBe(before);
  await program.sql`update desk.record_check set running = null`;
  await run();
  expect(await seals()).toBe(before + 1);
});

test('sealAndCheckNightly: checks a record that cannot be sealed, and seals it in a later hour', async () => {
  const { program } = centre;
  await centre.createStudent();
  const threeDaysLater = new Date(Date.parse(program.centre.openedAt) + 3 * 24 * 60 * 60_000);
  const run = (changes: Partial<typeof program> = {}) =>
    sealAndCheckNightly({ ...program, clock: () => threeDaysLater, ...changes });
  await run({ handle: () => Promise.reject(new Error('the log has a gap')) });
  expect((await getRecord()).last).toMatchObject({ finished_at: threeDaysLater.toISOString(), outcome: 'checked' });
  const seals = async () => (await owner.get('/api/record/seals')).body.rows.length;
  const before = await seals();
  await run();
  expect(await seals()).toBe(before + 1);
});

test('sealLedger and getSeals: seal what is new, and list the seals page by page', async () => {
  await centre.createStudent();
  const first = await owner.post('/api/record/seals', undefined);
  expect(first).toMatchObject({ status: 200, body: { outcome: 'sealed' } });
  expect((await owner.post('/api/record/seals', undefined)).body).toEqual({
    outcome: 'nothing-to-seal',
    seal: first.body.seal,
  });
  const { today } = (await owner.get('/api/rules')).body;
  for (let count = 0; count < 30; count += 1) {
    await owner.post('/api/rules', { from: today, rules: { classes_max: 20 + count } });
    expect((await owner.post('/api/record/seals', undefined)).body.outcome).toBe('sealed');
  }
  const { body: page } = await owner.get('/api/record/seals');
  const { body: rest } = await owner.get(`/api/record/seals?cursor=${page.next_cursor}`);
  const events: number[] = [...page.rows, ...rest.rows].map((seal) => seal.events);
  expect([page.rows.length, rest.rows.length, rest.next_cursor]).toEqual([30, 4, null]);
  expect(events).toEqual(events.toSorted((one, other) => other - one));
  expect((await owner.get('/api/record/seals?cursor=abc')).status).toBe(400);
  const tutor = await centre.createSignedInTutor();
  expect((await tutor.get('/api/record/seals')).status).toBe(403);
});
