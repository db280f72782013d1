import { expect, test } from 'vitest';
import { civilToday } from './clock.ts';

test.each([
  ['2026-11-21T04:59:59Z', 'America/New_York', '2026-11-20'],
  ['2026-11-21T05:00:00Z', 'America/New_York', '2026-11-21'],
  ['2026-07-01T03:59:59Z', 'America/New_York', '2026-06-30'],
  ['2026-12-31T11:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
])('at %s it is in %s the %s', (instant, timeZone, date) => {
  expect(civilToday(() => new Date(instant), timeZone)).toBe(date);
});
