import type { Sql } from 'postgres';
import { openSingleConnection } from '#events/store/postgres/dedicated-connection.ts';

/** A dedicated connection, for advisory locks that last as long as the connection. */
export interface DatabaseSession extends AsyncDisposable {
  readonly sql: Sql;
  /** Aborted when the connection is lost, and with it every lock it held. */
  readonly ended: AbortSignal;
}

const SESSION_NAME = 'rollbook session';

/** Whether PostgreSQL works on a statement of such a session. One that waits for a lock or for its client does not count. */
export const isSessionWorking = async (sql: Sql, applicationName = SESSION_NAME): Promise<boolean> => {
  const working = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName} and state = 'active'
      and coalesce(wait_event_type, '') not in ('Lock', 'Client') limit 1`;
  return working.length > 0;
};

/** Opens a dedicated connection with a pool's options and these server settings. Throws if it cannot connect. */
export const openDatabaseSession = async (
  pool: Sql,
  settings: Record<string, string | number> = {},
): Promise<DatabaseSession> => {
  const ended = new AbortController();
  // The driver omits a setting whose value is the number 0.
  const texts = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  const sql = openSingleConnection(pool, {
    connection: { ...pool.options.connection, application_name: SESSION_NAME, ...texts },
    onclose: () => ended.abort(new Error('the connection to PostgreSQL was closed')),
  });
  try {
    await sql`select 1`;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
  return { sql, ended: ended.signal, [Symbol.asyncDispose]: () => sql.end({ timeout: 0 }) };
};

/** Shares a lock for as long as the session lasts; waits while somebody has it alone. */
export const lockShared = async ({ sql }: DatabaseSession, name: string): Promise<void> => {
  await sql`select pg_advisory_lock_shared(hashtextextended(${name}, 0))`;
};

/** Opens a session that shares a lock. */
export const openSharedLock = async (pool: Sql, name: string): Promise<DatabaseSession> => {
  const session = await openDatabaseSession(pool);
  try {
    await lockShared(session, name);
    return session;
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw error;
  }
};
