import { expect, test } from 'vitest';
import { HOMEWORK_TAG, homeworkTag, STUDENTS_TAG, studentTag, TUTORS_TAG } from '#contracts/tags.ts';
import { toApiTag } from './to-api-tag.ts';

test('toApiTag: converts the tags of notifications', () => {
  expect(toApiTag(STUDENTS_TAG)).toBe('students');
  expect(toApiTag(TUTORS_TAG)).toBe('tutors');
  expect(toApiTag(HOMEWORK_TAG)).toBe('homework');
  expect(toApiTag(homeworkTag('9d2f'))).toEqual({ type: 'assignment', id: '9d2f' });
  expect(toApiTag(studentTag('7c1e'))).toEqual({ type: 'student', id: '7c1e' });
});

test('toApiTag: ignores the tag of a newer server', () => {
  expect(toApiTag('leaderboard:1')).toBeUndefined();
});
