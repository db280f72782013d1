import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NIL } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import {
  logTablesSkipReason,
  openTestStore,
  toLogTablesTitle,
  toTestLogEnvironment,
} from '#events/store/test/test-log.ts';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { loadKnownLog } from '#services/core/event-log/known-log.ts';
import { createPersonalKeyRing, toWrapContext } from '#services/platform/personal-keys/personal-keys.ts';
import { wrapKey } from '#services/platform/personal-keys/wrap-key.ts';
import { sealLog } from '#services/record/seals/seal-log.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import { type ExitedProcess, ServerProcess } from '#testing/server-process.ts';

let centre: TestCentre;
let folder: string;
let copy: string;
/** A copy that lacks the last two events. */
let olderCopy: string;
/** Key with which the test centre wraps the personal keys. */
const KEY = Buffer.alloc(32, 7);

beforeAll(async () => {
  centre = await openTestCentre();
  const tutor = await centre.createSignedInTutor();
  for (const name of ['Mia Lindqvist', 'Noah “=1+1” Brandt']) {
    const { id } = await centre.createStudent({ name, classes: 4 });
    await tutor.post(`/api/students/${id}/attendance`, { status: 'present', notes: 'Über\n"שלום" 👩🏽‍🏫 \\u0041' });
    await tutor.post(`/api/students/${id}/classes/add`, { classes: 12, reason: 'October' });
  }
  await centre.program.runner.caughtUp();
  folder = await mkdtemp(join(tmpdir(), 'rollbook-log-copy-'));
  [copy, olderCopy] = [join(folder, 'copy'), join(folder, 'older-copy')];
  expect((await rollbook(centre.program.config, 'export', olderCopy, '--with-keys')).code).toBe(0);
  await centre.createStudent({ name: 'Zoe' });
  await sealLog(centre.program, { actor: { id: NIL, role: 'system' }, commandId: randomUUID() });
  await centre.program.runner.caughtUp();
  expect((await rollbook(centre.program.config, 'export', copy, '--with-keys')).code).toBe(0);
});
afterAll(async () => {
  await centre[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const rollbook = (
  {
    databaseUrl,
    personalDataKey = KEY,
    env = {},
  }: { databaseUrl: string; personalDataKey?: Uint8Array; env?: Record<string, string> },
  ...args: string[]
): Promise<ExitedProcess> =>
  new ServerProcess(
    'scripts/rollbook.js',
    {
      ...toTestLogEnvironment(databaseUrl),
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'test'.repeat(8),
      PERSONAL_DATA_KEY: Buffer.from(personalDataKey).toString('base64'),
      ...env,
    },
    ...args,
  ).end();

/** Every event of the log, without its position. */
async function readEvents({ url, sql }: Pick<TestDatabase, 'url' | 'sql'>) {
  const store = openTestStore({ sql, url });
  const events: object[] = [];
  for await (const batch of readLogToEnd(store, 0n, 'stored'))
    events.push(...batch.events.map(({ position: _, ...event }) => event));
  await store.close();
  return events;
}

/**
 * A hash of the rows of each read model, rebuilt from the log, without positions: a copy has no gaps between them. A
 * program that runs on the database would empty read models of another log than `logId`.
 */
async function hashReadModels(
  { url, sql }: Pick<TestDatabase, 'url' | 'sql'>,
  logId = 'copy',
): Promise<Record<string, string>> {
  const store = openTestStore({ sql, url });
  const keys = createPersonalKeyRing({ sql, masterKey: KEY });
  const { schema } = await rebuildReadModels({ sql, store, keys, projections: allProjections, logId });
  await store.close();
  const hashes: Record<string, string> = {};
  for (const { name } of allProjections.flatMap(({ tables }) => tables)) {
    const [row] = await sql.unsafe(
      `select count(*) || ' ' || coalesce(md5(string_agg(r::text, '' order by r::text)), '') as hash
      from (select to_jsonb(each) - 'position' as r from ${schema}.${name} each) rows`,
    );
    hashes[name] = row?.hash;
  }
  return hashes;
}

const isEmpty = async ({ sql }: TestDatabase): Promise<boolean> => {
  const [{ log, desk } = {}] =
    await sql`select to_regclass('log.events') as log, to_regclass('desk.personal_keys') as desk`;
  const count = async (table: string) => (await sql.unsafe(`select 1 from ${table} limit 1`)).length;
  return (!log || (await count('log.events')) === 0) && (!desk || (await count('desk.personal_keys')) === 0);
};

test('export and import: give the same events, read models and names in another database', async () => {
  await using target = await openTestDatabase();
  const manifest = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8'));
  const imported = await rollbook({ databaseUrl: target.url }, 'import', copy);
  expect(imported).toMatchObject({ code: 0, output: expect.stringContaining(`with the root ${manifest.root}`) });

  const source = { url: centre.program.config.databaseUrl, sql: centre.program.sql };
  expect((await loadKnownLog(target.sql))?.counted).toMatchObject({
    events: manifest.events,
    lastSeal: { events: manifest.events - 1 },
  });
  const events = await readEvents(source);
  expect(events.length).toBe(manifest.events);
  expect(await readEvents(target)).toEqual(events);
  const hashes = await hashReadModels(target);
  expect(hashes.class_transactions).toMatch(/^6 /);
  expect(hashes).toEqual(await hashReadModels(source, centre.program.centre.logId));
  const verified = await rollbook({ databaseUrl: target.url }, 'verify');
  expect(verified.output).toContain('every chain is whole');
  expect(verified.output).toContain('1 seal matches');

  const again = await rollbook({ databaseUrl: source.url }, 'export', join(folder, 'of-source'));
  const back = await rollbook({ databaseUrl: target.url }, 'export', join(folder, 'of-target'));
  expect([again.code, back.code]).toEqual([0, 0]);
  const linesOf = (name: string) => readFile(join(folder, name, 'events.ndjson'), 'utf8');
  expect(await linesOf('of-target')).toBe(await linesOf('of-source'));
});

test('export: writes files that only their owner reads, holds no text in clear, and refuses a folder in use', async () => {
  for (const name of ['events.ndjson', 'manifest.json', 'personal-keys.json', 'seal-key.txt'])
    expect((await stat(join(copy, name))).mode & 0o777).toBe(0o600);
  const texts = await Promise.all(
    ['events.ndjson', 'personal-keys.json'].map((name) => readFile(join(copy, name), 'utf8')),
  );
  expect(texts.join()).not.toMatch(/Lindqvist|October|שלום/);
  const again = await rollbook(centre.program.config, 'export', copy);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining(`The folder ${copy} is not empty`) });
});

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle(
    'import: an older copy than the log that the database knows is named as one, and a newer one accepted',
  ),
  async () => {
    await using target = await openTestDatabase();
    const { url, sql } = target;
    const empty = () => sql.unsafe('alter table log.events disable trigger all; truncate log.events').simple();
    const importCopy = async (from: string) => (await rollbook({ databaseUrl: url }, 'import', from)).output;
    expect(await importCopy(copy)).toContain('The next start builds the read models.');
    const known = await loadKnownLog(sql);
    await empty();
    expect(await importCopy(olderCopy)).toMatch(
      /The event store holds an older copy of the log: 2 of its \d+ events are missing, .+ accept-log”/,
    );
    expect(await loadKnownLog(sql)).toEqual(known);
    const refused = await rollbook({ databaseUrl: url }, 'verify');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('2 of its') });
    await empty();
    expect(await importCopy(copy)).toContain('The next start builds the read models.');
    expect((await rollbook({ databaseUrl: url }, 'verify')).code).toBe(0);
  },
);

test('import: refuses a damaged copy before it opens a database', async () => {
  await using target = await openTestDatabase();
  const damaged = join(folder, 'damaged');
  await cp(copy, damaged, { recursive: true });
  await truncate(join(damaged, 'events.ndjson'), 1_000);
  const { code, output } = await rollbook({ databaseUrl: target.url }, 'import', damaged);
  expect([code, output]).toEqual([1, 'Nothing was imported: events.ndjson is cut off in its last line.\n']);
  expect(await isEmpty(target)).toBe(true);
});

/** Makes a copy of the same events with the key of somebody else. Returns its folder and the id of the key. */
const copyWithForeignKey = async () => {
  const foreign = await mkdtemp(join(folder, 'foreign-'));
  await cp(copy, foreign, { recursive: true });
  const [key_id, person_id] = [randomUUID(), randomUUID()];
  const wrapped = wrapKey(KEY, Buffer.alloc(32), toWrapContext(key_id, person_id)).toString('base64');
  const key = { key_id, person_id, wrapped, created_at: new Date().toISOString(), erased_at: null };
  await writeFile(join(foreign, 'personal-keys.json'), JSON.stringify([key]));
  return { foreign, key_id };
};

test('import: a copy of the log that the centre has in a store of its own is no interrupted import, and stores no keys', async () => {
  await using target = await openTestDatabase();
  await using log = await openTestDatabase();
  const centreApart = { databaseUrl: target.url, env: { EVENTSTORE_URL: log.url } };
  expect(await rollbook(centreApart, 'import', olderCopy)).toMatchObject({ code: 0 });
  // An import that was interrupted before anything was recorded of it is continued.
  await target.sql`delete from desk.known_log`;
  expect(await rollbook(centreApart, 'import', copy)).toMatchObject({ code: 0 });
  const { foreign, key_id } = await copyWithForeignKey();
  const refused = await rollbook(centreApart, 'import', foreign);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('the log of this centre is not empty') });
  expect(await target.sql`select 1 from desk.personal_keys where key_id = ${key_id}`).toHaveLength(0);
});

test('import: refuses a log that is not empty without storing keys, and keys that PERSONAL_DATA_KEY does not open', async () => {
  const { foreign, key_id } = await copyWithForeignKey();
  const full = await rollbook(centre.program.config, 'import', foreign);
  expect(full).toMatchObject({ code: 1, output: expect.stringContaining('the log of this centre is not empty') });
  expect(await centre.program.sql`select 1 from desk.personal_keys where key_id = ${key_id}`).toHaveLength(0);
  await using target = await openTestDatabase();
  const other = await rollbook({ databaseUrl: target.url, personalDataKey: Buffer.alloc(32, 8) }, 'import', copy);
  expect(other).toMatchObject({ code: 1, output: expect.stringContaining('PERSONAL_DATA_KEY does not open the keys') });
  expect(await isEmpty(target)).toBe(true);
});
