import type { Sql } from 'postgres';
import { passCrashpoint } from '#events/crashpoint/crashpoint.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { checkFence, type Progress } from './checkpoint.ts';

/**
 * Puts a rebuilt schema in the place of the one that serves, if it has come as far: answers whether it did. Holding the
 * old checkpoint's row, so that a runner's batch is either wholly before or fenced: the row's generation changes too,
 * since a runner that waits for it would otherwise find it as it left it. Throws Fenced where the rebuilt one is not as
 * far as it was when we left it.
 */
export const swapSchemas = async (
  sql: Sql,
  schema: string,
  progress: Progress,
  store: Pick<EventStore, 'head'>,
): Promise<boolean> => {
  const { schema: rebuilt, position } = progress;
  const old = oldOf(schema);
  passCrashpoint('before-commit');
  const swapped = await sql
    .begin(async (transaction) => {
      // one that a crash left behind
      await transaction`drop schema if exists ${transaction(old)} cascade`;
      const serving = await transaction<{ position: string }[]>`
      update ${transaction(schema)}.checkpoint set generation = gen_random_uuid() returning position::text`;
      await checkFence(transaction, progress);
      const behind = position < BigInt(serving[0]?.position ?? 0);
      // While the row is locked nothing more is folded into the serving schema. Its checkpoint may be further where others
      // use the same server, or ahead of its own log, though the rebuilt one has every event.
      if (behind && position < (await store.head())) throw new Behind();
      await transaction`alter schema ${transaction(schema)} rename to ${transaction(old)}`;
      await transaction`alter schema ${transaction(rebuilt)} rename to ${transaction(schema)}`;
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof Behind) return false;
      throw error;
    });
  passCrashpoint('after-commit');
  return swapped;
};

/** Drops what was replaced, in a transaction of its own: it waits for queries that still read the old tables. */
export const dropReplacedSchema = (sql: Sql, schema: string) =>
  sql`drop schema if exists ${sql(oldOf(schema))} cascade`;

const oldOf = (schema: string) => `${schema}_old`;

class Behind extends Error {}
