import { beforeEach, expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const FRIDAY = new Date('2026-11-20T17:00:00Z');
let now = FRIDAY;
const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const owner = await centre.createSignedInTutor({ owner: true });
beforeEach(() => {
  now = FRIDAY;
});

const load = async () => {
  await centre.program.runner.caughtUp();
  return (await owner.get('/api/owner-decisions')).body;
};

test('getOwnerDecisions: nothing waits in a new centre, and only owners are told', async () => {
  const none = { total: 0, oldest_at: null };
  expect(await load()).toEqual({
    ...{ record: null, parked: 0, unexplained_balances: { total: 0, students: [] } },
    ...{ cases: { ...none, overdue: 0 }, sign_ups: none, uncovered: 0, fitting: 0, messages_unanswered: 0 },
    ...{ overdue_balances: { count: 0, open_cents: 0 }, to_return: { count: 0, to_return_cents: 0 } },
    ...{ possible_duplicates: 0, backup_overdue: false, former_people_due: none },
  });
  const tutor = await centre.createSignedInTutor();
  expect((await tutor.get('/api/owner-decisions')).status).toBe(403);
});

test('getOwnerDecisions: names a record that nobody checked for 36 hours, and one with faults', async () => {
  const { sql } = centre.program;
  const record = async () => (await load()).record;
  now = new Date(FRIDAY.getTime() + 36 * 3_600_000);
  expect(await record()).toBeNull();
  now = new Date(now.getTime() + 60_000);
  expect(await record()).toBe('unchecked');
  const finish = (result: object) =>
    sql`update desk.record_check set finished_at = ${now}, result = ${sql.json(result as never)}`;
  await finish({ status: 'checked', students: 1, events: 9, seals: 1, newerEvents: 0, faults: [], faultCount: 0 });
  expect(await record()).toBeNull();
  await finish({ status: 'checked', students: 1, events: 9, seals: 1, newerEvents: 0, faults: [], faultCount: 2 });
  expect(await record()).toBe('faulty');
  await finish({ status: 'failed', reason: 'unexpected' });
  expect(await record()).toBe('unchecked');
  await sql`update desk.record_check set finished_at = null, result = null`;
});

test('getOwnerDecisions: counts what needs a decision', async () => {
  const { id: full } = await centre.createStudent({ name: 'Fay Full', classes: 18 });
  await owner.post(`/api/students/${full}/classes/add`, { classes: 6 });
  await owner.post(`/api/students/${full}/attendance`, { date: '2026-11-19', status: 'present' });
  const { id: none } = await centre.createStudent({ name: 'Nora None' });
  await owner.post(`/api/students/${none}/attendance`, { date: '2026-11-19', status: 'present' });
  // These classes wait, because the balance is full.
  const { id: waiting } = await centre.createStudent({ name: 'Wes Waiting', classes: 21 });
  const { sql, readModels } = centre.program;
  await sql`insert into ${sql(readModels.schema)}.parked (projection, key, event_id, stream, version, error)
    values ('cases', 'a', gen_random_uuid(), 'cases-a', 1, 'unknown')`;
  expect(await load()).toMatchObject({ parked: 1, uncovered: 1, fitting: 1 });
  await sql`delete from ${sql(readModels.schema)}.parked`;
  for (const id of [full, none, waiting]) await owner.delete(`/api/students/${id}`);
});

test('getOwnerDecisions: names former students once the months of the rules are over', async () => {
  const { id } = await centre.createStudent({ name: 'Fay Former' });
  expect((await owner.delete(`/api/students/${id}`)).status).toBe(204);
  now = new Date('2029-11-21T04:59:59Z');
  expect((await load()).former_people_due.total).toBe(0);
  now = new Date('2029-11-21T05:00:00Z');
  expect((await load()).former_people_due.total).toBeGreaterThan(0);
  now = FRIDAY;
});

const addDaysTo = (instant: Date, days: number) => new Date(instant.getTime() + days * 86_400_000);

/** Buys on so many days before today, perhaps the same as before. */
async function buy(id: string, daysAgo: number, seen_equal: readonly string[] = []): Promise<string> {
  now = addDaysTo(FRIDAY, -daysAgo);
  const purchase = { price_cents: 12_345, price_reason: '' };
  const { status } = await owner.post(`/api/students/${id}/classes/add`, {
    ...{ classes: 1, code: 'other', purchase, seen_equal },
  });
  expect(status).toBe(200);
  return (await owner.get(`/api/students/${id}/money`)).body.purchases.at(-1).id;
}

test('getOwnerDecisions: a balance is overdue after 30 days', async () => {
  const [late, inTime] = [await centre.createStudent({ name: 'Lia' }), await centre.createStudent({ name: 'Tom' })];
  await buy(late.id, 31);
  await buy(inTime.id, 30);
  now = FRIDAY;
  expect((await load()).overdue_balances).toEqual({ count: 1, open_cents: 12_345 });
});

test('getOwnerDecisions: equal purchases within 7 days of each other are possible duplicates for 90 days', async () => {
  const before = (await load()).possible_duplicates;
  const [twice, apart, old] = [
    await centre.createStudent({ name: 'Dua' }),
    await centre.createStudent({ name: 'Ann' }),
    await centre.createStudent({ name: 'Old' }),
  ];
  for (const [id, first, second] of [
    // The first of them is older than the days that are shown.
    [twice.id, 97, 90],
    [apart.id, 98, 90],
    [old.id, 97, 91],
  ] as const) {
    const earlier = await buy(id, first);
    await buy(id, second, [earlier]);
  }
  now = FRIDAY;
  expect((await load()).possible_duplicates).toBe(before + 1);
});
