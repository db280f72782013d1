import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { EventStore } from '#events/store/event-store.ts';
import { readLag } from '#events/store/lag.ts';
import { allProjections } from '#projections/all.ts';
import { giveUpReadModels, holdsLastEvent, readCheckpoint } from '#projections/engine/checkpoint.ts';
import { ensureReadSchema } from '#projections/engine/read-schema.ts';
import { countLogRestore } from './desk/log-restores.ts';

interface Needs {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Makes this release's read schema unless it stands, and answers its name. Read models that hold events which the log has
 * lost, because it was restored from an older backup, are given up, and are built anew by whoever folds next.
 */
export const ensureReadModelsOfLog = async ({ sql, store, log }: Needs, logId: string): Promise<string> => {
  const schema = await ensureReadSchema(sql, allProjections, logId);
  const checkpoint = await readCheckpoint(sql, schema);
  if (!checkpoint || (await isInLog(store, checkpoint))) return schema;
  log.warn({ schema }, 'the log was restored from an older backup: the read models are built anew');
  await giveUpReadModels(sql, schema, (transaction) => countLogRestore(transaction, logId));
  return ensureReadSchema(sql, allProjections, logId);
};

const isInLog = async (
  store: EventStore,
  { position, lastEvent }: { position: bigint; lastEvent: string | null },
): Promise<boolean> => (await readLag(store, position, 1)).kind !== 'ahead' && holdsLastEvent(store, { lastEvent });
