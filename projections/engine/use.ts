/** Which read schemas are in use, and the end of those that are not. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { openSession } from './session.ts';

const RETRY_MS = 500;

/** Name of the advisory lock that stands for the use of a schema. */
export const usageLock = (schema: string) => `rollbook use of ${schema}`;

/**
 * Registers that this process lives by a schema, until stopped: a shared advisory lock, taken again whenever its
 * connection was lost.
 */
export const registerUse = async (pool: Sql, schema: string, stopped: AbortSignal): Promise<void> => {
  while (!stopped.aborted) {
    try {
      await using session = await openSession(pool);
      await session.sql`select pg_advisory_lock_shared(hashtextextended(${usageLock(schema)}, 0))`;
      await abortOf(AbortSignal.any([session.ended, stopped]));
    } catch {
      await sleep(RETRY_MS, undefined, { signal: stopped }).catch(() => {});
    }
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
    where nspname ~ '^read_[0-9a-f]{12}(_new|_old)?$' and nspname <> ${own}`;
  const dropped: string[] = [];
  for (const { name } of schemas) {
    await sql.begin(async (transaction) => {
      const [row] = await transaction<{ free: boolean }[]>`
        select pg_try_advisory_xact_lock(hashtextextended(${usageLock(name)}, 0)) as free`;
      if (!row?.free) return;
      await transaction`drop schema if exists ${transaction(name)} cascade`;
      dropped.push(name);
    });
  }
  return dropped;
};
