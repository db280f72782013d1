import postgres from 'postgres';
import { StoreUnavailable } from '../port/event-store.ts';

const sqlState = (error: unknown): string => (error instanceof postgres.PostgresError ? error.code : '');

/** PostgreSQL refused the values (SQLSTATE classes 22 and 23): trying again changes nothing. */
export const isDataError = (error: unknown): error is postgres.PostgresError => /^2[23]/.test(sqlState(error));

/**
 * What a caller of the store is told: a refusal of values or of rights (class 42) as it is, everything else (no
 * connection, server going down or starting, no space, deadlock …) as StoreUnavailable with its cause.
 */
export const toStoreError = (error: unknown): unknown => {
  if (error instanceof StoreUnavailable || isDataError(error) || sqlState(error).startsWith('42')) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreUnavailable(`PostgreSQL did not answer: ${reason}`, { cause: error });
};
