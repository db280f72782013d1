import postgres from 'postgres';
import { StoreUnavailableError } from '../port/event-store.ts';

const sqlState = (error: unknown): string => (error instanceof postgres.PostgresError ? error.code : '');

/** Whether PostgreSQL refused the values (SQLSTATE classes 22 and 23), so that a retry would fail again. */
export const isDataError = (error: unknown): error is postgres.PostgresError => /^2[23]/.test(sqlState(error));

/**
 * Returns a refusal of values or of rights (class 42) unchanged, and any other error (no connection, server going down or
 * starting, disk full, deadlock …) as StoreUnavailableError with its cause.
 */
export const toStoreError = (error: unknown): unknown => {
  if (error instanceof StoreUnavailableError || isDataError(error) || sqlState(error).startsWith('42')) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreUnavailableError(`PostgreSQL is unavailable: ${reason}`, { cause: error });
};
