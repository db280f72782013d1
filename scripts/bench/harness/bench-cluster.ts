import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { migrateDatabase } from '#services/core/migrate-database.ts';
import { startCluster } from '#services/platform/embedded-database/cluster.ts';

export interface BenchCluster {
  /** Opens a pool on a new database with the program's schemas. */
  database(name: string): Promise<{ readonly url: string; readonly sql: Sql }>;
  /** The folder in which the server keeps its data. */
  readonly home: string;
  /** The PostgreSQL settings that determine the cost of a commit. */
  readonly durability: string;
}

/** Starts the embedded server with its production settings: data on disk, with fsync. */
export async function openBenchCluster(opened: AsyncDisposableStack): Promise<BenchCluster> {
  const home = await mkdtemp(join(tmpdir(), 'rollbook-bench-'));
  opened.defer(() => rm(home, { recursive: true, force: true }));
  const cluster = await startCluster(home);
  opened.defer(() => cluster.stop());
  const admin = postgres(cluster.url, { max: 1 });
  opened.defer(() => admin.end());
  const names = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes'];
  const settings = await admin`select name, setting from pg_settings where name = any(${names}) order by name`;
  return {
    home,
    durability: settings.map(({ name, setting }) => `${name} ${setting}`).join(', '),
    async database(name) {
      await admin.unsafe(`create database ${name}`);
      const url = cluster.url.replace(/\/postgres$/, `/${name}`);
      await migrateDatabase(url);
      const sql = postgres(url, { max: 70, onnotice: () => {} });
      opened.defer(() => sql.end());
      return { url, sql };
    },
  };
}

/** Does now what autovacuum and the next checkpoint would otherwise do during a measurement. */
export async function settleDatabase(sql: Sql): Promise<void> {
  await sql`vacuum analyze`;
  await sql`checkpoint`;
}
