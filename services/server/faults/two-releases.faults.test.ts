/** The release before this one runs beside it on one database, as it does while copies are replaced one after the other. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCentreCopies } from '#testing/centre-copies-fixture.ts';
import type { Client } from '#testing/client.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { createTutorAndClient } from '#testing/people-fixture.ts';

const root = join(import.meta.dirname, '../../..');
/** Before the first tag, the commit so many before this one counts as the release before. */
const COMMITS_BACK = 50;
/** What the hashes of the log cover. A release from before a change of it takes newer events for altered ones. */
const HASHES = ['hash-chain', 'hashed-text', 'hidden-part'].map((name) => `events/record/${name}.ts`);
/** What two releases on one database must have in common until there are migrations from one to the next. */
const COMMON = ['package-lock.json', 'patches', ':(glob)**/migrations/*.sql', ...HASHES];

const git = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() || undefined : undefined;
};

/**
 * The last tag before this commit. Without a tag, the commit 50 before this one, or the last one that changed the first migrations,
 * the packages or the hashes, if that is newer. Undefined in a clone without that history.
 */
const findReleaseBefore = (): string | undefined => {
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^');
  if (tag !== undefined) return tag;
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const changed = git('log', '-1', '--format=%H', '--', ...COMMON);
  const before = git('rev-parse', '--verify', '--quiet', `HEAD~${COMMITS_BACK}`);
  if (changed === undefined || before === undefined) return undefined;
  const isChangedSince = git('rev-list', '-1', `${before}..HEAD`, '--', ...COMMON) !== undefined;
  const chosen = isChangedSince ? changed : before;
  return chosen === git('rev-parse', 'HEAD') ? undefined : chosen;
};
const release = findReleaseBefore();
const skipped =
  release === undefined ? ' (skipped: this clone has no earlier release that can use the same database)' : '';

/** Writes the files of a release into a new folder, with its packages. */
const openRelease = (commit: string): Disposable & { readonly folder: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'rollbook-release-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const lockFile = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lockFile(folder) === lockFile(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
};

test.skipIf(release === undefined)(
  `the release before beside this one: both write and read the same record, and the former goes on alone${skipped}`,
  async () => {
    using former = openRelease(release as string);
    await using copies = await openCentreCopies();
    const older = await copies.start({}, join(former.folder, 'services/server/main.ts'));
    const newer = await copies.start();
    const atOlder = await createTutorAndClient(copies.record, older.url);
    const atNewer = atOlder.at(newer.url);

    const enrol = async (client: Client, name: string): Promise<string> => {
      const email = `${name.toLowerCase()}@rollbook.example`;
      const answer = await client.post('/api/students', { name, email, password: 'chalk and slate', classes_total: 6 });
      expect(answer, answer.text).toMatchObject({ status: 200 });
      return answer.body.balance.student_id;
    };
    const students = [await enrol(atOlder, 'Mia'), await enrol(atNewer, 'Noah')];
    const changeClasses = async (client: Client, date: string) => {
      for (const id of students) {
        const post = (act: string, body: object) => client.post(`/api/students/${id}/${act}`, body);
        expect((await post('classes/add', { classes: 2, reason: 'Spring pack' })).status).toBe(200);
        expect((await post('attendance', { status: 'present', date })).status).toBe(200);
      }
    };
    const loadRemaining = (client: Client) =>
      Promise.all(students.map(async (id) => (await client.get(`/api/students/${id}`)).body.classes_remaining));
    await changeClasses(atOlder, '2020-01-06');
    await changeClasses(atNewer, '2020-01-07');
    for (const client of [atOlder, atNewer]) await expect.poll(() => loadRemaining(client)).toEqual([8, 8]);
    expect((await atOlder.get('/api/students')).headers.get('parked')).toBeNull();

    // The newer release is taken back.
    expect((await newer.server.end('SIGTERM')).code).toBe(0);
    expect((await atOlder.post(`/api/students/${students[1]}/classes/add`, { classes: 1 })).status).toBe(200);
    await expect.poll(() => loadRemaining(atOlder)).toEqual([8, 9]);

    // The newer one is started for good.
    const again = await copies.start();
    await expect.poll(() => loadRemaining(atOlder.at(again.url))).toEqual([8, 9]);
    expect((await older.server.end('SIGTERM')).code).toBe(0);
    await expectReadModelsEqualRebuild(copies.record);
  },
);
