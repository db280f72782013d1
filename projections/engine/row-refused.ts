import { isDataError } from '#events/store/postgres/postgres-errors.ts';
import type { Projection } from './projection.ts';

/** PostgreSQL refused a row of this projection for its data (SQLSTATE 22 or 23). */
export class RowRefused extends Error {
  override readonly name = 'RowRefused';
  readonly projection: Projection;

  constructor(projection: Projection, cause: Error) {
    super(`${projection.name}: ${cause.message}`, { cause });
    this.projection = projection;
  }
}

/** Names the projection whose data PostgreSQL refused; every other error stays as it is. */
export const blameProjection = <T>(projection: Projection, statement: Promise<T>): Promise<T> =>
  statement.catch((error: unknown) => {
    throw isDataError(error) ? new RowRefused(projection, error) : error;
  });

/** Waits for statements that were sent together, in this order; the first that failed is why those after it did. */
export const settleInOrder = async (statements: readonly PromiseLike<unknown>[]): Promise<void> => {
  const settled = await Promise.allSettled(statements);
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
