import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isPaperStream } from '#events/classes/papers/paper-streams.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { openTestStore } from '#events/store/test/test-log.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { chooseSize } from '#testing/sampling.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { demoAccounts } from './centre/demo-accounts.ts';
import { seedDemo } from './seed.ts';

/** Streams to which the seeding writes at the time of its run: cases that end today, and the seal of their packet. */
const RECORDED_NOW = /^(cases-|ledger-seals$)/;

/**
 * Lists every event with its stream, version, type, id and time, except those of the centre's stream, whose ids differ in each
 * log, and of papers, which the program numbers once it runs.
 */
async function eventsOf(store: EventStore): Promise<string[]> {
  const lines: string[] = [];
  for await (const { events } of readLogToEnd(store)) {
    const others = events.filter(({ stream }) => stream !== 'centre' && !isPaperStream(stream));
    lines.push(
      ...others.map(({ stream, version, type, id, recordedAt }) =>
        [stream, version, type, id, ...(RECORDED_NOW.test(stream) ? [] : [recordedAt])].join(' '),
      ),
    );
  }
  return lines.sort();
}

const one = ['before-append:kill#700'];
const many = [1, 2, 30, 300, 900, 1_300].flatMap((nth) => [`before-append:kill#${nth}`, `after-append:kill#${nth}`]);
const moments = chooseSize({ test: one, faults: one, long: many });

const title = 'a seeding that is killed at %s is completed by the next start, event for event';
test.each(moments)(title, async (crashpoint) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await using database = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-seed-'));
  const env = {
    ...{ DATABASE_URL: database.url, SESSION_SECRET: 'secret'.repeat(8), DATA_DIR: dataDir, PORT: '0' },
    ...{ PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64'), LOG_LEVEL: 'error' },
  };
  try {
    await using killed = new ServerProcess('scripts/demo/start.ts', { ...env, CRASHPOINT: crashpoint });
    const { code, output } = await killed.end();
    // The process was killed before it served requests. Its first appends created the centre, before anything was
    // seeded.
    expect([code, output.includes('Rollbook is running')]).toEqual([null, false]);
    await using next = new ServerProcess('scripts/demo/start.ts', env);
    await next.waitForOutput(/Rollbook is running: (\S+)/);
    await next.end('SIGTERM');
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  const store = openTestStore(database);
  const [opened] = await store.read('centre', 1, 1);
  const events = await eventsOf(store);
  await store.close();

  await using whole = await openTestCentre({ clock: () => new Date(opened?.recordedAt ?? ''), demoAccounts });
  await seedDemo(whole.program);
  expect(events).toEqual(await eventsOf(whole.program.store));
});
