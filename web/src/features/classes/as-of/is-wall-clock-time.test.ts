import { expect, test } from 'vitest';
import { isWallClockTime } from './is-wall-clock-time.ts';

test.each(['2026-11-21T00:00', '2024-02-29T23:59', '1900-01-01T09:05'])('isWallClockTime: accepts %s', (text) => {
  expect(isWallClockTime(text)).toBe(true);
});

test.each([
  ...['', '2026-11-21', '2026-11-21T24:00', '2026-11-21T09:60', '2026-11-21T9:05', '2026-11-21 09:05'],
  ...['2026-02-30T09:05', '1899-12-31T09:05', '2026-11-21T09:05:00', '2026-11-21T09:05Z'],
])('isWallClockTime: refuses “%s”', (text) => {
  expect(isWallClockTime(text)).toBe(false);
});
