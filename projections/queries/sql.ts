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

/** `and column = value`, or nothing when no value is given. */
export const equals = (sql: Sql, column: string, value: string | undefined) =>
  value === undefined ? sql`` : sql`and ${sql(column)} = ${value}`;

/**
 * A sealed text with the event and field that the row says it is from, and whom it is about: only as that is it opened
 * (`openSealed`). Text, event and person are columns; null stays null.
 */
export const claimed = (sql: Sql, text: string, event: string, field: string, person: string) => sql`
  ${sql(text)} || ' ' || coalesce(${sql(event)}::text, '-') || ' ' || ${field}::text || ' ' || ${sql(person)}::text`;

/** The Monday of the week that a day (`YYYY-MM-DD`) is in, as a date. */
export const mondayOf = (sql: Sql, day: string) => sql`(${day}::date - (extract(isodow from ${day}::date)::int - 1))`;

/** Who did what nobody with a profile did: the program itself. */
export const PROGRAM_NAME = 'Rollbook';
/** A student who has no profile. */
export const UNKNOWN_STUDENT = 'Unknown Student';

/** Whose a row is. */
export interface RowStudent {
  student_id: string;
  student_name: string;
  student_email: string;
  student_archived: boolean;
}

/** What a row says of its student, whose profile is left-joined as `student`. */
export const studentColumns = (sql: Sql) => sql`
  coalesce(student.name, ${UNKNOWN_STUDENT}) as student_name, coalesce(student.email, '') as student_email,
  student.archived_at is not null as student_archived`;
