import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acquireLease } from '#projections/engine/lease.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { backUpNightly } from './back-up-nightly.ts';
import { listBackupNames } from './backup-folder.ts';

let home: string;
let centre: TestCentre;
let owner: Client;
let now = new Date('2026-11-20T17:00:00Z');
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rollbook-nightly-'));
  const env = { BACKUP_DIR: join(home, 'backups'), BACKUP_KEEP: '2', BACKUP_RECIPIENTS: join(home, 'recipients.txt') };
  centre = await openTestCentre({ clock: () => now, env: { ...env, LOG_LEVEL: 'silent' } });
  owner = await centre.createSignedInTutor({ owner: true });
});
afterAll(async () => {
  await centre[Symbol.asyncDispose]();
  await rm(home, { recursive: true, force: true });
});

const countBackups = async () => (await listBackupNames(join(home, 'backups'))).complete.length;
/** A backup is named after its second, and a second one in the same second is refused. */
const waitForNextSecond = () => setTimeout(1_000);
const loadState = async () => (await owner.get('/api/record')).body.backup;
const isDecisionDue = async () => (await owner.get('/api/owner-decisions')).body.backup_overdue;

test('backUpNightly: says why a backup failed, and tries again until it succeeds, once a night', async () => {
  await backUpNightly(centre.program);
  expect(await countBackups()).toBe(0);
  expect(await loadState()).toEqual({
    ...{ nightly: true, last: null, overdue: false },
    failed: { at: now.toISOString(), text: expect.stringMatching(/^The file .+ cannot be read \(ENOENT\)\.$/) },
  });
  await writeFile(join(home, 'recipients.txt'), 'age1lggyhqrw2nlhcxprm67z43rta597azn8gknawjehu9d9dl0jq3yqqvfafg\n');
  {
    // Another copy of the program is making it.
    await using _lease = await acquireLease(centre.program.sql, 'rollbook nightly backup');
    await backUpNightly(centre.program);
    expect(await countBackups()).toBe(0);
  }
  await backUpNightly(centre.program);
  await backUpNightly(centre.program);
  expect(await countBackups()).toBe(1);
  const { last, failed } = await loadState();
  expect(last).toMatchObject({ finished_at: now.toISOString() });
  expect(failed).toBeNull();
});

test('an owner is told after 26 hours without a backup, not before', async () => {
  now = new Date('2026-11-21T19:00:00Z');
  expect([await isDecisionDue(), (await loadState()).overdue]).toEqual([false, false]);
  now = new Date('2026-11-21T19:00:01Z');
  expect([await isDecisionDue(), (await loadState()).overdue]).toEqual([true, true]);
});

test('backUpNightly: the next night begins at 2:00 AM of the centre, and the oldest backup goes', async () => {
  now = new Date('2026-11-21T06:59:59Z');
  await backUpNightly(centre.program);
  expect(await countBackups()).toBe(1);
  now = new Date('2026-11-21T07:00:00Z');
  await waitForNextSecond();
  await backUpNightly(centre.program);
  expect(await countBackups()).toBe(2);
  now = new Date('2026-11-22T07:00:00Z');
  await waitForNextSecond();
  await backUpNightly(centre.program);
  expect(await countBackups()).toBe(2);
  expect(await isDecisionDue()).toBe(false);
});

test('backUpNightly: a night that a wrong clock has recorded ends no nights before it', async () => {
  await centre.program.sql`update desk.backup set last_night = '2028-01-01', finished_at = '2028-01-01'`;
  now = new Date('2026-11-23T07:00:00Z');
  await waitForNextSecond();
  await backUpNightly(centre.program);
  expect(await loadState()).toMatchObject({ last: { finished_at: now.toISOString() }, failed: null });
});

test('backUpNightly: writes nothing into a folder that was emptied, as one without its disk is', async () => {
  await rm(join(home, 'backups'), { recursive: true });
  now = new Date('2026-11-24T07:00:00Z');
  await backUpNightly(centre.program);
  expect(await countBackups()).toBe(0);
  expect((await loadState()).failed.text).toMatch(/backups is empty, although the last backup was made there/);
});
