/** Lets a PostgreSQL with the tables of this release check the SQL that the compiler cannot. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import postgres from 'postgres';
import { allProjections } from '#projections/all.ts';
import { openReadModelPool } from '#projections/engine/read-model-pool.ts';
import { ensureReadSchema } from '#projections/engine/read-schema.ts';
import { migrateDatabase } from '#services/core/migrate-database.ts';
import { startCluster } from '#services/platform/embedded-database/cluster.ts';
import type { ImportGraph } from './import-graph.ts';
import { findQueryFaults } from './query-faults.ts';
import { findSqlStatements, isPreparable, type SqlStatement } from './sql-statements.ts';
import { findStatementFaults } from './statement-faults.ts';

/** What is wrong with a statement or a query of the program. */
export async function findSqlFaults(root: string, graph: ImportGraph): Promise<string[]> {
  await using resources = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), 'rollbook-check-'));
  resources.defer(() => rm(home, { recursive: true, force: true }));
  const { url: databaseUrl, pid, stop } = await startCluster(home, { fsync: 'off' });
  resources.defer(stop);
  // A signal ends the check without disposing of anything.
  const killServer = () => process.kill(pid, 'SIGQUIT');
  process.once('exit', killServer);
  resources.defer(() => {
    process.off('exit', killServer);
  });
  await migrateDatabase(databaseUrl);
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const schema = await ensureReadSchema(sql, allProjections, 'check');
  // One statement reads this table in a schema that it gets as a parameter.
  await sql`create table ${sql(schema)}.migrations (like log.migrations)`;
  await sql.end();

  const read = resources.use(openReadModelPool({ databaseUrl, schema, max: 1 }));
  const faults = await findStatementFaults(read.sql, await readStatements(root, graph));
  faults.push(...(await findQueryFaults(read.sql, root, graph)));
  return [...new Set(faults)];
}

const SOURCES = /^(events|projections|services)\//;

/** The hand-written statements of the program: in templates of postgres.js, and in `.sql` files. Migrations ran before. */
async function readStatements(root: string, graph: ImportGraph): Promise<SqlStatement[]> {
  const statements: SqlStatement[] = [];
  for (const path of graph.keys()) {
    if (!SOURCES.test(path) || /\.test\.ts$|\/test\//.test(path)) continue;
    statements.push(...findSqlStatements(path, await readFile(join(root, path), 'utf8')));
  }
  for (const folder of ['events', 'projections', 'services']) {
    for (const name of await readdir(join(root, folder), { recursive: true })) {
      if (!name.endsWith('.sql') || name.includes('migrations')) continue;
      const text = await readFile(join(root, folder, name), 'utf8');
      if (isPreparable(text))
        statements.push({ place: `${folder}/${name.split(sep).join('/')}`, text, columns: undefined });
    }
  }
  return statements;
}
