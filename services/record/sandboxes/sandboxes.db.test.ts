import { afterEach, expect } from 'vitest';
import { takeUntilCaughtUp } from '#events/store/test/event-fixtures.ts';
import { SANDBOXES_MAX } from '#events/values/limits.ts';
import { allProjections } from '#projections/all.ts';
import { acquireLease } from '#projections/engine/lease.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { dropUnusedSchemas } from '#projections/engine/schema-use.ts';
import { countSessionsWaitingForLock, openTestEngine, waitUntil } from '#projections/test/engine-fixture.ts';
import { hashTables } from '#projections/test/hash-tables.ts';
import { appendAll } from '#projections/test/log-writer-fixture.ts';
import { createStudentLog } from '#projections/test/student-log-fixture.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { buildSandbox } from './build-sandbox.ts';
import { compareSandbox } from './compare-sandbox.ts';
import {
  dropSandbox,
  listSandboxes,
  recordSandboxContents,
  reserveSandbox,
  toSandboxLeaseName,
  toSandboxSchemaName,
} from './sandbox-store.ts';

const HOUR_MS = 3_600_000;

const EVENTS = 150;

const openCentre = async () => {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await openTestDatabase('read-models'));
  const engine = opened.use(openTestEngine(database));
  // An event each hour. The log holds one student after the other, so that its times are not in its order.
  const log = await createStudentLog(engine.keys, 5, EVENTS, 2, HOUR_MS);
  log.sort((one, other) => one.stream.localeCompare(other.stream));
  await appendAll(engine.store, log);
  const runner = engine.run();
  await runner.caughtUp();
  await runner.stop();
  const build = (name: string, limit: { until?: string; position?: bigint } = {}) =>
    buildSandbox({ ...engine, timeZone: 'America/New_York', name, ...limit });
  const kept = opened.move();
  return { ...engine, log, build, [Symbol.asyncDispose]: () => kept.disposeAsync() };
};

const centre = await openForAllTests(openCentre());
const sql = centre.sql;
afterEach(async () => {
  for (const { name } of await listSandboxes(sql)) await dropSandbox(sql, name);
});

test('buildSandbox: the whole log gives the served tables, and no difference from today', async () => {
  const progress: number[] = [];
  const options = { ...centre, timeZone: 'UTC', name: 'all' };
  const built = await buildSandbox({ ...options, onProgress: ({ events }) => progress.push(events) });
  expect(built).toMatchObject({ events: EVENTS, parked: 0, until: null });
  expect(progress.at(-1)).toBe(EVENTS);
  const served = toReadSchemaName(allProjections);
  expect(await hashTables(sql, toSandboxSchemaName('all'))).toBe(await hashTables(sql, served));
  const { tables, balances } = await compareSandbox(sql, 'all');
  expect(tables).toHaveLength(allProjections.flatMap((each) => each.tables as readonly unknown[]).length);
  for (const table of tables) expect(table).toMatchObject({ onlySandbox: 0, onlyToday: 0, different: 0 });
  expect(tables.find(({ table }) => table === 'balances')).toMatchObject({ equal: 5 });
  expect(balances).toEqual([]);
});

test('buildSandbox: ends at a position, and the comparison lists rows and balances that came later', async () => {
  const { events } = await takeUntilCaughtUp(centre.store);
  const position = events[49]?.position as bigint;
  const built = await centre.build('then', { position });
  expect(built).toMatchObject({ events: 50, position: String(position) });

  const { tables, balances } = await compareSandbox(sql, 'then');
  const transactions = tables.find(({ table }) => table === 'class_transactions');
  const schema = sql(toSandboxSchemaName('then'));
  const [count] = await sql<[{ rows: number }]>`select count(*)::int as rows from ${schema}.class_transactions`;
  expect(transactions).toMatchObject({ onlySandbox: 0, different: 0, equal: count.rows });
  expect(transactions?.onlyToday).toBeGreaterThan(0);
  const served = sql(toReadSchemaName(allProjections));
  for (const { studentId, sandbox, today } of balances) {
    const read = (of: typeof served) =>
      sql`select classes_remaining as n from ${of}.balances where student_id = ${studentId}`;
    expect([(await read(schema))[0]?.n ?? null, (await read(served))[0]?.n ?? null]).toEqual([sandbox, today]);
    expect(sandbox).not.toBe(today);
  }
  expect(balances.length).toBeGreaterThan(0);
});

test('buildSandbox: a day ends at midnight in the time zone of the centre, by the time of recording, in whatever order', async () => {
  const times = centre.log.map(({ recordedAt }) => recordedAt);
  expect(times).not.toEqual(times.toSorted());
  const day = (times.toSorted().at(-1) as string).slice(0, 10);
  const before = times.filter((time) => time < `${day}T04:00:00.000Z`).length;
  expect(before).toBeGreaterThan(EVENTS - 50);
  expect(before).toBeLessThan(EVENTS);
  const dayBefore = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  expect(await centre.build('day-before', { until: dayBefore })).toMatchObject({ events: before, until: dayBefore });
  expect(await centre.build('day', { until: day })).toMatchObject({ events: EVENTS });
});

test('sandboxes: are listed and dropped, keep names apart, and are limited in number', async () => {
  await centre.build('one');
  await expect(centre.build('one')).rejects.toThrow('There is already a sandbox one.');
  for (const name of ['', 'Two', 'a"b', 'a;drop', '_x', 'a'.repeat(41)])
    await expect(centre.build(name)).rejects.toThrow('cannot name a sandbox');
  // Reserved at once by several copies, of which only as many succeed as the limit allows.
  const reserved = await Promise.allSettled([2, 3, 4, 5, 6, 7].map((each) => reserveSandbox(sql, `copy-${each}`)));
  expect(reserved.filter(({ status }) => status === 'fulfilled')).toHaveLength(SANDBOXES_MAX - 1);
  const all = await listSandboxes(sql);
  expect(all).toHaveLength(SANDBOXES_MAX);
  expect(all.find(({ name }) => name === 'one')).toMatchObject({ contents: { events: EVENTS } });
  // What an interrupted build left is neither compared nor kept from being dropped.
  const [unfinished] = all.filter(({ contents }) => contents === undefined);
  await expect(compareSandbox(sql, unfinished?.name as string)).rejects.toThrow('is not complete');
  expect(await dropUnusedSchemas(sql, toReadSchemaName(allProjections))).toEqual([]);
  for (const { name } of all) await dropSandbox(sql, name);
  expect(await listSandboxes(sql)).toEqual([]);
  await expect(dropSandbox(sql, 'one')).rejects.toThrow('There is no sandbox one.');
});

test('sandboxes: two builds of one name at once give one sandbox, and a failed or canceled build leaves none', async () => {
  const builds = await Promise.allSettled([centre.build('same'), centre.build('same')]);
  expect(builds.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await dropSandbox(sql, 'same');
  const store = {
    ...centre.store,
    // biome-ignore lint/correctness/useYield: it fails before its first event
    async *subscribe(): AsyncGenerator<never> {
      throw new Error('the store is away');
    },
  };
  const failing = buildSandbox({ ...centre, store, timeZone: 'UTC', name: 'failed' });
  await expect(failing).rejects.toThrow('the store is away');
  const canceling = new AbortController();
  const canceled = buildSandbox({
    ...{ ...centre, timeZone: 'UTC', name: 'canceled', signal: canceling.signal },
    onProgress: () => canceling.abort(new Error('the owner canceled')),
  });
  await expect(canceled).rejects.toThrow('the owner canceled');
  expect(await listSandboxes(sql)).toEqual([]);
});

testInFaults('compareSandbox: refuses a sandbox of another release', async () => {
  await centre.build('old');
  const [comment] = await sql<[{ text: string }]>`
    select quote_literal(replace(obj_description('sandbox_old'::regnamespace, 'pg_namespace'), 'read_', 'reed_')) as text`;
  await sql.unsafe(`comment on schema sandbox_old is ${comment.text}`);
  await expect(compareSandbox(sql, 'old')).rejects.toThrow('was built by another release');
});

test('buildSandbox: a failed build leaves a finished sandbox of the same name, also before it knows that it lost its lease', async () => {
  const contents = { until: null, position: '1', events: 1, release: 'read_x', builtAt: '2026-11-20T17:00:00.000Z' };
  const store = {
    ...centre.store,
    // biome-ignore lint/correctness/useYield: it fails before its first event
    async *subscribe(): AsyncGenerator<never> {
      await sql`drop schema sandbox_mine cascade`;
      await reserveSandbox(sql, 'mine');
      await recordSandboxContents(sql, 'mine', contents);
      throw new Error('the store is away');
    },
  };
  await expect(buildSandbox({ ...centre, store, timeZone: 'UTC', name: 'mine' })).rejects.toThrow('the store is away');
  expect(await listSandboxes(sql)).toEqual([{ name: 'mine', contents }]);
});

test('buildSandbox: a build that lost its lease before it made its tables leaves the sandbox of another process', async () => {
  const contents = { until: null, position: '1', events: 1, release: 'read_x', builtAt: '2026-11-20T17:00:00.000Z' };
  const [first, second] = [await sql.reserve(), await sql.reserve()];
  const lock = (session: typeof first) => session`select pg_advisory_lock(hashtextextended('rollbook sandboxes', 0))`;
  const unlock = (session: typeof first) => session`select pg_advisory_unlock_all()`;
  try {
    // The lock is given in turn: to the build, which reserves its sandbox, to this test, and to the build again.
    await lock(first);
    const building = buildSandbox({ ...centre, timeZone: 'UTC', name: 'mine' }).catch((error) => error);
    await waitUntil(async () => (await countSessionsWaitingForLock(sql)) === 1);
    const locked = lock(second).execute();
    await waitUntil(async () => (await countSessionsWaitingForLock(sql)) === 2);
    await unlock(first);
    await locked;
    await waitUntil(async () => (await countSessionsWaitingForLock(sql)) === 1);
    await sql`drop schema sandbox_mine cascade`;
    await sql`create schema sandbox_mine`;
    await recordSandboxContents(sql, 'mine', contents);
    await unlock(second);
    expect(await building).toMatchObject({ message: expect.stringContaining('Another process has dropped') });
  } finally {
    for (const session of [first, second]) {
      await unlock(session);
      session.release();
    }
  }
  expect(await listSandboxes(sql)).toEqual([{ name: 'mine', contents }]);
  await dropSandbox(sql, 'mine');
});

test('buildSandbox: after its lease was lost, a failed build leaves the sandbox of another process as it is', async () => {
  const lease = toSandboxLeaseName(toSandboxSchemaName('mine'));
  await using other = new AsyncDisposableStack();
  const store = {
    ...centre.store,
    async *subscribe(): AsyncGenerator<never> {
      await sql`
        select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and classid::bigint << 32 | objid::bigint = hashtextextended(${lease}, 0)`;
      await expect.poll(() => dropSandbox(sql, 'mine').then(() => 'dropped')).toBe('dropped');
      other.use(await acquireLease(sql, lease));
      await reserveSandbox(sql, 'mine');
      throw new Error('the store is away');
    },
  };
  await expect(buildSandbox({ ...centre, store, timeZone: 'UTC', name: 'mine' })).rejects.toThrow('the store is away');
  expect(await listSandboxes(sql)).toEqual([{ name: 'mine', contents: undefined }]);
});
