import { isDataError } from '#events/store/postgres/postgres-errors.ts';

/** Some row of a rebuild in bulk was refused, nobody knows which: it is done again with care. */
export class RowUnfit extends Error {
  override readonly name = 'RowUnfit';
}

/** What PostgreSQL refused for its data as RowUnfit; every other error stays as it is. */
export const unfit = (error: unknown): unknown =>
  isDataError(error) ? new RowUnfit(error.message, { cause: error }) : error;
