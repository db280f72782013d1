/** Conversion of dates and instants to the binary format of COPY. */

import { BulkLoadRejectedError } from './bulk-load-rejected.ts';
import type { ColumnValue } from './columns.ts';

/** Days from 1970-01-01 to 2000-01-01, the epoch of PostgreSQL's binary dates. */
const EPOCH_DAYS = 10_957;
const DAY_MS = 86_400_000;

// Dates are cached, because a log has few days with many events each.
const days = new Map<string, number>();

/** Days since 2000-01-01. Throws BulkLoadRejectedError for a date such as February 30, which JavaScript would roll over. */
export const toDaysSince2000 = (value: ColumnValue): number => {
  if (typeof value !== 'string') throw new BulkLoadRejectedError('a date column received a value that is not a date');
  const known = days.get(value);
  if (known !== undefined) return known;
  const at = new Date(`${value}T00:00:00.000Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value)
    throw new BulkLoadRejectedError('a date column received a value that is not a date');
  const day = at.getTime() / DAY_MS - EPOCH_DAYS;
  if (days.size > 10_000) days.clear();
  days.set(value, day);
  return day;
};

/** The separators of an instant in the form of `recordedAt`, by index. */
const SEPARATORS = [
  [10, 'T'],
  [13, ':'],
  [16, ':'],
  [19, '.'],
  [23, 'Z'],
] as const;

/** Microseconds since 2000-01-01. Throws BulkLoadRejectedError unless the value has the form of `recordedAt`. */
export const toMicrosecondsSince2000 = (value: ColumnValue): number => {
  if (typeof value !== 'string' || value.length !== 24)
    throw new BulkLoadRejectedError('an instant column received a value that is not an instant');
  for (const [at, text] of SEPARATORS)
    if (value[at] !== text)
      throw new BulkLoadRejectedError('an instant column received a value that is not an instant');
  const hours = digits(value, 11, 13);
  const minutes = digits(value, 14, 16);
  const seconds = digits(value, 17, 19);
  if (hours > 23 || minutes > 59 || seconds > 59)
    throw new BulkLoadRejectedError('an instant column received a value that is not an instant');
  const time = (hours * 60 + minutes) * 60_000 + seconds * 1_000 + digits(value, 20, 23);
  return (toDaysSince2000(value.slice(0, 10)) * DAY_MS + time) * 1_000;
};

const digits = (text: string, from: number, to: number): number => {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 0x30;
    if (digit < 0 || digit > 9)
      throw new BulkLoadRejectedError('an instant column received a value that is not an instant');
    number = number * 10 + digit;
  }
  return number;
};
