import type { Sql, TransactionSql } from 'postgres';

/** Longer than any change of a few rows takes, and shorter than the timeout of a request (10 s). */
const LOCK_TIMEOUT_MS = 5_000;

/**
 * Runs a transaction with a lock timeout of 5 s, after which it throws (55P03) and writes nothing. The work must use only
 * the transaction's connection: waiting for a second connection of the pool can deadlock the pool.
 */
export const runShortTransaction = <Result>(sql: Sql, work: (tx: TransactionSql) => Promise<Result>): Promise<Result> =>
  sql.begin(async (tx) => {
    await tx.unsafe(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    return work(tx);
  }) as Promise<Result>;
