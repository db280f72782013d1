import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { openDatabaseSession } from '#projections/engine/database-session.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { CASCADED, PERSONAL_ROWS, SEALED_ROWS } from './personal-stores.ts';

/** Their bodies are sealed under the key that was deleted, and they may be large. */
const UNREADABLE: ReadonlySet<string> = new Set(['desk.drafts', 'desk.question_generations', 'desk.packets']);
/** A table that somebody uses for longer is rewritten at the next attempt. */
const LOCK_MS_MAX = 5_000;
/** Only a superuser, or a user with the right role, may do this. */
const NOT_ALLOWED = '42501';

interface Parts {
  readonly sql: Sql;
  /** The schema of the read models. */
  readonly schema: string;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Rewrites the files of each table that held something of a person in clear or under the master key, because PostgreSQL leaves
 * deleted rows in them. Then it ends the log of the database in which they were written, where the user of the database may do
 * that. Returns false if a table was in use; repeat it then.
 */
export const rewriteTables = async ({ sql, schema, log }: Parts): Promise<boolean> => {
  await using session = await openDatabaseSession(sql, { lock_timeout: LOCK_MS_MAX });
  const tables = [
    ...[...Object.keys(PERSONAL_ROWS), ...CASCADED, ...SEALED_ROWS].filter((table) => !UNREADABLE.has(table)),
    ...['profiles', 'family_access'].map((table) => `${schema}.${table}`),
    ...(await listJobTables(session.sql)),
  ];
  const run = async (statement: string): Promise<boolean> => {
    try {
      await session.sql.unsafe(statement);
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === NOT_ALLOWED) return true;
      log.warn(
        { error: toLoggableFault(error as Error), statement },
        'a table could not be rewritten after an erasure',
      );
      return false;
    }
  };
  let isDone = true;
  for (const name of tables) {
    const quoted = name.split('.').map((part) => `"${part}"`);
    isDone = (await run(`vacuum (full, analyze) ${quoted.join('.')}`)) && isDone;
  }
  // The statistics of the planner hold frequent values of columns.
  isDone = (await run('vacuum full pg_catalog.pg_statistic')) && isDone;
  await run('select pg_switch_wal()');
  return (await run('checkpoint')) && isDone;
};

const listJobTables = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'desk_jobs' and c.relkind = 'r' and starts_with(c.relname, 'job') order by 1`;
  return rows.map(({ name }) => name);
};
