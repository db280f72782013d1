import type { Sql } from 'postgres';
import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { checkFence, createCheckpointFencedError, type FoldProgress, IDLE_TRANSACTION_TIMEOUT } from './checkpoint.ts';

/**
 * Replaces the served schema by the rebuilt one if the rebuilt one has reached the same position; returns whether it
 * did. The transaction locks the old checkpoint, so that a runner's batch either commits before the swap or is fenced.
 * It also changes the checkpoint's generation, because a runner that waits for the lock would otherwise find its own
 * generation. A leader passes the generation with which it took the served schema over. Throws CheckpointFencedError if
 * another process has taken the served schema over since, or moved the checkpoint of the rebuilt one.
 */
export const swapSchemas = async (
  sql: Sql,
  schema: string,
  progress: FoldProgress,
  store: Pick<EventStore, 'head'>,
  generation?: string,
): Promise<boolean> => {
  const { schema: rebuilt, position } = progress;
  const old = `${schema}_old`;
  passCrashpoint('before-commit');
  const swapped = await sql
    .begin(async (transaction) => {
      await transaction`select set_config('idle_in_transaction_session_timeout', ${IDLE_TRANSACTION_TIMEOUT}, true)`;
      // The schema that an earlier swap replaced may not have been dropped yet.
      await transaction`drop schema if exists ${transaction(old)} cascade`;
      const [serving] = await transaction<{ position: string }[]>`
        update ${transaction(schema)}.checkpoint set generation = gen_random_uuid()
        where generation = coalesce(${generation ?? null}, generation) returning position::text`;
      if (generation && !serving) throw createCheckpointFencedError(schema, 0n);
      await checkFence(transaction, progress);
      const behind = position < BigInt(serving?.position ?? 0);
      // While the row is locked, nothing is folded into the served schema. Its checkpoint may be ahead although the
      // rebuilt schema has every event, because other logs on the server advance the position, or because the log was
      // restored from a backup.
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

class Behind extends Error {}
