import { mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { type PostgresCluster, startCluster } from '#services/platform/embedded-database/cluster.ts';
import { findRunningPostgres } from '#services/platform/embedded-database/postmaster-file.ts';
import { identifyProcess, stopProcess } from '#services/platform/embedded-database/processes.ts';

const prefix = 'rollbook-test-';
const gigabyte = 2 ** 30;
const memory = '/dev/shm';

/** Starts a PostgreSQL that does not sync to disk. It is in memory if at least 1 GB is free there. */
export async function startTestCluster(): Promise<{ readonly cluster: PostgresCluster; readonly home: string }> {
  const parent = (await freeBytes(memory)) >= gigabyte ? memory : tmpdir();
  await removeAbandoned(parent);
  const home = await mkdtemp(join(parent, prefix));
  await writeFile(join(home, 'owner'), String(process.pid));
  const cluster = await startCluster(home, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '500',
    autovacuum: 'off',
  });
  await makePasswordCheap(cluster.url);
  return { cluster, home };
}

/** Each centre opens some fifteen connections, and each of them would hash the password thousands of times. */
async function makePasswordCheap(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connection: { scram_iterations: 1 } });
  await sql.unsafe(`alter role postgres password '${new URL(url).password}'`);
  await sql.end();
}

async function freeBytes(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => undefined);
  return found === undefined ? 0 : found.bavail * found.bsize;
}

/** Removes the folders of test runs that were killed. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const home = join(parent, name);
    const owner = await readFile(join(home, 'owner'), 'utf8').catch(() => undefined);
    if (owner === undefined || (await identifyProcess(Number(owner))) !== undefined) continue;
    const server = await findRunningPostgres(join(home, 'data'));
    if (server !== undefined) await stopProcess(server.process, 'SIGQUIT', 5_000);
    await rm(home, { recursive: true, force: true });
  }
}
