/** A disk is lost after a person was erased, and the newest backup is from before the erasure. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { type Config, readSettings } from '#services/platform/config/config.ts';
import { startCluster } from '#services/platform/embedded-database/cluster.ts';
import { openProgramCore } from '#services/server/program/program-core.ts';
import { Client } from '#testing/client.ts';
import { openDurableCentre } from '#testing/durable-centre-fixture.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { findPlanted, NOTHING_FOUND, PASSWORD, plantPerson, scanCentre } from './test/planted-person.ts';

test('a backup from before an erasure is restored without the erased person, and another person is whole', async () => {
  await using opened = new AsyncDisposableStack();
  const centre = opened.use(await openDurableCentre());
  const home = await mkdtemp(join(tmpdir(), 'rollbook-restored-'));
  opened.defer(() => rm(home, { recursive: true, force: true }));
  const [backups, keys] = [join(home, 'backups'), join(home, 'keys')];
  const rollbook = async (env: Readonly<Record<string, string>>, ...args: string[]) => {
    const { code, output } = await new ServerProcess('scripts/rollbook.js', env, ...args).end();
    expect(code, output).toBe(0);
    return output;
  };
  const [erased, kept] = [await plantPerson(centre, 'e'), await plantPerson(centre, 'k')];
  const toDatabaseFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, '..', 'postgres');
  const before = await scanCentre(centre.record, toDatabaseFolder(centre.record.config), [kept]);
  expect(before.log).toEqual(expect.arrayContaining(['namek', 'notek', 'answerk', 'topick', 'nicknamek']));
  await rollbook(centre.env, 'backup', backups, '--with-keys', keys);
  await rollbook({ ...centre.env, BACKUP_DIR: backups }, 'erase', erased.id, '--yes');

  const cluster = await startCluster(join(home, 'postgres'));
  opened.defer(() => cluster.stop());
  const place = { DATABASE_URL: cluster.url, DATA_DIR: join(home, 'data'), ...toTestLogEnvironment(home) };
  const env = { ...centre.env, ...place };
  // The scanner reads it, and the program makes it with the first letter.
  await mkdir(join(place.DATA_DIR, 'outbox'), { recursive: true });
  const restored = await rollbook(env, 'restore', backups, '--keys', keys);
  expect(restored).toContain('Erased again: 1 people');
  expect(restored).toContain('every chain is whole, and every row follows');
  const server = opened.use(new ServerProcess('services/server/main.ts', { ...env, PORT: '0' }));
  const [, url = ''] = await server.waitForOutput(/Rollbook is running: (\S+)/);
  const record = await openProgramCore(readSettings({ ...env, LOG_LEVEL: 'fatal' }) as Config);
  opened.defer(() => record.close());
  await vi.waitFor(
    async () => expect(await record.sql`select from desk.erasures where rewritten_at is not null`).toHaveLength(1),
    60_000,
  );

  const scan = (person: typeof kept) => scanCentre(record, toDatabaseFolder(record.config), [person]);
  expect(await scan(erased)).toEqual(NOTHING_FOUND);
  expect(await record.keys.forPerson(erased.id)).toBe('erased');
  const { rows = [], log, messages, drafts } = before;
  // A session, which names its device, is in no backup.
  const restoredRows = rows.filter((name) => name !== 'devicek');
  expect(await scan(kept)).toMatchObject({ rows: restoredRows, log, messages, drafts });
  const signIn = (email: string) => new Client(url).post('/api/auth/sign-in', { email, password: PASSWORD });
  expect((await signIn(erased.texts.email)).status).not.toBe(204);
  expect((await signIn(kept.texts.email)).status).toBe(204);
  const tutor = new Client(url);
  await tutor.post('/api/auth/sign-in', { email: 'sam@rollbook.example', password: PASSWORD });
  const pages = [kept, erased].map(({ id }) => `/api/students/${id}/class-history`);
  const shown = await Promise.all(pages.map(async (page) => (await tutor.get(page)).text));
  expect(findPlanted([kept, erased], shown).toSorted()).toEqual(['emailk', 'namek', 'notek', 'reasonk']);
  expect(await rollbook(env, 'verify')).toMatch(/\d/);
});
