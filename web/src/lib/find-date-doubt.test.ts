import { expect, test } from 'vitest';
import { findDateDoubt } from './find-date-doubt.ts';

test.each([
  ['2026-11-20', '2026-01-01', undefined],
  ['2026-09-21', '2026-01-01', undefined],
  ['2026-09-20', '2026-01-01', 'long-ago'],
  ['2025-11-20', '2026-01-01', 'long-ago'],
  ['2026-11-18', '2026-11-19', 'before-enrolment'],
  ['2026-11-19', '2026-11-19', undefined],
  ['2026-11-01', undefined, undefined],
])('findDateDoubt: %s for a student enrolled on %s', (date, enrolledOn, doubt) => {
  const centre = { today: '2026-11-20', date_doubt_days: 60 };
  expect(findDateDoubt(date, { centre, ...(enrolledOn && { enrolledOn }) })).toBe(doubt);
});

test('findDateDoubt: the number of days is a rule of the center', () => {
  const centre = { today: '2026-11-20', date_doubt_days: 7 };
  expect(findDateDoubt('2026-11-13', { centre })).toBeUndefined();
  expect(findDateDoubt('2026-11-12', { centre })).toBe('long-ago');
});
