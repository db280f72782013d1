import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { RECONNECT_OPTIONS } from './reconnect-options.ts';

export interface MigrationOptions {
  /** The schema that the files build. It also holds the table of finished migrations. */
  readonly schema: string;
  /** A folder of `.sql` files, run in the order of their numbers. A file that has run somewhere must not change. */
  readonly directory: string;
}

const UNDEFINED_TABLE = '42P01';

/**
 * Runs the migrations that have not run yet, all in one transaction. Processes that start at the same time wait for each
 * other. When there is nothing to run, it costs one query and does not load the migration tool.
 */
export const runMigrations = async (databaseUrl: string, { schema, directory }: MigrationOptions): Promise<void> => {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql'));
  const finished = await loadFinishedMigrations(databaseUrl, schema);
  if (files.every((file) => finished.has(file.slice(0, -'.sql'.length)))) return;

  const { runner } = await import('node-pg-migrate');
  await runner({
    databaseUrl,
    dir: directory,
    schema,
    createSchema: true,
    migrationsTable: 'migrations',
    direction: 'up',
    singleTransaction: true,
    advisoryLockMode: 'wait',
    logger: { info: () => {}, warn: console.warn, error: console.error },
  });
};

/** Prepares the schema `log`, which holds the event store. */
export const migrateLogSchema = (databaseUrl: string): Promise<void> =>
  runMigrations(databaseUrl, { schema: 'log', directory: fileURLToPath(new URL('migrations', import.meta.url)) });

const loadFinishedMigrations = async (databaseUrl: string, schema: string): Promise<ReadonlySet<string>> => {
  const sql = postgres(databaseUrl, { ...RECONNECT_OPTIONS, max: 1, fetch_types: false, onnotice: () => {} });
  try {
    const rows = await sql<{ name: string }[]>`select name from ${sql(schema)}.migrations`;
    return new Set(rows.map((row) => row.name));
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === UNDEFINED_TABLE) return new Set();
    throw error;
  } finally {
    await sql.end();
  }
};
