import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { SandboxComparisonResponse, SandboxesResponse } from '#contracts/sandboxes.ts';
import { SANDBOXES_MAX } from '#events/values/limits.ts';
import { allProjections } from '#projections/all.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { defineCentreJob } from '#services/record/centre-jobs/define-centre-job.ts';
import {
  claimRecordCheck,
  finishRecordCheck,
  reportCheckedShare,
} from '#services/record/nightly-check/record-check-store.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openSilentServer } from '#testing/silent-server.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { buildInThread } from './build-in-thread.ts';
import { comparisonJob, comparisonStore } from './comparison-job.ts';
import { replayDefinition, replayJob, replayStore } from './replay-job.ts';
import { dropIncompleteSandbox, listSandboxes, reserveSandbox } from './sandbox-store.ts';

const soon = { timeout: 60_000, interval: 100 };

const centre = await openForAllTests(openTestCentre());
const owner = await centre.createSignedInTutor({ owner: true });
const today: string = (await owner.get('/api/rules')).body.today;
await replayJob.work(centre.program);
await comparisonJob.work(centre.program);

const load = async (): Promise<SandboxesResponse> => (await owner.get('/api/sandboxes')).body;
const loadComparison = async (): Promise<SandboxComparisonResponse> =>
  (await owner.get('/api/sandboxes/comparison')).body;
const startComparison = (name: string) => owner.post(`/api/sandboxes/${name}/comparison`, undefined);
/** Replays a day, and returns how that ended. */
const replay = async (body: { day: string; name?: string }) => {
  expect((await owner.post('/api/sandboxes', body)).status).toBe(204);
  await expect.poll(async () => (await load()).running, soon).toBeNull();
  return (await load()).last;
};

test('startReplay: builds a sandbox of a day, which is compared with today and dropped', async () => {
  const ada = await centre.createStudent({ name: 'Ada Byron', classes: 4 });
  await centre.program.runner.caughtUp();
  expect(await replay({ day: '2020-01-31' })).toMatchObject({ name: 'until-2020-01-31', outcome: 'built', parked: 0 });
  const { rows } = await load();
  expect(rows.map(({ name, contents }) => [name, contents?.until, contents?.comparable])).toEqual([
    ['until-2020-01-31', '2020-01-31', true],
  ]);
  expect((await startComparison('until-2020-01-31')).status).toBe(204);
  await expect.poll(async () => (await loadComparison()).last?.outcome, soon).toBe('compared');
  const { running, last } = await loadComparison();
  expect([running, last?.name]).toEqual([null, 'until-2020-01-31']);
  expect(last?.found).toMatchObject({
    ...{ students: [{ id: ada.id, name: 'Ada Byron', past: null, today: 4 }], student_count: 1 },
  });
  const balances = { table: 'balances', only_then: 0, only_today: 1, different: 0, equal: 0 };
  expect(last?.found?.tables).toContainEqual(balances);
  const { sql } = centre.program;
  const [stored] = await sql`select result::text from desk.centre_jobs where kind = 'comparison'`;
  expect(stored?.result).not.toContain('Byron');

  expect(await owner.post('/api/sandboxes', { day: today, name: 'until-2020-01-31' })).toMatchObject({
    status: 409,
    body: { code: 'sandbox-exists', errors: { name: expect.any(String) } },
  });
  expect((await owner.delete('/api/sandboxes/until-2020-01-31')).status).toBe(204);
  expect((await load()).rows).toEqual([]);
  expect(await owner.delete('/api/sandboxes/all')).toMatchObject({ status: 404, body: { code: 'sandbox-unknown' } });
  expect(await startComparison('all')).toMatchObject({ status: 404, body: { code: 'sandbox-unknown' } });
});

/** The input of a request that starts a job. */
const createInput = () => ({
  commandId: randomUUID(),
  fingerprint: '',
  profile: { id: randomUUID(), role: 'tutor' } as never,
});

testInFaults(
  'startReplay and startComparison: a retry begins no second job, while the first is running and after it',
  async () => {
    const key = { 'idempotency-key': randomUUID() };
    const start = (name: string, of = key) => owner.post('/api/sandboxes', { day: '2020-01-31', name }, of);
    const countJobs = async () => {
      const [row] = await centre.program.sql<[{ jobs: number }]>`select count(*)::int as jobs from desk_jobs.job
      where name in (${replayJob.queue.name}, ${comparisonJob.queue.name})`;
      return row.jobs;
    };
    const before = await countJobs();
    const statuses = await Promise.all([start('once'), start('once')]);
    expect(statuses.map(({ status }) => status)).toEqual([204, 204]);
    expect((await start('other')).body.code).toBe('command-reused');
    await expect.poll(async () => (await load()).last, soon).toMatchObject({ name: 'once', outcome: 'built' });
    expect((await start('once')).status).toBe(204);
    expect((await start('once', { 'idempotency-key': randomUUID() })).body.code).toBe('sandbox-exists');

    const compared = { 'idempotency-key': randomUUID() };
    const compare = () => owner.post('/api/sandboxes/once/comparison', undefined, compared);
    expect((await compare()).status).toBe(204);
    await expect.poll(async () => (await loadComparison()).last?.outcome, soon).toBe('compared');
    expect((await owner.delete('/api/sandboxes/once')).status).toBe(204);
    // The sandbox is gone, but the job had begun.
    expect((await compare()).status).toBe(204);
    expect(await countJobs()).toBe(before + 2);
  },
);

test('startReplay: refuses a day to come, a name that is not valid, and one sandbox too many', async () => {
  const start = async (body: object) => (await owner.post('/api/sandboxes', body)).body;
  expect(await start({ day: '2999-01-01' })).toMatchObject({ errors: { day: 'Choose today or an earlier day.' } });
  expect(await start({ day: today, name: 'A b' })).toMatchObject({ errors: { name: expect.any(String) } });
  const { sql } = centre.program;
  for (let count = 0; count < SANDBOXES_MAX; count += 1) await reserveSandbox(sql, `copy-${count}`);
  expect(await start({ day: today })).toMatchObject({ code: 'sandboxes-full' });
  const { rows } = await load();
  expect(rows.map(({ contents }) => contents)).toEqual(rows.map(() => null));
  expect((await startComparison('copy-0')).body.code).toBe('sandbox-not-comparable');
  for (const { name } of rows) expect((await owner.delete(`/api/sandboxes/${name}`)).status).toBe(204);
});

test('replayStore: lets one replay run, until it is finished, canceled or was killed', async () => {
  const { sql } = centre.program;
  const now = new Date();
  const request = { name: 'one', until: today };
  const claims = await Promise.all([1, 2, 3].map(() => replayStore.claim(sql, request, now)));
  const [id = '', ...others] = claims.filter((claim) => claim !== undefined);
  expect(others).toEqual([]);
  expect(await replayStore.report(sql, id, { done: 41_000, total: 120_000 })).toBe(true);
  expect((await load()).running).toMatchObject({ name: 'one', events: 41_000, log_events: 120_000, canceling: false });
  expect((await owner.post('/api/sandboxes', { day: today })).body.code).toBe('replay-running');

  expect((await owner.post('/api/sandboxes/cancel', undefined)).status).toBe(204);
  expect(await replayStore.report(sql, id, { done: 42_000, total: 120_000 })).toBe(false);
  expect((await load()).running).toMatchObject({ canceling: true });

  await sql`update desk.centre_jobs set heartbeat_at = now() - interval '2 minutes'`;
  expect(await load()).toMatchObject({ running: null, last: { name: 'one', outcome: 'interrupted' } });
  const next = (await replayStore.claim(sql, { name: 'two', until: today }, now)) ?? '';
  // The killed replay can no longer change what the next one says.
  await replayStore.finish(sql, id, { outcome: 'failed' }, now);
  expect((await replayStore.load(sql)).running).toMatchObject({
    request: { name: 'two' },
    done: 0,
    canceling: false,
  });
  await replayStore.finish(sql, next, { outcome: 'canceled' }, now);
  expect((await load()).last).toMatchObject({ name: 'two', outcome: 'canceled' });
});

testInFaults(
  'startComparison: refuses a second one and the removal of what it compares, and says when the sandbox was dropped before its tables were read',
  async () => {
    const { sql } = centre.program;
    expect(await replay({ day: '2020-01-31', name: 'gone' })).toMatchObject({ outcome: 'built' });
    const id = (await comparisonStore.claim(sql, { name: 'gone' }, new Date())) ?? '';
    await comparisonStore.report(sql, id, { done: 3, total: 20 });
    expect((await loadComparison()).running).toMatchObject({
      name: 'gone',
      tables: 3,
      all_tables: 20,
      canceling: false,
    });
    expect((await startComparison('gone')).body).toMatchObject({
      ...{ status: 409, code: 'comparison-running' },
      detail: 'A comparison is running. Wait until it has finished, or cancel it.',
    });
    expect((await owner.delete('/api/sandboxes/gone')).body).toMatchObject({ code: 'comparison-running' });
    await comparisonStore.finish(sql, id, { outcome: 'failed' }, new Date());
    expect(await loadComparison()).toMatchObject({
      running: null,
      last: { name: 'gone', outcome: 'failed', found: null },
    });

    expect((await owner.delete('/api/sandboxes/gone')).status).toBe(204);
    const asked = { request: { name: 'gone' }, running: 'comparison-running' } as const;
    expect(await comparisonJob.start(centre.program, createInput(), asked)).toEqual({ body: undefined });
    await expect.poll(async () => (await loadComparison()).last?.outcome, soon).toBe('refused');
    expect((await loadComparison()).last).toMatchObject({ reason: 'There is no sandbox gone.', found: null });
  },
);

testInFaults('cancelComparison: ends a comparison while it reads a table, and drops nothing', async () => {
  const { sql } = centre.program;
  expect(await replay({ day: '2020-01-31', name: 'kept' })).toMatchObject({ outcome: 'built' });
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  // A table that is not read until it is released.
  const locking = sql.begin(async (tx) => {
    await tx`lock table ${tx(toReadSchemaName(allProjections))}.balances`;
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  expect((await startComparison('kept')).status).toBe(204);
  await expect.poll(async () => (await loadComparison()).running?.all_tables, soon).toBeGreaterThan(0);
  expect((await owner.post('/api/sandboxes/comparison/cancel', undefined)).status).toBe(204);
  await expect
    .poll(async () => (await loadComparison()).last, soon)
    .toMatchObject({
      ...{ name: 'kept', outcome: 'canceled', reason: null, found: null },
    });
  released.resolve();
  await locking;
  expect((await load()).rows).toMatchObject([{ name: 'kept', contents: { comparable: true } }]);
  expect((await owner.delete('/api/sandboxes/kept')).status).toBe(204);
});

testInFaults('defineCentreJob: a cancel wins until the outcome is written, and leaves no sandbox', async () => {
  const { sql, jobs } = centre.program;
  let runs = 0;
  const lateCanceled = defineCentreJob({
    ...replayDefinition,
    queue: 'replay-canceled-late',
    run: async (context, ...built) => {
      runs += 1;
      const result = await replayDefinition.run(context, ...built);
      await replayStore.requestCancel(sql);
      return result;
    },
  });
  await (await jobs.boss()).createQueue(lateCanceled.queue.name);
  const start = async (name: string) =>
    expect(
      await lateCanceled.start(centre.program, createInput(), {
        request: { name, until: '2020-01-31' },
        running: 'replay-running',
      }),
    ).toEqual({ body: undefined });
  await start('early');
  expect((await owner.post('/api/sandboxes/cancel', undefined)).status).toBe(204);
  await lateCanceled.work(centre.program);
  await expect.poll(async () => (await load()).last, soon).toMatchObject({ name: 'early', outcome: 'canceled' });
  expect(runs).toBe(0);
  await start('late');
  await expect.poll(async () => (await load()).last, soon).toMatchObject({ name: 'late', outcome: 'canceled' });
  expect(runs).toBe(1);
  expect((await load()).rows).toEqual([]);
  await (await jobs.boss()).offWork(lateCanceled.queue.name);
});

test('replays and checks: their progress is sent to the open pages of every tutor', async () => {
  const { sql } = centre.program;
  using listening = await openFeedSocket(centre.url, owner.cookie);
  /** Waits for a tag that was sent since the last one. */
  const hear = async (tag: string) => {
    await listening.waitForMessage((message) => message.type === 'changed' && message.tags.includes(tag));
    listening.messages.length = 0;
  };
  const replay = (await replayStore.claim(sql, { name: 'heard', until: today }, new Date())) ?? '';
  await hear('sandboxes');
  await replayStore.report(sql, replay, { done: 1, total: 2 });
  await hear('sandboxes');
  await replayStore.requestCancel(sql);
  await hear('sandboxes');
  await replayStore.finish(sql, replay, { outcome: 'canceled' }, new Date());
  await hear('sandboxes');
  const check = (await claimRecordCheck(sql, new Date())) ?? '';
  await hear('record');
  await reportCheckedShare(sql, check, 0.5);
  await hear('record');
  await finishRecordCheck(sql, check, { status: 'failed', reason: 'unexpected' }, new Date());
  await hear('record');
});

test('buildInThread: leaves no sandbox after a cancel, and says why it was refused', async () => {
  const { config, centre: opened, sql } = centre.program;
  const { logId, timeZone } = opened;
  const build = (name: string, signal: AbortSignal) =>
    buildInThread(sql, { ...config, logId, timeZone, name, until: today }, () => {}, signal);
  const canceling = new AbortController();
  const canceled = build('canceled', canceling.signal);
  canceling.abort(new Error('canceled'));
  await expect(canceled).rejects.toThrow('canceled');
  expect(await listSandboxes(sql)).toEqual([]);
  await reserveSandbox(sql, 'taken');
  expect(await build('taken', new AbortController().signal)).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('There is already a sandbox taken.'),
  });
  expect((await owner.delete('/api/sandboxes/taken')).status).toBe(204);
});

testInFaults(
  'dropIncompleteSandbox: drops what a canceled build completed, and no sandbox of another build',
  async () => {
    const { config, centre: opened, sql } = centre.program;
    const data = { ...config, logId: opened.logId, timeZone: opened.timeZone, name: 'complete', until: '2020-01-31' };
    await buildInThread(sql, data, () => {}, new AbortController().signal);
    const [built] = await listSandboxes(sql);
    for (const other of [undefined, randomUUID()]) await dropIncompleteSandbox(sql, 'complete', other);
    expect(await listSandboxes(sql)).toHaveLength(1);
    await dropIncompleteSandbox(sql, 'complete', built?.contents?.buildId);
    expect(await listSandboxes(sql)).toEqual([]);
  },
);

testInFaults('buildInThread: ends when the server of its database or of its event store is silent', async () => {
  await using silent = await openSilentServer();
  const { config, centre: opened, sql } = centre.program;
  const protocols = { databaseUrl: 'postgres', eventStoreUrl: 'esdb' };
  const builds = Object.entries(protocols).map(([setting, protocol]) => {
    const settings = { ...config, [setting]: `${protocol}://127.0.0.1:${silent.port}/?tls=false` };
    const data = {
      ...settings,
      logId: opened.logId,
      timeZone: opened.timeZone,
      name: `silent-${protocol}`,
      until: today,
    };
    return buildInThread(sql, data, () => {}, new AbortController().signal, 3_000);
  });
  const reason = 'The replay was ended: it made no progress for 3 s.';
  await Promise.all(builds.map((built) => expect(built).rejects.toThrow(reason)));
  expect(await listSandboxes(sql)).toEqual([]);
});

testInFaults('buildInThread: drops what was built when it is canceled after a part of the log', async () => {
  const { config, centre: opened, sql } = centre.program;
  const data = { ...config, logId: opened.logId, timeZone: opened.timeZone, name: 'partly', until: today };
  const canceling = new AbortController();
  const built = buildInThread(sql, data, () => canceling.abort(new Error('canceled')), canceling.signal);
  await expect(built).rejects.toThrow('canceled');
  expect(await listSandboxes(sql)).toEqual([]);
});
