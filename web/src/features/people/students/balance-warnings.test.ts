import { expect, test } from 'vitest';
import type { StudentRow } from '#contracts/students.ts';
import { findBalanceWarnings } from './balance-warnings.ts';

const student = (balance: Partial<StudentRow>) =>
  ({ classes_remaining: 9, classes_uncovered: 0, classes_waiting: 0, ...balance }) as StudentRow;

test('findBalanceWarnings: returns none for a sufficient balance', () => {
  expect(findBalanceWarnings(student({}), 18)).toEqual([]);
});

test('findBalanceWarnings: orders uncovered, low, waiting', () => {
  const texts = findBalanceWarnings(
    student({ classes_remaining: 0, classes_uncovered: 1, classes_waiting: 2 }),
    18,
  ).map(({ text }) => text);
  expect(texts).toEqual(['1 uncovered', 'None left, 2 waiting']);
});

test('findBalanceWarnings: words the number of low classes', () => {
  expect(findBalanceWarnings(student({ classes_remaining: 1 }), 18)[0]?.text).toBe('Low: 1 class left');
  expect(findBalanceWarnings(student({ classes_remaining: 2 }), 18)[0]?.text).toBe('Low: 2 classes left');
  expect(findBalanceWarnings(student({ classes_remaining: 3 }), 18)).toEqual([]);
});
