import type { Sql } from 'postgres';

/**
 * A range of days in the centre's calendar, applied to the instant at which a row was recorded. A missing bound does not
 * narrow. Each row's balance follows from the row recorded before it, so the balances within a period have no gaps.
 */
export interface Period {
  /** First and last day, `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The centre's IANA time zone. */
  readonly timeZone: string;
}

/** `and …` conditions of a period on a column of instants, for a statement of postgres.js; empty without a period. */
export const toPeriodSql = (sql: Sql, column: string, period: Period | undefined) => {
  const { from, to, timeZone } = period ?? {};
  return sql`
    ${from === undefined ? sql`` : sql`and ${sql(column)} >= ${from}::date::timestamp at time zone ${timeZone as string}`}
    ${to === undefined ? sql`` : sql`and ${sql(column)} < (${to}::date + 1)::timestamp at time zone ${timeZone as string}`}`;
};
