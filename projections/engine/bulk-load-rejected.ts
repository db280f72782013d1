import { isDataError } from '#events/store/postgres/postgres-errors.ts';

/** Some row of a rebuild in bulk was refused, nobody knows which: it is done again with care. */
export class BulkLoadRejected extends Error {
  override readonly name = 'RowUnfit';
}

/** What PostgreSQL refused for its data as BulkLoadRejected; every other error stays as it is. */
export const toBulkLoadRejected = (error: unknown): unknown =>
  isDataError(error) ? new BulkLoadRejected(error.message, { cause: error }) : error;
