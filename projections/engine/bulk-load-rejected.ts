import { isDataError } from '#events/store/postgres/postgres-errors.ts';

/** PostgreSQL refused an unknown row on the fast path of a rebuild; the rebuild runs again on the safe path. */
export class BulkLoadRejectedError extends Error {
  override readonly name = 'BulkLoadRejectedError';
}

/** Turns a data error of PostgreSQL into BulkLoadRejectedError; other errors are returned unchanged. */
export const toBulkLoadRejectedError = (error: unknown): unknown =>
  isDataError(error) ? new BulkLoadRejectedError(error.message, { cause: error }) : error;
