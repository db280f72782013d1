/** Days and instants as the binary format of COPY counts them. */

import { BulkLoadRejected } from './bulk-load-rejected.ts';
import type { Value } from './columns.ts';

/** Days from 1970 to 2000, where PostgreSQL's calendar begins. */
const EPOCH_DAYS = 10_957;
const DAY_MS = 86_400_000;

// a log has few days and many events on each
const days = new Map<string, number>();

/** Days since 2000. Throws BulkLoadRejected for what is not in the calendar, which JavaScript would count on from. */
export const dayOf = (value: Value): number => {
  if (typeof value !== 'string') throw new BulkLoadRejected('no date');
  const known = days.get(value);
  if (known !== undefined) return known;
  const at = new Date(`${value}T00:00:00.000Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value) throw new BulkLoadRejected('no date');
  const day = at.getTime() / DAY_MS - EPOCH_DAYS;
  if (days.size > 10_000) days.clear();
  days.set(value, day);
  return day;
};

/** Where an instant as `recordedAt` is written has its digits, and what stands between them. */
const BETWEEN = [
  [10, 'T'],
  [13, ':'],
  [16, ':'],
  [19, '.'],
  [23, 'Z'],
] as const;

/** Microseconds since 2000. Throws BulkLoadRejected for any other form than that of `recordedAt`. */
export const microsOf = (value: Value): number => {
  if (typeof value !== 'string' || value.length !== 24) throw new BulkLoadRejected('no instant');
  for (const [at, text] of BETWEEN) if (value[at] !== text) throw new BulkLoadRejected('no instant');
  const hours = digits(value, 11, 13);
  const minutes = digits(value, 14, 16);
  const seconds = digits(value, 17, 19);
  if (hours > 23 || minutes > 59 || seconds > 59) throw new BulkLoadRejected('no instant');
  const time = (hours * 60 + minutes) * 60_000 + seconds * 1_000 + digits(value, 20, 23);
  return (dayOf(value.slice(0, 10)) * DAY_MS + time) * 1_000;
};

const digits = (text: string, from: number, to: number): number => {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 0x30;
    if (digit < 0 || digit > 9) throw new BulkLoadRejected('no instant');
    number = number * 10 + digit;
  }
  return number;
};
