import { expect, test } from 'vitest';
import { formatClockTime, formatWeekdayName } from './clock-times.ts';

test.each([
  ['00:05', '12:05\u00a0AM'],
  ['12:00', '12:00\u00a0PM'],
  ['15:40', '3:40\u00a0PM'],
])('formatClockTime: %s', (time, text) => {
  expect(formatClockTime(time)).toBe(text);
});

test('formatWeekdayName: names the day of a civil date', () => {
  expect(formatWeekdayName('2026-11-21')).toBe('Saturday');
});
