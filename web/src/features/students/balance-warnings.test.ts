import { expect, test } from 'vitest';
import type { StudentRow } from '#contracts/students.ts';
import { findBalanceWarnings, summarizeStudents } from './balance-warnings.ts';

const student = (balance: Partial<StudentRow>) =>
  ({ classes_remaining: 9, classes_uncovered: 0, classes_waiting: 0, ...balance }) as StudentRow;

test('findBalanceWarnings: returns none for a sufficient balance', () => {
  expect(findBalanceWarnings(student({}))).toEqual([]);
});

test('findBalanceWarnings: orders uncovered, low, waiting', () => {
  const texts = findBalanceWarnings(student({ classes_remaining: 0, classes_uncovered: 1, classes_waiting: 2 })).map(
    ({ text }) => text,
  );
  expect(texts).toEqual(['1 uncovered', 'None left', '2 waiting, limit 18']);
});

test('findBalanceWarnings: words the number of low classes', () => {
  expect(findBalanceWarnings(student({ classes_remaining: 1 }))[0]?.text).toBe('Low: 1 class left');
  expect(findBalanceWarnings(student({ classes_remaining: 2 }))[0]?.text).toBe('Low: 2 classes left');
  expect(findBalanceWarnings(student({ classes_remaining: 3 }))).toEqual([]);
});

test('summarizeStudents: counts students that need attention', () => {
  const calm = { students: 1, uncovered: 0, low: 0, waiting: 0 };
  expect(summarizeStudents({ ...calm, students: 0 })).toBe('0 students');
  expect(summarizeStudents(calm)).toBe('1 student');
  expect(summarizeStudents({ students: 3, uncovered: 1, low: 1, waiting: 1 })).toBe(
    '3 students\u00a0· 1\u00a0with an uncovered class\u00a0· 1\u00a0low\u00a0· 1\u00a0with classes waiting',
  );
});
