/** Pieces of queries that more than one read model's tables share. */
import type { Sql } from 'postgres';

/** What a list of classes can be narrowed by; a bound left out does not narrow. */
export interface Period {
  /** First and last effective day, `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** `and …` for a period over a column of civil dates. */
export const within = (sql: Sql, column: string, { from, to }: Period) => sql`
  ${from === undefined ? sql`` : sql`and ${sql(column)} >= ${from}`}
  ${to === undefined ? sql`` : sql`and ${sql(column)} <= ${to}`}`;

/** `and column = value`, or nothing when no value is given. */
export const equals = (sql: Sql, column: string, value: string | undefined) =>
  value === undefined ? sql`` : sql`and ${sql(column)} = ${value}`;

/** Who did what nobody with a profile did: the program itself. */
export const PROGRAM_NAME = 'Rollbook';
