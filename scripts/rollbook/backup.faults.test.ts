import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logTablesSkipReason, toLogTablesTitle, toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { listBackupNames } from '#services/record/backup/backup-folder.ts';
import { readManifest } from '#services/record/backup/backup-manifest.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import { Client } from '#testing/client.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { toEnvironment } from '#testing/operator-command.ts';
import { type ExitedProcess, ServerProcess } from '#testing/server-process.ts';

const root = join(import.meta.dirname, '..', '..');
let centre: TestCentre;
let home: string;

beforeAll(async () => {
  centre = await openTestCentre();
  home = await mkdtemp(join(tmpdir(), 'rollbook-backups-'));
  const tutor = await centre.createSignedInTutor({ owner: true });
  for (const name of ['Mia Lindqvist', 'Noah Brandt', 'Zoe Adams']) {
    const { id } = await centre.createStudent({ name, classes: 4 });
    expect((await tutor.post(`/api/students/${id}/attendance`, { status: 'present' })).status).toBe(200);
  }
});
afterAll(async () => {
  await centre[Symbol.asyncDispose]();
  await rm(home, { recursive: true, force: true });
});

const back = (folder: string, env: Record<string, string> = {}): Promise<ExitedProcess> =>
  new ServerProcess(
    'scripts/rollbook.js',
    { ...toEnvironment(centre), ...env },
    ...['backup', folder, '--with-keys', join(home, 'keys')],
  ).end();

const restore = (url: string, folder: string, env: Record<string, string> = {}): Promise<ExitedProcess> =>
  new ServerProcess(
    'scripts/rollbook.js',
    { ...toEnvironment(centre), ...toTestLogEnvironment(url), DATABASE_URL: url, ...env },
    ...['restore', folder, '--keys', join(home, 'keys')],
  ).end();

test('backup: one that is killed leaves the earlier ones whole, and the next one removes what is left of it', async () => {
  const folder = join(home, 'killed');
  expect((await back(folder)).code).toBe(0);
  for (const point of ['after-backup-of-tables', 'after-backup-of-log']) {
    expect((await back(folder, { CRASHPOINT: `${point}:kill` })).code).not.toBe(0);
    const names = await listBackupNames(folder);
    expect([names.complete.length, names.unfinished.length]).toEqual([1, 1]);
  }
  const { code, output } = await back(folder);
  expect([code, output]).toEqual([0, expect.stringContaining('holds')]);
  const names = await listBackupNames(folder);
  expect([names.complete.length, names.unfinished.length]).toEqual([2, 0]);
  await using target = await openTestDatabase();
  expect(await restore(target.url, folder)).toMatchObject({ code: 0 });
});

test('backup: says that the disk is full, leaves nothing behind, and the earlier backup is restored', async () => {
  const folder = join(home, 'full');
  expect((await back(folder)).code).toBe(0);
  await centre.createStudent({ name: 'Late One' });
  // A limit of the size of files fails in the middle of a write, as a full disk does.
  const limited = spawn(
    'sh',
    ['-c', `ulimit -f 2; exec "$0" "$@"`, process.execPath, join(root, 'scripts/rollbook.js'), 'backup', folder],
    {
      env: {
        PATH: process.env.PATH ?? '',
        ...toTestLogEnvironment(centre.program.config.databaseUrl),
        ...toEnvironment(centre),
      },
    },
  );
  let output = '';
  for (const stream of [limited.stdout, limited.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = await once(limited, 'close');
  expect([code, output]).toEqual([1, 'The backup was not made: the disk takes no larger file.\n']);
  const names = await listBackupNames(folder);
  expect([names.complete.length, names.unfinished.length]).toEqual([1, 0]);
  expect(await readdir(join(folder, 'log'))).toHaveLength(1);
  await using target = await openTestDatabase();
  expect(await restore(target.url, folder)).toMatchObject({ code: 0 });
});

test('restore: one that is killed is repeated, and until then the program does not start', async () => {
  const folder = join(home, 'restored');
  expect((await back(folder)).code).toBe(0);
  for (const point of ['after-restore-of-log', 'after-restore-of-tables']) {
    await using target = await openTestDatabase();
    expect((await restore(target.url, folder, { CRASHPOINT: `${point}:kill` })).code).not.toBe(0);
    const environment = { ...toEnvironment(centre), ...toTestLogEnvironment(target.url), DATABASE_URL: target.url };
    const start = await new ServerProcess('services/server/main.ts', { ...environment, PORT: '0' }).end();
    expect(start).toMatchObject({ code: 1, output: expect.stringMatching(/^The restore of the backup \S+ into this/) });
    const repeated = await restore(target.url, folder);
    expect(repeated.output).toContain('every chain is whole, and every row follows');
    expect(repeated.code).toBe(0);
  }
});

test('restore: refuses a backup with one changed byte and writes nothing', async () => {
  const folder = join(home, 'changed');
  expect((await back(folder)).code).toBe(0);
  const [name = ''] = (await listBackupNames(folder)).complete;
  const [segment] = (await readManifest(folder, name)).log.segments;
  const path = join(folder, segment?.path ?? '');
  const bytes = await readFile(path);
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  await writeFile(path, bytes);
  await using target = await openTestDatabase();
  expect(await restore(target.url, folder)).toEqual({
    code: 1,
    output: `The backup was not restored: The file ${path} was changed after it was written.\n`,
  });
  expect(await target.sql`select from desk.restore`).toHaveLength(0);
});

/** The commands of some sections of docs/operate.md, in their order. */
const readCommands = async (...headings: string[]): Promise<string[]> => {
  const page = await readFile(join(root, 'docs/operate.md'), 'utf8');
  return headings.flatMap((heading) => {
    const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
    return [...section.matchAll(/^ {4,}(\S.*)$/gm)].map(([, command = '']) => command);
  });
};

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle('docs/operate.md: the commands of “Backup” and “The disk died” bring a lost centre back'),
  async () => {
    const disk = join(home, 'disk');
    for (const folder of ['srv', 'mnt', 'media/usb']) await mkdir(join(disk, folder), { recursive: true });
    const env = { PATH: process.env.PATH ?? '', HOME: disk, PORT: '0' };
    // “npm run” would first install what is missing.
    const toLocal = (command: string) =>
      command
        .replaceAll(/\/(srv|mnt|media)\//g, `${disk}/$1/`)
        .replace(/npm run (--silent )?rollbook --/, `"${process.execPath}" scripts/rollbook.js`);
    const run = async (command: string) => {
      const child = spawn('sh', ['-c', toLocal(command)], { cwd: root, env });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
        });
      const [code] = await once(child, 'close');
      expect(code, output).toBe(0);
      return output;
    };
    /** Runs the centre as a command of the page says, until the work is done. */
    const serve = async (command: string, work: (output: string) => Promise<void>) => {
      const settings = [...toLocal(command).matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]);
      const { PUBLIC_URL: _, ...own } = Object.fromEntries(settings);
      await using server = new ServerProcess('services/server/main.ts', { ...env, ...own });
      await server.waitForOutput(/Ctrl-C/);
      await work(server.output);
      await server.end('SIGTERM');
    };
    const commands = await readCommands('Backup', 'The disk died');
    expect(commands).toHaveLength(5);
    const [serveWithBackups = '', backUp = '', makeKey = '', restoreCommand = '', serveAgain = ''] = commands;
    const dataDir = join(disk, 'srv/rollbook');

    const made = await run(
      'DATA_DIR=/srv/rollbook npm run rollbook -- create-tutor --owner --name "Ada Quinn" --email ada@portal.example',
    );
    const password = /^Password: (\S+)$/m.exec(made)?.[1] ?? '';
    await serve(serveWithBackups, async (output) => {
      expect(output).toContain(`Last backup: none yet in ${disk}/mnt/backup`);
      // The first nightly backup is made at the start.
      while ((await listBackupNames(join(disk, 'mnt/backup'))).complete.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 200));
    });
    await run(backUp);
    await run(makeKey);
    expect(await readFile(join(disk, 'srv/rollbook-recipients.txt'), 'utf8')).toMatch(/^age1\w+\n$/);
    await rm(dataDir, { recursive: true });
    expect(await run(restoreCommand)).toContain('every chain is whole, and every row follows');
    await serve(serveAgain, async (output) => {
      const client = new Client(/http:\/\/localhost:\d+/.exec(output)?.[0] ?? '');
      expect((await client.post('/api/auth/sign-in', { email: 'ada@portal.example', password })).status).toBe(204);
      expect((await client.get('/api/record')).body.backup.nightly).toBe(false);
    });
  },
);
