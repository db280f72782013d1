import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { logTablesSkipReason } from '#events/store/test/test-log.ts';
import { type DurableCentre, expectSurvived, openDurableCentre } from '#testing/durable-centre-fixture.ts';
import { listDatabaseProcesses } from '#testing/server-process.ts';

const CLIENTS = 8;

test.for([
  ['the disk of PostgreSQL is full', mountSmallDisk, 'No space left on device'],
  ['a file of PostgreSQL may not grow', limitFileSize, 'File too large'],
] as const)(
  'a full disk (%s): failed commands get clear answers, acknowledged ones are stored, and the program continues once there is space',
  async ([, diskFor, why], { skip }) => {
    await using disk = await diskFor();
    if (disk === undefined) return skip('this machine does not allow it');
    await using centre = await openDurableCentre(disk);
    const { server, load, health, cluster } = centre;

    let over = false;
    const saving = load.run(CLIENTS, () => over);
    await expect.poll(() => load.answered.size).toBeGreaterThan(20);
    await disk.fill(centre);
    await expect.poll(() => load.unknown.length).toBeGreaterThan(20);
    await disk.free(centre);
    const back = load.answered.size;
    await expect.poll(() => load.answered.size).toBeGreaterThan(back + 20);
    await expect.poll(health).toBe(200);
    over = true;
    await saving;

    expect(() => process.kill(cluster.pid, 0), 'the database goes on').not.toThrow();
    expect(server.output).toContain(why);
    await expectSurvived(centre);
  },
);

const run = promisify(execFile);

interface FillableDisk extends AsyncDisposable {
  /** The folder in which the database must keep its data; undefined when any folder will do. */
  readonly databaseHome?: string;
  fill(centre: DurableCentre): Promise<void>;
  free(centre: DurableCentre): Promise<void>;
}

/** Mounts a small disk in memory, which the test fills. */
async function mountSmallDisk(): Promise<FillableDisk | undefined> {
  const path = await mkdtemp(join(tmpdir(), 'rollbook-disk-'));
  const remove = () => rm(path, { recursive: true, force: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', path]);
  } catch {
    await remove();
    return undefined;
  }
  const filler = join(path, 'filler');
  return {
    databaseHome: path,
    fill: () => fillUp(filler),
    free: () => rm(filler),
    [Symbol.asyncDispose]: () => run('umount', ['--lazy', path]).then(remove),
  };
}

/** Writes zeros until the disk is full. */
async function fillUp(file: string): Promise<void> {
  await using filler = await open(file, 'w');
  for (const size of [2 ** 20, 2 ** 12]) {
    const zeros = Buffer.alloc(size);
    while (await filler.write(zeros).catch(() => undefined));
  }
}

/** A table that every command writes to, and rows that make it grow. */
const growing = logTablesSkipReason
  ? { table: 'desk.idempotency_keys', rows: `(command_id, stream) select gen_random_uuid(), repeat('x', 900)` }
  : {
      table: 'log.events',
      rows: `select 1000000 + n, 'none', n, gen_random_uuid(), '', 1, '', '{}', json_build_object('', repeat('x', 900)), ''`,
    };

/** Limits the size of files, as `ulimit -f` does, so that the table cannot grow. */
async function limitFileSize(): Promise<FillableDisk | undefined> {
  const allowed = await run('prlimit', ['--pid', String(process.pid), '--fsize']).catch(() => undefined);
  if (allowed === undefined) return undefined;
  const limit = async ({ pid }: { pid: number }, size: string) => {
    for (const each of await listDatabaseProcesses(pid)) {
      // The process may have ended since.
      await run('prlimit', ['--pid', String(each), `--fsize=${size}:`]).catch(() => undefined);
    }
  };
  return {
    async fill({ record: { sql }, cluster }) {
      // The limit must not be smaller than a file of the server's own log, so the table is first made larger than that.
      const { table, rows } = growing;
      // A few rows fill a page, so the next rows make the table grow.
      await sql`alter table ${sql(table)} set (autovacuum_enabled = false, fillfactor = 10)`;
      await sql
        .begin(async (transaction) => {
          await transaction.unsafe(`insert into ${table} ${rows} from generate_series(1, 2500) n`);
          throw new Error('Rolling back leaves the pages of the table in use.');
        })
        .catch(() => undefined);
      const [row] = await sql<{ size: string }[]>`select pg_relation_size(${table})::text as size`;
      await limit(cluster, row?.size ?? '');
    },
    free: ({ cluster }) => limit(cluster, 'unlimited'),
    async [Symbol.asyncDispose]() {},
  };
}
