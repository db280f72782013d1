import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect } from 'vitest';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { openTestStore, toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { listUnfinishedErasures } from '#services/record/erasures/erasure-store.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { readIdentities, readRecipients } from './age-keys.ts';
import { listBackupNames, readDirectory, readNewestManifest } from './backup-folder.ts';
import { readBackupKeys } from './backup-keys.ts';
import { writeLogBackup } from './backup-log.ts';
import { type BackupManifest, readManifest, toBackupName, writeManifest } from './backup-manifest.ts';
import { loadBackupState, saveBackup, saveBackupFailure } from './backup-store.ts';
import { listBackupTables, TABLES_LEFT_OUT } from './backup-tables.ts';
import { createAgeKey } from './create-age-key.ts';
import { deleteOldBackups } from './delete-old-backups.ts';
import { ERASED_FILE, saveErasedPeople } from './erased-people.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { type BackupTarget, writeBackup } from './write-backup.ts';

let centre: TestCentre;
let home: string;
let target: BackupTarget & { readonly keysFolder: string };
let first: BackupManifest;
let second: BackupManifest;

/** Names of backups are seconds, so each backup of a test waits for the next one. */
const backUp = async (into: BackupTarget = target): Promise<BackupManifest> => {
  const { program } = centre;
  while ((await readDirectory(into.folder)).includes(toBackupName(new Date())))
    await new Promise((resolve) => setTimeout(resolve, 50));
  const written = await writeBackup({ ...program, logId: program.centre.logId }, into);
  expect(written.warnings).toEqual([]);
  return written.manifest;
};

beforeAll(async () => {
  centre = await openTestCentre();
  home = await mkdtemp(join(tmpdir(), 'rollbook-backup-'));
  target = { folder: join(home, 'backups'), keysFolder: join(home, 'keys'), recipients: [] };
  const tutor = await centre.createSignedInTutor({ owner: true });
  const { id } = await centre.createStudent({ name: 'Mia\tLindqvist \\N “1”', classes: 4 });
  await centre.program.sql`
    insert into desk.pictures (hash, bytes, width, height, created_at)
    values ('a', ${Buffer.from([0, 9, 10, 13, 92, 255])}, 1, 1, now())`;
  await centre.program
    .sql`insert into desk.picture_sources (address_digest, hash, fetched_at) values ('b', 'a', now())`;
  first = await backUp();
  expect((await tutor.post(`/api/students/${id}/attendance`, { status: 'present' })).status).toBe(200);
  await centre.createStudent({ name: 'Noah Brandt' });
  second = await backUp();
});
afterAll(async () => {
  await centre[Symbol.asyncDispose]();
  await rm(home, { recursive: true });
});

const KEY = Buffer.alloc(32, 7);

const restoreInto = async (
  database: TestDatabase,
  { folder = target.folder, keysFolder = target.keysFolder, manifest = second, identities = [] as string[] } = {},
) => {
  const keys = manifest.keys ? await readBackupKeys(keysFolder, manifest.keys, identities) : undefined;
  await checkBackup({ folder, manifest }, () => {});
  const log = toTestLogEnvironment(database.url);
  const config = {
    databaseUrl: database.url,
    eventStoreUrl: log.EVENTSTORE_URL,
    eventStorePrefix: log.EVENTSTORE_PREFIX ?? 'rollbook-',
    personalDataKey: KEY,
  };
  await restoreBackup({ sql: database.sql, config }, { folder, manifest, keys, identities }, () => {});
};

const readEvents = async (database: Pick<TestDatabase, 'url' | 'sql'>) => {
  const store = openTestStore(database);
  const events: object[] = [];
  for await (const batch of readLogToEnd(store, 0n, 'stored'))
    events.push(...batch.events.map(({ position: _, ...event }) => event));
  await store.close();
  return events;
};

const readTables = async (sql: Sql) => {
  const rows: Record<string, string[]> = {};
  for (const { schema, table } of await listBackupTables(sql)) {
    const found = await sql<{ row: string }[]>`
      select t::text as row from ${sql(schema)}.${sql(table)} t order by 1`;
    rows[`${schema}.${table}`] = found.map(({ row }) => row);
  }
  return rows;
};

test('writeBackup and restoreBackup: another centre gets the same events, accounts, desk and keys', async () => {
  await using restored = await openTestDatabase();
  await restoreInto(restored);
  const source = { url: centre.program.config.databaseUrl, sql: centre.program.sql };
  const events = await readEvents(restored);
  expect(events).toHaveLength(second.log.events);
  expect(events).toEqual((await readEvents(source)).slice(0, second.log.events));
  const tables = await readTables(restored.sql);
  expect(tables).toEqual(await readTables(source.sql));
  expect(tables['accounts.user']).toHaveLength(3);
  const keysOf = (sql: Sql) => sql`select key_id, person_id, wrapped from desk.personal_keys order by key_id`;
  expect([...(await keysOf(restored.sql))]).toEqual([...(await keysOf(source.sql))]);
  expect(await restored.sql`select from desk.restore`).toHaveLength(0);
});

test('writeBackup: a later backup writes only the newer events, and shares the earlier ones', () => {
  expect(first.log.segments).toHaveLength(1);
  expect(second.log.segments[0]).toEqual(first.log.segments[0]);
  expect(second.log.segments[1]?.events).toBe(second.log.events - first.log.events);
});

test('writeLogBackup: leaves out what was appended after the moment of the backup', async () => {
  const { sql, store } = centre.program;
  const positions: bigint[] = [];
  for await (const { events } of readLogToEnd(store)) positions.push(...events.map(({ position }) => position));
  const until = positions.at(-3) ?? 0n;
  const folder = join(home, 'moment');
  await mkdir(join(folder, 'log'), { recursive: true });
  const options = { folder, name: toBackupName(new Date()), recipients: [], earlier: undefined, onProgress() {} };
  const { log } = await writeLogBackup({ sql, store, until, ...options });
  expect(log.events).toBe(positions.length - 2);
});

testInFaults('restoreBackup: restores the earlier of two backups as it was', async () => {
  await using restored = await openTestDatabase();
  await restoreInto(restored, { manifest: first });
  expect(await readEvents(restored)).toHaveLength(first.log.events);
  expect((await readTables(restored.sql))['accounts.user']).toHaveLength(2);
});

test('every table of accounts and desk is in a backup, or left out with a reason', async () => {
  const { sql } = centre.program;
  const all = await sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('accounts', 'desk') order by 1`;
  const copied = second.tables.map(({ schema, table }) => `${schema}.${table}`);
  expect([...copied, ...Object.keys(TABLES_LEFT_OUT)].toSorted()).toEqual(all.map(({ name }) => name).toSorted());
});

test('writeBackup: writes files that only their owner reads, and no key or name in clear', async () => {
  for (const { path } of [...second.log.segments, ...second.tables])
    expect((await stat(join(target.folder, path))).mode & 0o777).toBe(0o600);
  expect((await stat(target.folder)).mode & 0o777).toBe(0o700);
  const kept = await readdir(join(target.folder, second.name));
  expect(kept.filter((name) => /personal_keys|seal_key|master_key|accounts\.session/.test(name))).toEqual([]);
});

/** Changes one byte in the middle of a file. */
const changeByte = async (path: string) => {
  const bytes = await readFile(path);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
};

testInFaults('checkBackup: names the file of which one byte was changed, whichever it is', async () => {
  const files = [...second.log.segments, ...second.tables].map(({ path }) => path);
  for (const path of files) {
    const folder = await mkdtemp(join(home, 'changed-'));
    await cp(target.folder, folder, { recursive: true });
    await changeByte(join(folder, path));
    await expect(checkBackup({ folder, manifest: second }, () => {})).rejects.toThrow(
      `The file ${join(folder, path)} was changed after it was written`,
    );
    await rm(join(folder, path));
    await expect(checkBackup({ folder, manifest: second }, () => {})).rejects.toThrow(`${path} is missing`);
  }
  const folder = await mkdtemp(join(home, 'changed-'));
  await cp(target.folder, folder, { recursive: true });
  await changeByte(join(folder, second.name, 'manifest.json'));
  await expect(readManifest(folder, second.name)).rejects.toThrow(`${second.name}/manifest.json was changed`);
  const keys = await mkdtemp(join(home, 'keys-'));
  await cp(target.keysFolder, keys, { recursive: true });
  if (!second.keys) throw new Error('The backup has no keys.');
  await changeByte(join(keys, second.keys.file));
  await expect(readBackupKeys(keys, second.keys, [])).rejects.toThrow(`${second.keys.file} was changed`);
});

test('restoreBackup: refuses a centre that is not empty, and leaves it as it is', async () => {
  const { sql, config } = centre.program;
  const before = await readTables(sql);
  const source = { folder: target.folder, manifest: second, keys: undefined, identities: [] };
  await expect(restoreBackup({ sql, config }, source, () => {})).rejects.toThrow('This centre is not empty.');
  expect(await readTables(sql)).toEqual(before);
  expect(await sql`select from desk.restore`).toHaveLength(0);
});

test('restoreBackup: refuses a backup of a newer release', async () => {
  await using restored = await openTestDatabase();
  const migrations = { ...second.migrations, desk: [...second.migrations.desk, '9999_later'] };
  await expect(restoreInto(restored, { manifest: { ...second, migrations } })).rejects.toThrow('newer release');
  expect(await restored.sql`select from accounts."user"`).toHaveLength(0);
});

test('writeBackup: an encrypted backup is opened by its key alone', async () => {
  const { file, recipient } = await createAgeKey();
  const [keyFile, recipientFile] = [join(home, 'key.txt'), join(home, 'recipient.txt')];
  await writeFile(keyFile, file);
  await writeFile(recipientFile, `# for the safe\n${recipient}\n`);
  const sealed = { folder: join(home, 'sealed'), keysFolder: join(home, 'sealed-keys') };
  const manifest = await backUp({ ...sealed, recipients: await readRecipients(recipientFile) });
  await using restored = await openTestDatabase();
  const { file: otherFile } = await createAgeKey();
  await writeFile(join(home, 'other.txt'), otherFile);
  const other = [...(await readIdentities(join(home, 'other.txt')))];
  await expect(restoreInto(restored, { ...sealed, manifest, identities: other })).rejects.toThrow('does not open');
  await restoreInto(restored, { ...sealed, manifest, identities: [...(await readIdentities(keyFile))] });
  expect(await readEvents(restored)).toHaveLength(manifest.log.events);
  await expect(readRecipients(keyFile)).rejects.toThrow('a line that is no key of age');
  await expect(readIdentities(join(home, 'none.txt'))).rejects.toThrow('cannot be read (ENOENT)');
});

testInFaults('writeBackup: writes all events again when an earlier segment was damaged, and says so', async () => {
  const folder = join(home, 'damaged');
  const manifest = await backUp({ ...target, folder });
  const [segment] = manifest.log.segments;
  if (!segment) throw new Error('The backup has no events.');
  await changeByte(join(folder, segment.path));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const { program } = centre;
  const written = await writeBackup({ ...program, logId: program.centre.logId }, { ...target, folder });
  expect(written.warnings).toEqual([
    `The file ${join(folder, segment.path)} was changed after it was written. All events were written again.`,
  ]);
  expect(written.manifest.log.segments).toHaveLength(1);
  expect(written.manifest.log.events).toBe(manifest.log.events);
});

test('writeBackup: refuses the folder of another centre, and a second backup at once', async () => {
  const { program } = centre;
  await expect(writeBackup({ ...program, logId: crypto.randomUUID() }, target)).rejects.toThrow('another centre');
  const [one, two] = ['at-once-1', 'at-once-2'].map((name) => ({
    ...{ folder: join(home, name), keysFolder: join(home, `${name}-keys`), recipients: [] },
  }));
  if (!one || !two) throw new Error('unreachable');
  const outcomes = await Promise.allSettled(
    [one, two].map((into) => writeBackup({ ...program, logId: program.centre.logId }, into)),
  );
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  expect(reasons).toEqual(['BackupFault: Another backup of this centre is being made']);
});

testInFaults(
  'deleteOldBackups: keeps the newest backups whole, and deletes the events that none of them names',
  async () => {
    const kept = { ...target, folder: join(home, 'kept'), keysFolder: join(home, 'kept-keys') };
    const names: string[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      await centre.createStudent({ name });
      names.push((await backUp(kept)).name);
    }
    await copyFile(join(kept.folder, 'log', `${names[0]}.ndjson.gz`), join(kept.folder, 'log', 'killed.ndjson.gz'));
    // The keys of another centre in the same folder.
    const ofOther = '20200101T000000Z-ffffffff.keys.gz';
    await writeFile(join(kept.keysFolder, ofOther), '');
    await deleteOldBackups(kept, { keep: 2, keepKeys: 1 });
    expect((await listBackupNames(kept.folder)).complete).toEqual(names.slice(1));
    expect(await readdir(kept.keysFolder)).toEqual([
      ofOther,
      expect.stringMatching(`^${names[2]}-[0-9a-f]{8}\\.keys\\.gz$`),
    ]);
    expect(await readdir(join(kept.folder, 'log'))).toEqual(names.map((name) => `${name}.ndjson.gz`));
    for (const name of names.slice(1)) {
      const manifest = await readManifest(kept.folder, name);
      await checkBackup({ folder: kept.folder, manifest }, () => {});
    }
  },
);

test('readNewestManifest: leaves the choice to the operator if the latest name has fewer events than another', async () => {
  const folder = join(home, 'dated-ahead');
  await expect(readNewestManifest(folder)).rejects.toThrow('no complete backup');
  for (const manifest of [first, second]) {
    await mkdir(join(folder, manifest.name), { recursive: true });
    await writeManifest(folder, manifest);
  }
  expect(await readNewestManifest(folder)).toEqual(second);
  const ahead = { ...first, name: '20991231T020000Z' };
  await mkdir(join(folder, ahead.name));
  await writeManifest(folder, ahead);
  await expect(readNewestManifest(folder)).rejects.toThrow(`but ${second.name} has more events`);
});

test('saveBackup: a success ends the failure before it', async () => {
  const { sql } = centre.program;
  await saveBackupFailure(sql, 'there is no space left on the disk', new Date('2026-11-20T01:00:00Z'));
  expect(await loadBackupState(sql)).toMatchObject({
    last: undefined,
    failure: { text: 'There is no space left on the disk.' },
  });
  const now = new Date('2026-11-20T02:00:00Z');
  await saveBackup(sql, { manifest: second, warnings: [] }, { folder: target.folder, now, night: '2026-11-20' });
  expect(await loadBackupState(sql)).toMatchObject({
    last: { finishedAt: now, events: second.log.events, folder: target.folder },
    ...{ failure: undefined, lastNight: '2026-11-20' },
  });
});

test('restoreBackup: refuses a folder without the list of erased people, who would come back', async () => {
  const copied = { ...target, folder: join(home, 'copied'), keysFolder: join(home, 'copied-keys') };
  const manifest = await backUp(copied);
  await rm(join(copied.folder, ERASED_FILE));
  await using restored = await openTestDatabase();
  await expect(restoreInto(restored, { ...copied, manifest })).rejects.toThrow('erased.json, is missing');
});

test('restoreBackup: refuses a list of erased people in which one id was changed', async () => {
  const copied = { ...target, folder: join(home, 'changed'), keysFolder: join(home, 'changed-keys') };
  const manifest = await backUp(copied);
  const person = 'a8098c1a-f86e-41da-bd1a-00112444be1e';
  await saveErasedPeople(copied.folder, [{ person, role: 'student', key: undefined, at: new Date().toISOString() }]);
  const path = join(copied.folder, ERASED_FILE);
  await writeFile(path, (await readFile(path, 'utf8')).replace(person, person.replace('a8', 'b8')));
  await using restored = await openTestDatabase();
  await expect(restoreInto(restored, { ...copied, manifest })).rejects.toThrow('erased.json in');
});

testInFaults('restoreBackup: asks to erase again those who were erased after the backup', async () => {
  const { program } = centre;
  const eva = await centre.createStudent({ name: 'Eva Roth' });
  const before = await backUp();
  const erased = { person: eva.id, role: 'student', key: undefined, at: new Date().toISOString() } as const;
  await saveErasedPeople(target.folder, [erased]);
  await saveErasedPeople(target.folder, [erased]);
  await using restored = await openTestDatabase();
  await restoreInto(restored, { manifest: before });
  expect(await listUnfinishedErasures(restored.sql)).toMatchObject([{ person: eva.id, actor: { role: 'system' } }]);
  expect(await listUnfinishedErasures(program.sql)).toEqual([]);
});
