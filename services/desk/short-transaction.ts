import type { Sql, TransactionSql } from 'postgres';

/** Longer than any change of a few rows takes, and shorter than the time within which a request is answered. */
const LOCK_MS_MAX = 5_000;

/**
 * Runs a transaction that waits for locks no longer than a request may take; then it throws (55P03) and nothing was
 * written. The work uses the transaction's connection alone: one that waits for a second connection of the pool can
 * keep the pool waiting for itself.
 */
export const runShortTransaction = <Result>(sql: Sql, work: (tx: TransactionSql) => Promise<Result>): Promise<Result> =>
  sql.begin(async (tx) => {
    await tx.unsafe(`set local lock_timeout = ${LOCK_MS_MAX}`);
    return work(tx);
  }) as Promise<Result>;
