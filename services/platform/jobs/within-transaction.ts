import type { TransactionSql } from 'postgres';

const TEXT_OID = 25;

/** Adapts a transaction to pg-boss. Strings are sent as text, because the driver would encode pg-boss's JSON a second time. */
export const withinTransaction = (tx: TransactionSql) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const parameters = values.map((value) => (typeof value === 'string' ? tx.typed(value as never, TEXT_OID) : value));
    return { rows: await tx.unsafe(text, parameters as never[]) };
  },
});
