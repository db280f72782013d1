import { Temporal } from 'temporal-polyfill';

/** A value of a column. In CSV, a list has a line for each of its texts. */
export type ExportValue = string | number | boolean | readonly string[] | null;

/** Names of the fields of a row type; for a union, the fields of all its members. */
export type FieldName<Row> = Row extends unknown ? keyof Row & string : never;

/** A row of the file: the values of its columns by name. */
export type ExportRecord = Readonly<Record<string, ExportValue>>;

/** The last column, with the IANA time zone of the row's instants. */
export const ZONE_COLUMN = 'time_zone';

/**
 * The named fields of a row; one that the row lacks is null. Instants, whose names end with `_at`, are written as the
 * centre's clock showed them, with their offset from UTC.
 */
export function toExportRecord<Row extends object>(
  row: Row,
  columns: readonly FieldName<Row>[],
  timeZone: string,
): ExportRecord {
  const values = columns.map((column): [string, ExportValue] => {
    const value = (row as Record<string, ExportValue>)[column] ?? null;
    return [column, typeof value === 'string' && column.endsWith('_at') ? toLocalInstant(value, timeZone) : value];
  });
  return Object.fromEntries([...values, [ZONE_COLUMN, timeZone]]);
}

/** `2026-11-12T12:05:00.000Z` in New York: `2026-11-12T07:05:00.000-05:00`. */
const toLocalInstant = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', fractionalSecondDigits: 3 });
