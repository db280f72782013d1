import { expect, test } from 'vitest';
import { HOMEWORK_TAG, homeworkTag, STUDENTS_TAG, studentTag, TUTORS_TAG } from '#contracts/tags.ts';
import { apiTagOf } from './tags.ts';

test('the tags of hints name the same things in the cache', () => {
  expect(apiTagOf(STUDENTS_TAG)).toBe('students');
  expect(apiTagOf(TUTORS_TAG)).toBe('tutors');
  expect(apiTagOf(HOMEWORK_TAG)).toBe('homework');
  expect(apiTagOf(homeworkTag('9d2f'))).toEqual({ type: 'assignment', id: '9d2f' });
  expect(apiTagOf(studentTag('7c1e'))).toEqual({ type: 'student', id: '7c1e' });
});

test('a tag of a newer server is passed over', () => {
  expect(apiTagOf('leaderboard:1')).toBeUndefined();
});
