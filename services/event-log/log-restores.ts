/** How often a log was restored from an older backup, so that positions from before are never compared with later ones. */
import type { Logger } from 'pino';
import type { Sql, TransactionSql } from 'postgres';
import { v5 as uuidv5 } from 'uuid';

/** How far the read models are, and how often their log had been restored by then. */
export interface FeedCheckpoint {
  readonly position: bigint;
  readonly restores: number;
}

/**
 * Called when the read models of a log are given up: warns, and counts one more restore. Two copies of the program may
 * both find it: what counts is that the number changes.
 */
export const createRestoreCounter =
  (log: Pick<Logger, 'warn'>, logId: string) =>
  async (transaction: TransactionSql): Promise<void> => {
    log.warn('the log was restored from an older backup: the read models are built anew');
    await transaction`
      insert into desk.log_restores (log_id, restores) values (${logId}, 1)
      on conflict (log_id) do update set restores = desk.log_restores.restores + 1`;
  };

/**
 * Counts a restore that this copy of the program has found, after it knew of so many: the database that was restored with
 * the log may know of fewer.
 */
export const countRestore = async (sql: Sql, logId: string, known: number): Promise<void> => {
  await sql`
    insert into desk.log_restores (log_id, restores) values (${logId}, ${known + 1})
    on conflict (log_id) do update set restores = greatest(desk.log_restores.restores, ${known}) + 1`;
};

/** Both in one snapshot: the position of read models that are being built anew never passes for one from before. */
export const readFeedCheckpoint = async (sql: Sql, schema: string, logId: string): Promise<FeedCheckpoint> => {
  const [row] = await sql<{ position: string | null; restores: number | null }[]>`
    select
      (select position::text from ${sql(schema)}.checkpoint) as position,
      (select restores from desk.log_restores where log_id = ${logId}) as restores`;
  return { position: BigInt(row?.position ?? 0), restores: row?.restores ?? 0 };
};

/** What names the log on the wire. After a restore it is another log, so that clients load everything anew. */
export const wireLogId = (logId: string, restores: number): string =>
  restores === 0 ? logId : uuidv5(String(restores), logId);
