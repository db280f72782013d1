/**
 * Fills the disk of PostgreSQL in two ways and frees it again. Each way is undefined when this machine does not permit
 * it.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { logTablesSkipReason } from '#events/store/test/test-log.ts';
import { listDatabaseProcesses } from './database-processes.ts';
import type { DurableCentre } from './durable-centre-fixture.ts';

const run = promisify(execFile);

export interface FillableDisk extends AsyncDisposable {
  /** The folder in which the database must keep its data; undefined when any folder will do. */
  readonly databaseHome?: string;
  fill(centre: DurableCentre): Promise<void>;
  free(centre: DurableCentre): Promise<void>;
}

/** Mounts a small disk in memory, which the test fills. */
export async function mountSmallDisk(): Promise<FillableDisk | undefined> {
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
  ? {
      table: 'desk.idempotency_keys',
      rows: `(command_id, stream) select gen_random_uuid(), repeat('x', 900)`,
    }
  : {
      table: 'log.events',
      rows: `select 1000000 + n, 'none', n, gen_random_uuid(), '', 1, '', '{}', json_build_object('', repeat('x', 900)), ''`,
    };

/** Limits the size of files, as `ulimit -f` does, so that the table cannot grow. */
export async function limitFileSize(): Promise<FillableDisk | undefined> {
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
