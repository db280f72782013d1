import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { logSchema, runMigrations } from '#events/store/postgres/run-migrations.ts';
import { startCluster } from '#services/platform/embedded-database/cluster.ts';

/**
 * Disposing drops the database and runs a checkpoint. Otherwise autovacuum and the next checkpoint would process its data
 * while other rows are measured.
 */
interface BenchDatabase extends AsyncDisposable {
  readonly url: string;
  readonly sql: Sql;
}

export interface BenchCluster extends AsyncDisposable {
  /** Opens a pool on a new database with a migrated log. */
  database(name: string): Promise<BenchDatabase>;
  /** The folder in which the server keeps its data. */
  readonly home: string;
  /** The PostgreSQL settings that determine the cost of a commit. */
  readonly durability: string;
}

/** Starts the embedded server with its production settings: data on disk, with fsync. */
export async function openBenchCluster(): Promise<BenchCluster> {
  const opened = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), 'rollbook-bench-'));
  opened.defer(() => rm(home, { recursive: true, force: true }));
  const cluster = await startCluster(home);
  opened.defer(() => cluster.stop());
  const admin = postgres(cluster.url, { max: 1 });
  opened.defer(() => admin.end());

  const settings = await Promise.all(
    ['fsync', 'synchronous_commit', 'full_page_writes'].map(async (name) => {
      const [row] = await admin.unsafe(`show ${name}`);
      return `${name} ${row?.[name]}`;
    }),
  );
  return {
    home,
    durability: settings.join(', '),
    async database(name) {
      await admin.unsafe(`create database ${name}`);
      const url = cluster.url.replace(/\/postgres$/, `/${name}`);
      await runMigrations(url, [logSchema]);
      const sql = postgres(url, { max: 70, onnotice: () => {} });
      opened.defer(() => sql.end());
      return {
        url,
        sql,
        async [Symbol.asyncDispose]() {
          await sql.end();
          await admin.unsafe(`drop database ${name} with (force)`);
          await admin.unsafe('checkpoint');
        },
      };
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
