import type { Sql } from 'postgres';
import { openConnectionLike } from '#events/store/postgres/dedicated-connection.ts';

/** A connection of its own, for locks that last as long as it does; of no use once it has ended. */
export interface Session extends AsyncDisposable {
  readonly sql: Sql;
  /** Aborted when the connection is gone, and with it every lock it held. */
  readonly ended: AbortSignal;
}

/** Opens a connection like those of a pool, with settings of the server's for this session. Throws where none opens. */
export const openSession = async (pool: Sql, settings: Record<string, string | number> = {}): Promise<Session> => {
  const ended = new AbortController();
  const sql = openConnectionLike(pool, {
    connection: { ...pool.options.connection, application_name: 'rollbook session', ...settings },
    onclose: () => ended.abort(),
  });
  try {
    await sql`select 1`;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
  return { sql, ended: ended.signal, [Symbol.asyncDispose]: () => sql.end({ timeout: 0 }) };
};
