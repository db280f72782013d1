import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationBuilder } from 'node-pg-migrate';
import postgres, { type Sql } from 'postgres';
import { RECONNECT_OPTIONS } from './reconnect-options.ts';

export interface MigratedSchema {
  /** The schema that the files build. It also holds the table of finished migrations. */
  readonly name: string;
  /**
   * A folder of `.sql` files, run in the order of their names. A file that a release contained must not change. A
   * database that ran another text of the first one is refused.
   */
  readonly directory: string;
  /** The names of the first files, beyond which none is run; undefined for all. */
  readonly until?: readonly string[] | undefined;
}

/** The schema `log`, which holds the event store. */
export const logSchema: MigratedSchema = { name: 'log', directory: `${import.meta.dirname}/migrations` };

/** The first migration of a database has another name or text than in this release: it was built before the first release. */
export class EarlierDatabaseError extends Error {
  override readonly name = 'EarlierDatabaseError';
}

/** A migration is asked for that this release does not have. */
export class UnknownMigrationError extends Error {
  override readonly name = 'UnknownMigrationError';
}

const UNDEFINED_TABLE = '42P01';

/**
 * Runs the migrations of these schemas that have not run yet, each schema in one transaction. Processes that start at the
 * same time wait for each other. When there is nothing to run, it only reads, and does not load the migration tool. Throws
 * EarlierDatabaseError and UnknownMigrationError before it writes anything.
 */
export const runMigrations = async (databaseUrl: string, schemas: readonly MigratedSchema[]): Promise<void> => {
  const unfinished = await findUnfinishedSchemas(databaseUrl, schemas);
  if (unfinished.length === 0) return;

  const [{ runner }, { default: pg }] = await Promise.all([import('node-pg-migrate'), import('pg')]);
  // The tool would end a connection of its own without waiting for it, and fail the program if it breaks meanwhile.
  const dbClient = new pg.Client({ connectionString: databaseUrl });
  await dbClient.connect();
  try {
    for (const { name, directory, until } of unfinished) {
      await runner({
        dbClient,
        dir: directory,
        schema: name,
        createSchema: true,
        migrationsTable: 'migrations',
        migrationLoaderStrategies: [{ extensions: ['.sql'], loader: (paths) => loadMigrations(paths, until) }],
        direction: 'up',
        singleTransaction: true,
        advisoryLockMode: 'wait',
        logger: { info: () => {}, warn: console.warn, error: console.error },
      });
    }
  } finally {
    await dbClient.end();
  }
};

/** The first migration stores the hash of its text as the comment of the table of finished migrations. */
const loadMigrations = (paths: readonly string[], until: readonly string[] | undefined) =>
  Promise.all(
    paths
      .toSorted()
      .slice(0, until?.length)
      .map(async (path, index) => {
        const text = await readFile(path, 'utf8');
        const up = (migration: MigrationBuilder) => {
          migration.sql(text);
          if (index === 0) migration.sql(`comment on table migrations is '${hashText(text)}'`);
        };
        return { id: path, filePaths: [path], actions: { up, down: false as const } };
      }),
  );

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

const findUnfinishedSchemas = async (
  databaseUrl: string,
  schemas: readonly MigratedSchema[],
): Promise<readonly MigratedSchema[]> => {
  const sql = postgres(databaseUrl, { ...RECONNECT_OPTIONS, max: 1, fetch_types: false, onnotice: () => {} });
  try {
    const unfinished: MigratedSchema[] = [];
    for (const schema of schemas) {
      const { name, directory, until } = schema;
      const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted();
      const names = files.map((file) => file.slice(0, -'.sql'.length));
      const finished = await loadFinishedMigrations(sql, name);
      const [first] = finished.names;
      const firstHash = hashText(await readFile(join(directory, `${names[0]}.sql`), 'utf8'));
      if (first !== undefined && (first !== names[0] || finished.firstHash !== firstHash))
        throw new EarlierDatabaseError(`The schema ${name} begins with another migration: ${first}.`);
      if (until?.some((each, at) => each !== names[at]))
        throw new UnknownMigrationError(`This release does not know all migrations of the schema ${name}.`);
      if (names.slice(0, until?.length).some((each) => !finished.names.includes(each))) unfinished.push(schema);
    }
    return unfinished;
  } finally {
    await sql.end();
  }
};

interface FinishedMigrations {
  /** In their order. */
  readonly names: readonly string[];
  /** The hash of the first one's text. */
  readonly firstHash: string | null;
}

const loadFinishedMigrations = async (sql: Sql, schema: string): Promise<FinishedMigrations> => {
  try {
    const [finished] = await sql<[FinishedMigrations]>`
      select coalesce(json_agg(name order by id), '[]') as names,
        obj_description(to_regclass(${`${schema}.migrations`}), 'pg_class') as "firstHash"
      from ${sql(schema)}.migrations`;
    return finished;
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === UNDEFINED_TABLE)
      return { names: [], firstHash: null };
    throw error;
  }
};
