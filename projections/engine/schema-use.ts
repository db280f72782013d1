/** Which read schemas are in use, and the end of those that are not. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { openSession, type Session } from './session.ts';

const RETRY_MS = 500;

/** Name of the advisory lock that stands for the use of a schema. */
export const schemaUseLock = (schema: string) => `rollbook use of ${schema}`;

/**
 * Registers that this process lives by a schema, until disposed: a shared advisory lock, held when this returns and taken
 * again whenever its connection was lost. Do it before the schema is looked at, since another release drops what nobody
 * uses. Throws when there is no connection to begin with.
 */
export const registerSchemaUse = async (pool: Sql, schema: string): Promise<AsyncDisposable> => {
  const stopping = new AbortController();
  const first = await lockedSession(pool, schema);
  const keeping = keep(first, () => lockedSession(pool, schema), stopping.signal);
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await keeping;
    },
  };
};

const lockedSession = async (pool: Sql, schema: string): Promise<Session> => {
  const session = await openSession(pool);
  try {
    await session.sql`select pg_advisory_lock_shared(hashtextextended(${schemaUseLock(schema)}, 0))`;
    return session;
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw error;
  }
};

const keep = async (first: Session, again: () => Promise<Session>, stopped: AbortSignal): Promise<void> => {
  for (let held: Session | undefined = first; ; held = await again().catch(() => undefined)) {
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

/** Drops the read schemas of releases that no process runs any more, and answers their names. */
export const dropUnusedSchemas = async (sql: Sql, own: string): Promise<string[]> => {
  const schemas = await sql<{ name: string }[]>`
    select nspname as name from pg_namespace
    where nspname ~ '^read_[0-9a-f]{12}(_new|_old|_verify)?$' and nspname <> ${own}`;
  const dropped: string[] = [];
  for (const { name } of schemas) {
    await sql.begin(async (transaction) => {
      const [row] = await transaction<{ free: boolean }[]>`
        select pg_try_advisory_xact_lock(hashtextextended(${schemaUseLock(name)}, 0)) as free`;
      if (!row?.free) return;
      await transaction`drop schema if exists ${transaction(name)} cascade`;
      dropped.push(name);
    });
  }
  return dropped;
};
