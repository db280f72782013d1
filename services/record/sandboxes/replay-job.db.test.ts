import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SandboxesResponse } from '#contracts/sandboxes.ts';
import { SANDBOXES_MAX } from '#events/values/limits.ts';
import {
  claimRecordCheck,
  finishRecordCheck,
  reportCheckedShare,
} from '#services/record/nightly-check/record-check-store.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { buildInThread } from './build-in-thread.ts';
import { claimReplay, finishReplay, loadReplay, reportReplay, requestReplayCancel } from './replay-store.ts';
import { startReplays } from './run-replay.ts';
import { listSandboxes, reserveSandbox } from './sandbox-store.ts';

const soon = { timeout: 60_000, interval: 100 };

let centre: TestCentre;
let owner: Client;
let today: string;
beforeAll(async () => {
  centre = await openTestCentre();
  owner = await centre.createSignedInTutor({ owner: true });
  today = (await owner.get('/api/rules')).body.today;
  await startReplays(centre.program);
});
afterAll(() => centre[Symbol.asyncDispose]());

const load = async (): Promise<SandboxesResponse> => (await owner.get('/api/sandboxes')).body;
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
  const { body: past } = await owner.get('/api/sandboxes/until-2020-01-31/comparison');
  expect(past).toMatchObject({ students: [{ id: ada.id, name: 'Ada Byron', past: null, today: 4 }], student_count: 1 });
  expect(past.tables).toContainEqual({ table: 'balances', only_then: 0, only_today: 1, different: 0, equal: 0 });

  expect(await owner.post('/api/sandboxes', { day: today, name: 'until-2020-01-31' })).toMatchObject({
    status: 409,
    body: { code: 'sandbox-exists', errors: { name: expect.any(String) } },
  });
  expect((await owner.delete('/api/sandboxes/until-2020-01-31')).status).toBe(204);
  expect((await load()).rows).toEqual([]);
  expect(await owner.delete('/api/sandboxes/all')).toMatchObject({ status: 404, body: { code: 'sandbox-unknown' } });
  expect((await owner.get('/api/sandboxes/all/comparison')).status).toBe(404);
});

test('startReplay: refuses a day to come, a name that is not valid, and one sandbox too many', async () => {
  const start = async (body: object) => (await owner.post('/api/sandboxes', body)).body;
  expect(await start({ day: '2999-01-01' })).toMatchObject({ errors: { day: 'Choose today or an earlier day.' } });
  expect(await start({ day: today, name: 'A b' })).toMatchObject({ errors: { name: expect.any(String) } });
  const { sql } = centre.program;
  for (let count = 0; count < SANDBOXES_MAX; count += 1) await reserveSandbox(sql, `copy-${count}`);
  expect(await start({ day: today })).toMatchObject({ code: 'sandboxes-full' });
  const { rows } = await load();
  expect(rows.map(({ contents }) => contents)).toEqual(rows.map(() => null));
  expect((await owner.get('/api/sandboxes/copy-0/comparison')).body.code).toBe('sandbox-not-comparable');
  for (const { name } of rows) expect((await owner.delete(`/api/sandboxes/${name}`)).status).toBe(204);
});

test('claimReplay: lets one replay run, until it is finished, canceled or was killed', async () => {
  const { sql } = centre.program;
  const now = new Date();
  const request = { name: 'one', until: today };
  const claims = await Promise.all([1, 2, 3].map(() => claimReplay(sql, request, now)));
  const [id = '', ...others] = claims.filter((claim) => claim !== undefined);
  expect(others).toEqual([]);
  expect(await reportReplay(sql, id, { events: 41_000, logEvents: 120_000 })).toBe(true);
  expect((await load()).running).toMatchObject({ name: 'one', events: 41_000, log_events: 120_000, canceling: false });
  expect((await owner.post('/api/sandboxes', { day: today })).body.code).toBe('replay-running');

  expect((await owner.post('/api/sandboxes/cancel', undefined)).status).toBe(204);
  expect(await reportReplay(sql, id, { events: 42_000, logEvents: 120_000 })).toBe(false);
  expect((await load()).running).toMatchObject({ canceling: true });

  await sql`update desk.replay set heartbeat_at = now() - interval '1 minute'`;
  expect(await load()).toMatchObject({ running: null, last: { name: 'one', outcome: 'interrupted' } });
  const next = (await claimReplay(sql, { name: 'two', until: today }, now)) ?? '';
  // The killed replay can no longer change what the next one says.
  await finishReplay(sql, id, { outcome: 'failed' }, now);
  expect((await loadReplay(sql)).running).toMatchObject({ name: 'two', events: 0, canceling: false });
  await finishReplay(sql, next, { outcome: 'canceled' }, now);
  expect((await load()).last).toMatchObject({ name: 'two', outcome: 'canceled' });
});

test('replays and checks: their progress is sent to the open pages of every tutor', async () => {
  const { sql } = centre.program;
  using listening = await openFeedSocket(centre.url, owner.cookie);
  /** Waits for a tag that was sent since the last one. */
  const hear = async (tag: string) => {
    await listening.waitForMessage((message) => message.type === 'changed' && message.tags.includes(tag));
    listening.messages.length = 0;
  };
  const replay = (await claimReplay(sql, { name: 'heard', until: today }, new Date())) ?? '';
  await hear('sandboxes');
  await reportReplay(sql, replay, { events: 1, logEvents: 2 });
  await hear('sandboxes');
  await requestReplayCancel(sql);
  await hear('sandboxes');
  await finishReplay(sql, replay, { outcome: 'canceled' }, new Date());
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
  const build = (name: string, signal: AbortSignal) =>
    buildInThread({ ...config, logId: opened.logId, timeZone: opened.timeZone, name, until: today }, () => {}, signal);
  const canceling = new AbortController();
  const canceled = build('canceled', canceling.signal);
  canceling.abort();
  expect(await canceled).toEqual({ outcome: 'canceled' });
  expect(await listSandboxes(sql)).toEqual([]);
  await reserveSandbox(sql, 'taken');
  expect(await build('taken', new AbortController().signal)).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('There is already a sandbox taken.'),
  });
  expect((await owner.delete('/api/sandboxes/taken')).status).toBe(204);
});

test('getWhatIf: lists the students whose numbers would differ, and where they first differ', async () => {
  const full = await centre.createStudent({ name: 'Ben Novak', classes: 20 });
  const { status, body } = await owner.get('/api/what-if?classes_max=24&same_day=keep');
  expect(status).toBe(200);
  expect(body.classes).toMatchObject({ differing: 1, uncertain: 0 });
  expect(body.classes.rows).toEqual([
    {
      student: { id: full.id, name: 'Ben Novak' },
      today: { remaining: 18, total: 18, waiting: 2, uncovered: 0 },
      supposed: { remaining: 20, total: 20, waiting: 0, uncovered: 0 },
      first: {
        version: 1,
        at: expect.any(String),
        recorded: { remaining: 18, total: 18, waiting: 2, uncovered: 0 },
        supposed: { remaining: 20, total: 20, waiting: 0, uncovered: 0 },
      },
      uncertain: null,
    },
  ]);
  expect(body.streaks).toEqual({ rows: [], differing: 0, students: 0 });
  expect((await owner.get('/api/what-if?classes_max=18')).body).toMatchObject({ classes: { rows: [] }, streaks: null });
  for (const query of ['', '?classes_max=0', '?classes_max=x', '?classes_max=', '?same_day=other'])
    expect((await owner.get(`/api/what-if${query}`)).status).toBe(400);
});

test('getWhatIf: leaves a log that is too long for a request to the command', async () => {
  const { store } = centre.program;
  const subscribe = store.subscribe.bind(store);
  // The events before the position of each batch are counted, and not its position, which is a byte offset on EventStoreDB.
  let repeated = 1;
  const spy = vi.spyOn(store, 'subscribe').mockImplementation(async function* (...args) {
    for await (const item of subscribe(...args)) {
      const [event] = item.kind === 'batch' ? item.events : [];
      const events = event ? Array.from({ length: repeated }, () => ({ ...event, stream: 'centre' })) : [];
      yield item.kind === 'batch' ? { ...item, events, position: item.position + 5_000_000_000n } : item;
    }
  });
  expect((await owner.get('/api/what-if?classes_max=24')).status).toBe(200);
  repeated = 200_001;
  const { status, body } = await owner.get('/api/what-if?classes_max=24');
  expect([status, body.code]).toEqual([409, 'log-too-long']);
  expect(body.detail).toContain('npm run rollbook -- what-if');
  spy.mockRestore();
});

test('replays, sandboxes and what-if: are for owners only', async () => {
  const student = await centre.createStudent();
  const others = [await centre.createSignedInTutor(), await centre.signIn(student.email, student.password)];
  for (const client of others) {
    const answers = [
      await client.get('/api/sandboxes'),
      await client.post('/api/sandboxes', { day: today }),
      await client.post('/api/sandboxes/cancel', undefined),
      await client.get('/api/sandboxes/all/comparison'),
      await client.delete('/api/sandboxes/all'),
      await client.get('/api/what-if?classes_max=24'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  }
});
