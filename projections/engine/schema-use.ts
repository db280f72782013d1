/** Tracks which read schemas are in use, so that unused ones can be dropped. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { type DatabaseSession, openDatabaseSession } from './database-session.ts';

const RETRY_MS = 500;

/** The name of the advisory lock that every process holds on the schema it uses. */
export const toSchemaUseLockName = (schema: string) => `rollbook use of ${schema}`;

/**
 * Registers that this process uses a schema, until disposed. It holds a shared advisory lock and acquires it again after a
 * lost connection. Must be called before the schema is read, because other releases drop unused schemas. Throws if it
 * cannot connect at the start.
 */
export const registerSchemaUse = async (pool: Sql, schema: string): Promise<AsyncDisposable> => {
  const stopping = new AbortController();
  const first = await lockedSession(pool, schema);
  const keeping = keepLocked(first, () => lockedSession(pool, schema), stopping.signal);
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await keeping;
    },
  };
};

const lockedSession = async (pool: Sql, schema: string): Promise<DatabaseSession> => {
  const session = await openDatabaseSession(pool);
  try {
    await session.sql`select pg_advisory_lock_shared(hashtextextended(${toSchemaUseLockName(schema)}, 0))`;
    return session;
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw error;
  }
};

const keepLocked = async (
  first: DatabaseSession,
  again: () => Promise<DatabaseSession>,
  stopped: AbortSignal,
): Promise<void> => {
  for (let held: DatabaseSession | undefined = first; ; held = await again().catch(() => undefined)) {
    if (held) {
      await abortOf(AbortSignal.any([held.ended, stopped]));
      await held[Symbol.asyncDispose]();
    } else await sleep(RETRY_MS, undefined, { signal: stopped }).catch(() => {});
    if (stopped.aborted) return;
  }
};

const abortOf = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Drops the read schemas that no process uses, except `own`, and returns their names. */
export const dropUnusedSchemas = async (sql: Sql, own: string): Promise<string[]> => {
  const schemas = await sql<{ name: string }[]>`
    select nspname as name from pg_namespace
    where nspname ~ '^read_[0-9a-f]{12}(_new_[0-9a-f]{8}|_old|_verify)?$' and nspname <> ${own}`;
  const dropped: string[] = [];
  for (const { name } of schemas) {
    await sql.begin(async (transaction) => {
      const [row] = await transaction<{ free: boolean }[]>`
        select pg_try_advisory_xact_lock(hashtextextended(${toSchemaUseLockName(name)}, 0)) as free`;
      if (!row?.free) return;
      await transaction`drop schema if exists ${transaction(name)} cascade`;
      dropped.push(name);
    });
  }
  return dropped;
};
