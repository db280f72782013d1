import { isDataError } from '#events/store/postgres/postgres-errors.ts';

/** PostgreSQL refused an unknown row on the fast path of a rebuild; the rebuild runs again on the safe path. */
export class BulkLoadRejected extends Error {
  override readonly name = 'BulkLoadRejected';
}

/** Turns a data error of PostgreSQL into BulkLoadRejected; other errors are returned unchanged. */
export const toBulkLoadRejected = (error: unknown): unknown =>
  isDataError(error) ? new BulkLoadRejected(error.message, { cause: error }) : error;
