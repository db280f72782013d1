import { expect, test } from 'vitest';
import { findDateDoubts } from './find-date-doubts.ts';

test.each([
  ['2026-11-20', '2026-01-01', []],
  ['2026-09-21', '2026-01-01', []],
  ['2026-09-20', '2026-01-01', ['long-ago']],
  ['2025-11-20', '2026-01-01', ['long-ago', 'before-enrolment']],
  ['2026-11-18', '2026-11-19', ['before-enrolment']],
  ['2026-11-19', '2026-11-19', []],
  ['2026-11-01', undefined, []],
])('findDateDoubts: %s for a student enrolled on %s', (date, enrolledOn, doubts) => {
  const centre = { today: '2026-11-20', date_doubt_days: 60 };
  expect(findDateDoubts(date, { centre, ...(enrolledOn && { enrolledOn }) })).toEqual(doubts);
});

test('findDateDoubts: the number of days is a rule of the center', () => {
  const centre = { today: '2026-11-20', date_doubt_days: 7 };
  expect(findDateDoubts('2026-11-13', { centre })).toEqual([]);
  expect(findDateDoubts('2026-11-12', { centre })).toEqual(['long-ago']);
});
