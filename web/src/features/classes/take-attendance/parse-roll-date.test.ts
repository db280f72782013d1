import { expect, test } from 'vitest';
import { parseRollDate } from './parse-roll-date.ts';

test.each([
  ['', '2026-11-20'],
  ['2026-11-18', '2026-11-18'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-20'],
  ['2026-02-30', '2026-11-20'],
  ['yesterday', '2026-11-20'],
])('parseRollDate: %s in the address opens the roll of %s', (inAddress, date) => {
  expect(parseRollDate(inAddress, '2026-11-20')).toBe(date);
});
