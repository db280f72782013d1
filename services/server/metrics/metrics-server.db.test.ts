import { expect, test } from 'vitest';
import { saveBackup } from '#services/record/backup/backup-store.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { startMetricsServer } from './metrics-server.ts';

const centre = await openForAllTests(openTestCentre({ env: { METRICS_PORT: '0', BACKUP_DIR: '/nowhere' } }));
const openedAt = Date.parse(centre.program.centre.openedAt) / 1_000;
const server = await startMetricsServer(centre.program);
await openForAllTests(Promise.resolve({ [Symbol.asyncDispose]: server.close }));

const scrape = async (): Promise<string> => (await fetch(`${server.url}/metrics`)).text();
/** The value of a series, by the beginning of its line. */
const readValue = async (series: string): Promise<number | undefined> => {
  const line = (await scrape()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('/metrics: counts requests by operation, appends by outcome, and refusals by kind', async () => {
  const tutor = await centre.createSignedInTutor();
  const { id } = await centre.createStudent({ classes: 4 });
  const appended = (await readValue('rollbook_append_seconds_count{outcome="appended"}')) ?? 0;
  await tutor.post(`/api/students/${id}/attendance`, { status: 'present' });
  await tutor.post('/api/auth/sign-in', { email: 'nobody@rollbook.example', password: 'wrong password' });
  await expect.poll(() => readValue('rollbook_request_seconds_count{operation="markAttendance",status="200"}')).toBe(1);
  expect(await readValue('rollbook_append_seconds_count{outcome="appended"}')).toBe(appended + 1);
  expect(await readValue('rollbook_refusals_total{kind="sign-in-failed"}')).toBe(1);
});

test('/metrics: counts all addresses that are no operation as one', async () => {
  for (const path of ['/nowhere', '/login', '/api/nothing']) await centre.createVisitor().get(path);
  const lines = (await scrape()).split('\n').filter((line) => line.startsWith('rollbook_request_seconds_count'));
  expect(lines.join()).not.toMatch(/nowhere|login|nothing/);
});

test('/metrics: names nobody', async () => {
  await centre.createStudent({ name: 'Zebulon Quigley' });
  expect(await scrape()).not.toMatch(/zebulon|quigley|@|[\da-f]{8}-[\da-f]{4}/i);
});

test('/metrics: says that this copy serves, how far the read models are, and when the last backup was made or the centre began', async () => {
  await centre.program.runner.caughtUp();
  await expect.poll(() => readValue('rollbook_lag_events')).toBe(0);
  expect(await readValue('rollbook_parked_rows')).toBe(0);
  expect(await readValue('rollbook_ready')).toBe(1);
  for (const what of ['backup', 'record_check'])
    expect(await readValue(`rollbook_last_${what}_timestamp_seconds`)).toBe(openedAt);
  const now = new Date('2026-11-20T02:00:00Z');
  const manifest = { log: { events: 1, segments: [] }, tables: [], keys: null } as never;
  await saveBackup(centre.program.sql, { manifest, warnings: [] }, { folder: '/nowhere', now });
  expect(await readValue('rollbook_last_backup_timestamp_seconds')).toBe(now.getTime() / 1_000);
});

test('/health: says on the port of the metrics what is behind, parked or missing, and /health/ready does not', async () => {
  await centre.program.runner.caughtUp();
  const health = async () => (await fetch(`${server.url}/health`)).json();
  await expect.poll(health).toEqual({
    ...{ status: 'ready', unreachable: [], commands: 'served', reads: 'served', fault: null },
    ...{ events_behind: 0, parked_rows: 0, missing_keys: 0 },
  });
  expect((await centre.createVisitor().get('/health/ready')).body).toEqual({ status: 'ok' });
  expect((await centre.createVisitor().get('/health')).status).toBe(404);
});

test('/metrics: is not served on the port of the pages', async () => {
  expect((await centre.createVisitor().get('/metrics')).text).not.toContain('rollbook_');
});
