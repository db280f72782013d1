import { expect } from 'vitest';
import type { WhatIfResponse, WhatIfRules } from '#contracts/what-if.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openSilentServer } from '#testing/silent-server.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { whatIfJob, whatIfStore } from './what-if-job.ts';

const soon = { timeout: 60_000, interval: 100 };

const centre = await openForAllTests(openTestCentre());
const owner = await centre.createSignedInTutor({ owner: true });
const context = { ...centre.program };
await whatIfJob.work(context);

const load = async (): Promise<WhatIfResponse> => (await owner.get('/api/what-if')).body;
/** Supposes rules, and returns what was found. */
const suppose = async (rules: WhatIfRules) => {
  expect((await owner.post('/api/what-if', rules)).status).toBe(204);
  await expect.poll(async () => (await load()).last?.outcome, soon).toBe('decided');
  return (await load()).last;
};

test('startWhatIf: lists the students whose numbers would differ, and where they first differ', async () => {
  const full = await centre.createStudent({ name: 'Ben Novak', classes: 20 });
  await centre.program.runner.caughtUp();
  const found = await suppose({ classes_max: 24, same_day: 'keep' });
  expect(found).toMatchObject({ rules: { classes_max: 24, same_day: 'keep' }, outcome: 'decided' });
  expect(found?.classes).toMatchObject({ differing: 1, uncertain: 0 });
  expect(found?.classes?.rows).toEqual([
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
  expect(found?.streaks).toEqual({ rows: [], differing: 0, students: 0 });
  const [stored] = await centre.program.sql`select result::text from desk.centre_jobs where kind = 'what-if'`;
  expect(stored?.result).not.toContain('Novak');
  expect(await suppose({ classes_max: 18 })).toMatchObject({ classes: { rows: [] }, streaks: null });
});

test('startWhatIf: refuses a rule that there cannot be', async () => {
  for (const rules of [{}, { classes_max: 0 }, { classes_max: 'x' }, { classes_max: '' }, { same_day: 'other' }])
    expect((await owner.post('/api/what-if', rules)).status).toBe(400);
});

test.each([
  ['a limit', { classes_max: 24 }],
  ['a rule for streaks', { same_day: 'keep' }],
  ['both', { classes_max: 12, same_day: 'reset' }],
] as const)(
  'startWhatIf: one of twelve at a time that suppose %s is carried out, and the others are refused',
  async (_, rules) => {
    const other = await centre.createSignedInTutor({ owner: true });
    const asked = Array.from({ length: 12 }, (__, n) => (n % 2 ? owner : other).post('/api/what-if', rules));
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 409);
    // The first may be over before the last is asked for.
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['what-if-running']));
    // On a busy machine, one may wait too long for the others.
    const answered = answers.map(({ status }) => status);
    expect(answered.filter((status) => ![204, 409, 503].includes(status))).toEqual([]);
    expect(refused[0]?.body.detail).toBe('Another what-if is running. Wait until it has finished, or cancel it.');
    await expect.poll(async () => (await load()).last, soon).toMatchObject({ rules, outcome: 'decided' });
  },
);

test('a what-if: its progress is sent to the open pages, it is canceled, and one that was killed does not stop the next', async () => {
  const { sql } = centre.program;
  using listening = await openFeedSocket(centre.url, owner.cookie);
  const hear = async () => {
    await listening.waitForMessage((message) => message.type === 'changed' && message.tags.includes('what-if'));
    listening.messages.length = 0;
  };
  const id = (await whatIfStore.claim(sql, { classes_max: 24 }, new Date())) ?? '';
  await hear();
  expect(await whatIfStore.report(sql, id, { done: 41_000, total: 120_000 })).toBe(true);
  await hear();
  expect((await load()).running).toMatchObject({ rules: { classes_max: 24 }, events: 41_000, log_events: 120_000 });
  expect((await owner.post('/api/what-if/cancel', undefined)).status).toBe(204);
  expect(await whatIfStore.report(sql, id, { done: 42_000, total: 120_000 })).toBe(false);
  expect((await load()).running).toMatchObject({ canceling: true });
  await sql`update desk.centre_jobs set heartbeat_at = now() - interval '2 minutes' where kind = 'what-if'`;
  expect(await load()).toMatchObject({ running: null, last: { outcome: 'interrupted', classes: null } });
  expect(await suppose({ same_day: 'keep' })).toMatchObject({ classes: null });
});

testInFaults('a what-if: one whose database is silent can be canceled, and does not stop the next', async () => {
  await using silent = await openSilentServer();
  const { config } = centre.program;
  Object.assign(context, { config: { ...config, databaseUrl: `postgres://127.0.0.1:${silent.port}/silent` } });
  expect((await owner.post('/api/what-if', { classes_max: 24 })).status).toBe(204);
  await silent.connected;
  expect((await owner.post('/api/what-if/cancel', undefined)).status).toBe(204);
  await expect.poll(async () => (await load()).last?.outcome, soon).toBe('canceled');
  Object.assign(context, { config });
  expect(await suppose({ classes_max: 24 })).toMatchObject({ streaks: null });
});
