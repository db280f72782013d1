import { expect, test } from 'vitest';
import { findMarkDateFault } from './find-mark-date-fault.ts';

test.each([
  ['', 'Choose a date.'],
  ['0002-11-20', 'Choose a date from the year 2000 on.'],
  ['0202-11-20', 'Choose a date from the year 2000 on.'],
  ['20261-11-20', 'There is no such day.'],
  ['2026-02-30', 'There is no such day.'],
  ['2026-11-22', 'A class in the future cannot be marked.'],
  ['2026-11-21', undefined],
  ['2000-01-01', undefined],
])('on November 21, 2026, %j: %s', (date, fault) => {
  expect(findMarkDateFault(date, '2026-11-21')).toBe(fault);
});
