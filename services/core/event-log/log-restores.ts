/** Counts restores of a log from an older backup, so that positions from before a restore are never compared with later ones. */
import type { Logger } from 'pino';
import type { Sql, TransactionSql } from 'postgres';
import { v5 as uuidv5 } from 'uuid';
import type { CommittedPosition } from '#projections/engine/checkpoint.ts';
import type { LogGuard } from './log-guard.ts';

/** Checkpoint of the read models, with the number of restores of their log at that time. */
export interface FeedCheckpoint extends CommittedPosition {
  readonly restores: number;
}

/**
 * Creates the handler that runs before the read models are discarded because the log does not continue them. It throws
 * LogLostError for a lost log; otherwise it logs a warning and increments the count. Two processes may both count one
 * restore, because only the change of the number matters.
 */
export const createLogRestoredHandler =
  (log: Pick<Logger, 'warn'>, logId: string, logGuard: Pick<LogGuard, 'refuseLost'>) =>
  async (transaction: TransactionSql): Promise<void> => {
    await logGuard.refuseLost();
    log.warn('the log does not continue the read models: they are rebuilt');
    await countRestore(transaction, logId, 0);
  };

/**
 * Records a restore that this process has detected. `known` is the number of restores it knew before, because the database
 * may have been restored together with the log and hold a lower number.
 */
export const countRestore = async (sql: Sql | TransactionSql, logId: string, known: number): Promise<void> => {
  await sql`
    insert into desk.log_restores (log_id, restores) values (${logId}, ${known + 1})
    on conflict (log_id) do update set restores = greatest(desk.log_restores.restores, ${known}) + 1`;
};

/** Reads all values in one statement, so that a position after a restore is never paired with the count before it. */
export const readFeedCheckpoint = async (sql: Sql, schema: string, logId: string): Promise<FeedCheckpoint> => {
  const [row] = await sql<{ position: string | null; lastEvent: string | null; restores: number | null }[]>`
    select
      (select position::text from ${sql(schema)}.checkpoint) as position,
      (select last_event from ${sql(schema)}.checkpoint) as "lastEvent",
      (select restores from desk.log_restores where log_id = ${logId}) as restores`;
  return { position: BigInt(row?.position ?? 0), lastEvent: row?.lastEvent ?? null, restores: row?.restores ?? 0 };
};

/** The id of the log that is sent to clients. It changes with each restore, so that clients reload everything. */
export const toWireLogId = (logId: string, restores: number): string =>
  restores === 0 ? logId : uuidv5(String(restores), logId);
