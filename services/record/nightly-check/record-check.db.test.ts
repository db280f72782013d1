import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { RecordResponse } from '#contracts/record.ts';
import { toNight } from '#services/platform/clock.ts';
import { toPartOfNight } from '#services/record/verify/verify-part.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { claimRecordCheck } from './record-check-store.ts';
import { startRecordChecks } from './run-record-check.ts';
import { sealAndCheckNightly } from './seal-and-check-nightly.ts';
import { listUnexplainedBalances } from './unexplained-balances.ts';

const soon = { timeout: 60_000, interval: 200 };
const DAY_MS = 24 * 60 * 60_000;

const centre = await openForAllTests(openTestCentre());
const owner = await centre.createSignedInTutor({ owner: true });
await startRecordChecks(centre.program);

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

testInFaults('checkRecord: finds that every history adds up, or names the student whose history does not', async () => {
  const ada = await centre.createStudent({ name: 'Ada Byron', classes: 4 });
  await centre.createStudent({ name: 'Ben Novak', classes: 2 });
  await centre.program.runner.caughtUp();
  expect((await getRecord()).last).toBeNull();
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
  expect(await check()).toMatchObject({ outcome: 'checked', students: 2, fault_count: 0, faults: [], part: null });
  expect(await listUnexplained()).toEqual({ total: 0, students: [] });
});

testInFaults('checkRecord: a retry begins no second check', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const start = () => owner.post('/api/record/check', undefined, key);
  expect([(await start()).status, (await start()).status]).toEqual([204, 204]);
  await expect.poll(async () => (await getRecord()).running).toBeNull();
  const { last } = await getRecord();
  expect((await start()).status).toBe(204);
  expect(await getRecord()).toMatchObject({ running: null, last });
});

test('claimRecordCheck: lets one check run, until it is finished or was killed', async () => {
  const { sql } = centre.program;
  const now = new Date();
  const claims = await Promise.all([1, 2, 3].map(() => claimRecordCheck(sql, now)));
  expect(claims.filter((id) => id !== undefined)).toHaveLength(1);
  expect((await getRecord()).running).toEqual({ started_at: now.toISOString(), share: 0 });
  expect(await owner.post('/api/record/check', undefined)).toMatchObject({
    status: 409,
    body: {
      code: 'check-running',
      detail: expect.stringMatching(/^The record is being checked since \d+:\d\d\s[AP]M\./),
    },
  });
  await sql`update desk.record_check set heartbeat_at = now() - interval '3 minutes'`;
  expect((await getRecord()).running).toBeNull();
  expect(await claimRecordCheck(sql, now)).toBeDefined();
  await sql`update desk.record_check set running = null`;
});

testInFaults(
  'sealAndCheckNightly: checks everything after a check that found a fault or failed, so that another part hides nothing',
  async () => {
    const { sql, centre: opened } = centre.program;
    const checked = { status: 'checked', students: 1, events: 9, seals: 0, newerEvents: 9, faults: [] };
    const runNightAfter = async (result: object, nights: number) => {
      await sql`update desk.record_check set finished_at = now(), result = ${sql.json(result as never)}`;
      const clock = () => new Date(Date.parse(opened.openedAt) + nights * DAY_MS);
      // Without a seal: one of a later night than its event would be a fault.
      const handle = () => Promise.reject(new Error('the log cannot be sealed'));
      await sealAndCheckNightly({ ...centre.program, clock, handle });
      return (await getRecord()).last;
    };
    const whole = { outcome: 'checked', fault_count: 0, part: null };
    expect(await runNightAfter({ ...checked, faultCount: 1 }, 1)).toMatchObject(whole);
    expect(await runNightAfter({ status: 'failed', reason: 'stalled' }, 2)).toMatchObject(whole);
    expect(await runNightAfter({ ...checked, faultCount: 0 }, 3)).toMatchObject({ ...whole, part: { of: 14 } });
  },
);

test('sealAndCheckNightly: seals and checks once after 2:00 AM, or in a later hour if a check runs or the seal fails', async () => {
  const { program } = centre;
  const seals = async () => (await owner.get('/api/record/seals')).body.rows.length;
  const runAt = (now: Date, changes: Partial<typeof program> = {}) =>
    sealAndCheckNightly({ ...program, clock: () => now, ...changes });
  const before = (await getRecord()).last?.finished_at;
  const opened = new Date(program.centre.openedAt);
  await runAt(opened);
  const nextDay = new Date(opened.getTime() + DAY_MS);
  await claimRecordCheck(program.sql, nextDay);
  await runAt(nextDay);
  await program.sql`update desk.record_check set running = null`;
  expect([await seals(), (await getRecord()).last?.finished_at]).toEqual([0, before]);

  // The record is checked although it cannot be sealed.
  const hourLater = (hours: number) => new Date(nextDay.getTime() + hours * 60 * 60_000);
  await runAt(hourLater(1), { handle: () => Promise.reject(new Error('the log has a gap')) });
  const getLastCheck = async () => (await getRecord()).last;
  expect(await getLastCheck()).toMatchObject({ finished_at: hourLater(1).toISOString(), outcome: 'checked' });
  expect(await seals()).toBe(0);
  await runAt(hourLater(2));
  expect(await getLastCheck()).toMatchObject({
    ...{ finished_at: hourLater(2).toISOString(), outcome: 'checked' },
    // Two in the morning may lie between this check and the ones before.
    part: toPartOfNight(toNight(hourLater(2), program.centre.timeZone)),
  });
  expect(await seals()).toBe(1);
  await runAt(new Date(hourLater(2).getTime() + 1));
  expect(await getLastCheck()).toMatchObject({ finished_at: hourLater(2).toISOString() });
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
  for (let count = 0; count < 29; count += 1) {
    await owner.post('/api/rules', { from: today, rules: { classes_max: 20 + count } });
    expect((await owner.post('/api/record/seals', undefined)).body.outcome).toBe('sealed');
  }
  const { body: page } = await owner.get('/api/record/seals');
  const { body: rest } = await owner.get(`/api/record/seals?cursor=${page.next_cursor}`);
  const events: number[] = [...page.rows, ...rest.rows].map((seal) => seal.events);
  expect([page.rows.length, rest.rows.length, rest.next_cursor]).toEqual([30, 1, null]);
  expect(events).toEqual(events.toSorted((one, other) => other - one));
  expect((await owner.get('/api/record/seals?cursor=abc')).status).toBe(400);
});
