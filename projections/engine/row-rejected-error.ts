import { isDataError } from '#events/store/postgres/postgres-errors.ts';
import type { Projection } from './projection.ts';

/** PostgreSQL refused a row of this projection because of its data (SQLSTATE class 22 or 23). */
export class RowRejectedError extends Error {
  override readonly name = 'RowRejectedError';
  readonly projection: Projection;

  constructor(projection: Projection, cause: Error) {
    super(`${projection.name}: ${cause.message}`, { cause });
    this.projection = projection;
  }
}

/** Turns a data error of a statement into a RowRejectedError of the projection; other errors are rethrown unchanged. */
export const rethrowAsRowRejectedError = <T>(projection: Projection, statement: Promise<T>): Promise<T> =>
  statement.catch((error: unknown) => {
    throw isDataError(error) ? new RowRejectedError(projection, error) : error;
  });

/**
 * Waits for pipelined statements and throws the error of the first failed one in sending order, because the failures of
 * later statements are its consequence.
 */
export const awaitStatementsInOrder = async (statements: readonly PromiseLike<unknown>[]): Promise<void> => {
  const settled = await Promise.allSettled(statements);
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
