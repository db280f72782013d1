/** Pieces of queries that more than one read model's tables share. */
import type { Sql } from 'postgres';

/**
 * Days on which something was recorded, in the centre's calendar; a bound left out does not narrow. Rows are ordered by
 * when they were recorded and their balances follow one another in that order, so a period of it has no gaps.
 */
export interface Period {
  /** First and last day, `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The centre's IANA time zone. */
  readonly timeZone: string;
}

/** `and …` for a period over a column of instants. */
export const recordedWithin = (sql: Sql, column: string, period: Period | undefined) => {
  const { from, to, timeZone } = period ?? {};
  return sql`
    ${from === undefined ? sql`` : sql`and ${sql(column)} >= ${from}::date::timestamp at time zone ${timeZone as string}`}
    ${to === undefined ? sql`` : sql`and ${sql(column)} < (${to}::date + 1)::timestamp at time zone ${timeZone as string}`}`;
};

/** Who did what nobody with a profile did: the program itself. */
export const PROGRAM_NAME = 'Rollbook';
/** A student who has no profile. */
export const UNKNOWN_STUDENT = 'Unknown Student';
