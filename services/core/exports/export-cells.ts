import { Temporal } from 'temporal-polyfill';

/** An amount of money, which CSV writes as a decimal number such as `-350.00`. */
interface Amount {
  readonly cents: number;
}

/** A value of a column. In CSV, a list has a line for each of its texts. */
export type ExportValue = string | number | boolean | readonly string[] | Amount | null;

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

/** False for a column that only programs read. */
export const isForPeople = (column: string): boolean => !/(^|_)(id|version|hash)$/.test(column);

/** Headings that are not the words of the column's name. */
const headings: Readonly<Record<string, string>> = {
  effective_on: 'Day of class',
  created_at: 'Recorded',
  tutor_name: 'Recorded by',
  student_name: 'Student',
  student_email: 'E-mail',
  email: 'E-mail',
  masked_email: 'E-mail',
  applied_remaining: 'Change',
  remaining_after: 'Left after',
  // Of a row: what it did not apply.
  waiting: 'Left waiting',
  created_by_name: 'Created by',
  recorded_by_name: 'Recorded by',
  recorded_at: 'Recorded',
  recorded_on: 'Recorded on',
  received_by_name: 'Received by',
  opening: 'At the start',
  closing: 'At the end',
  homework_title: 'Homework',
  is_graded: 'Graded',
};

/** `What happened` for `what_happened`, and `Sold amount` for `sold_cents`. */
export const toHeading = (column: string): string => {
  const words = column
    .replace(/(?<!amount)_cents$/, '_amount')
    .replace(/_cents$/, '')
    .replaceAll('_', ' ');
  return Object.hasOwn(headings, column) ? String(headings[column]) : words.charAt(0).toUpperCase() + words.slice(1);
};

/** As `toExportRecord`, with the values as people write them: `2026-11-12 07:05`, `yes`, and amounts. */
export function toPeopleRecord<Row extends object>(
  row: Row,
  columns: readonly FieldName<Row>[],
  timeZone: string,
): ExportRecord {
  const values = Object.entries(toExportRecord(row, columns, timeZone)).map(
    ([column, value]): [string, ExportValue] => {
      if (typeof value === 'boolean') return [column, value ? 'yes' : 'no'];
      if (typeof value === 'number' && column.endsWith('_cents')) return [column, { cents: value }];
      if (typeof value === 'string' && column.endsWith('_at'))
        return [column, value.slice(0, TO_MINUTES).replace('T', ' ')];
      return [column, value];
    },
  );
  return Object.fromEntries(values);
}

/** Length of `2026-11-12T07:05`. */
const TO_MINUTES = 16;
