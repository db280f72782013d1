import { readdir } from 'node:fs/promises';
import postgres, { type Sql } from 'postgres';
import { RECONNECT_OPTIONS } from './reconnect-options.ts';

export interface MigratedSchema {
  /** The schema that the files build. It also holds the table of finished migrations. */
  readonly name: string;
  /** A folder of `.sql` files, run in the order of their names. A file that a release contained must not change. */
  readonly directory: string;
}

/** The schema `log`, which holds the event store. */
export const logSchema: MigratedSchema = { name: 'log', directory: `${import.meta.dirname}/migrations` };

/** The first migration of a database is not that of this release: it was built before the first release. */
export class EarlierDatabaseError extends Error {
  override readonly name = 'EarlierDatabaseError';
}

const UNDEFINED_TABLE = '42P01';

/**
 * Runs the migrations of these schemas that have not run yet, each schema in one transaction. Processes that start at the
 * same time wait for each other. When there is nothing to run, it only reads, and does not load the migration tool. Throws
 * EarlierDatabaseError before it writes anything.
 */
export const runMigrations = async (databaseUrl: string, schemas: readonly MigratedSchema[]): Promise<void> => {
  const unfinished = await findUnfinishedSchemas(databaseUrl, schemas);
  if (unfinished.length === 0) return;

  const { runner } = await import('node-pg-migrate');
  for (const { name, directory } of unfinished) {
    await runner({
      databaseUrl,
      dir: directory,
      schema: name,
      createSchema: true,
      migrationsTable: 'migrations',
      direction: 'up',
      singleTransaction: true,
      advisoryLockMode: 'wait',
      logger: { info: () => {}, warn: console.warn, error: console.error },
    });
  }
};

const findUnfinishedSchemas = async (
  databaseUrl: string,
  schemas: readonly MigratedSchema[],
): Promise<readonly MigratedSchema[]> => {
  const sql = postgres(databaseUrl, { ...RECONNECT_OPTIONS, max: 1, fetch_types: false, onnotice: () => {} });
  try {
    const unfinished: MigratedSchema[] = [];
    for (const schema of schemas) {
      const files = (await readdir(schema.directory)).filter((file) => file.endsWith('.sql')).toSorted();
      const names = files.map((file) => file.slice(0, -'.sql'.length));
      const finished = await loadFinishedMigrations(sql, schema.name);
      if (finished.length > 0 && finished[0] !== names[0])
        throw new EarlierDatabaseError(`The schema ${schema.name} begins with the migration ${finished[0]}.`);
      if (names.some((name) => !finished.includes(name))) unfinished.push(schema);
    }
    return unfinished;
  } finally {
    await sql.end();
  }
};

const loadFinishedMigrations = async (sql: Sql, schema: string): Promise<readonly string[]> => {
  try {
    const rows = await sql<{ name: string }[]>`select name from ${sql(schema)}.migrations order by id`;
    return rows.map((row) => row.name);
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === UNDEFINED_TABLE) return [];
    throw error;
  }
};
