import { expect, test } from 'vitest';
import { toAppliedAdjustmentText, toStudentsSummaryText } from './students.ts';

test.each([
  ['add', 5, 5, 5, '5 added now.'],
  ['add', 15, 12, 12, '12 added now, 3 waiting (limit 18).'],
  ['add', 10, 10, 1, '10 added to remaining, 1 to total.'],
  ['add', 5, 0, 5, '0 added to remaining, 5 to total, 5 waiting (limit 18).'],
  ['remove', 5, 5, 5, '5 removed.'],
  ['remove', 5, 2, 2, 'Only 2 could be removed.'],
  ['remove', 5, 0, 5, '0 removed from remaining, 5 from total.'],
  ['remove', 5, 5, 2, '5 removed from remaining, 2 from total.'],
] as const)('%s %i: %i of remaining, %i of total', (direction, requested, remaining, total, text) => {
  expect(toAppliedAdjustmentText(direction, requested, { remaining, total }, 18)).toBe(text);
});

test('toStudentsSummaryText: counts students that need attention', () => {
  const calm = { students: 1, uncovered: 0, low: 0, waiting: 0, fitting: 0 };
  expect(toStudentsSummaryText({ ...calm, students: 0 })).toBe('0 students');
  expect(toStudentsSummaryText(calm)).toBe('1 student');
  expect(toStudentsSummaryText({ students: 3, uncovered: 1, low: 1, waiting: 1, fitting: 0 })).toBe(
    '3 students\u00a0· 1\u00a0with an uncovered class\u00a0· 1\u00a0low\u00a0· 1\u00a0with classes waiting',
  );
  expect(toStudentsSummaryText({ ...calm, students: 214, waiting: 62, fitting: 21 })).toBe(
    '214 students\u00a0· 62\u00a0with classes waiting, 21 of them with room now',
  );
});
