/** Tracks which read schemas are in use, so that unused ones can be dropped. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql, TransactionSql } from 'postgres';
import { whenAborted } from '#events/kernel/when-aborted.ts';
import { type DatabaseSession, openSharedLock } from './database-session.ts';

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
  const lock = () => openSharedLock(pool, toSchemaUseLockName(schema));
  const keeping = keepLocked(await lock(), lock, stopping.signal);
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await keeping;
    },
  };
};

const keepLocked = async (
  first: DatabaseSession,
  again: () => Promise<DatabaseSession>,
  stopped: AbortSignal,
): Promise<void> => {
  for (let held: DatabaseSession | undefined = first; ; held = await again().catch(() => undefined)) {
    if (held) {
      await whenAborted(AbortSignal.any([held.ended, stopped]));
      await held[Symbol.asyncDispose]();
    } else await sleep(RETRY_MS, undefined, { signal: stopped }).catch(() => {});
    if (stopped.aborted) return;
  }
};

/** Drops the read schemas that no process uses, except `own`, and returns their names. */
export const dropUnusedSchemas = async (sql: Sql, own: string): Promise<string[]> => {
  const dropped: string[] = [];
  for (const name of await listReadSchemas(sql)) {
    if (name === own) continue;
    await sql.begin(async (transaction) => {
      if (await dropUnlessUsed(transaction, name)) dropped.push(name);
    });
  }
  return dropped;
};

/** A process uses a read schema. */
export class SchemaInUseError extends Error {
  override readonly name = 'SchemaInUseError';
}

/** Drops every read schema, so that the next start builds the read models anew. Throws SchemaInUseError. */
export const dropAllReadSchemas = async (transaction: TransactionSql): Promise<void> => {
  for (const name of await listReadSchemas(transaction)) {
    if (!(await dropUnlessUsed(transaction, name))) throw new SchemaInUseError(`A process uses the schema ${name}.`);
  }
};

/** The read schemas of all releases, with those that are being built or compared. */
export const listReadSchemas = async (sql: Sql | TransactionSql): Promise<string[]> => {
  const schemas = await sql<{ name: string }[]>`
    select nspname as name from pg_namespace where nspname ~ '^read_[0-9a-f]{12}(_new_[0-9a-f]{8}|_old|_verify)?$'`;
  return schemas.map(({ name }) => name);
};

const dropUnlessUsed = async (transaction: TransactionSql, name: string): Promise<boolean> => {
  const [row] = await transaction<{ free: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${toSchemaUseLockName(name)}, 0)) as free`;
  if (row?.free) await transaction`drop schema if exists ${transaction(name)} cascade`;
  return row?.free ?? false;
};
