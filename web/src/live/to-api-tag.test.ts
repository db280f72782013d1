import { expect, test } from 'vitest';
import { HOMEWORK_TAG, homeworkTag, STUDENTS_TAG, studentTag, TUTORS_TAG } from '#contracts/tags.ts';
import { toApiTag } from './to-api-tag.ts';

test('the tags of hints name the same things in the cache', () => {
  expect(toApiTag(STUDENTS_TAG)).toBe('students');
  expect(toApiTag(TUTORS_TAG)).toBe('tutors');
  expect(toApiTag(HOMEWORK_TAG)).toBe('homework');
  expect(toApiTag(homeworkTag('9d2f'))).toEqual({ type: 'assignment', id: '9d2f' });
  expect(toApiTag(studentTag('7c1e'))).toEqual({ type: 'student', id: '7c1e' });
});

test('a tag of a newer server is passed over', () => {
  expect(toApiTag('leaderboard:1')).toBeUndefined();
});
