import { expect, test } from 'vitest';
import { ANY_STUDENT_TAG, HOMEWORK_TAG, TUTORS_TAG, toHomeworkTag, toStudentTag } from '#contracts/tags.ts';
import { toApiTag } from './to-api-tag.ts';

test('toApiTag: converts the tags of notifications', () => {
  expect(toApiTag(ANY_STUDENT_TAG)).toBe('students');
  expect(toApiTag(TUTORS_TAG)).toBe('tutors');
  expect(toApiTag(HOMEWORK_TAG)).toBe('homework');
  expect(toApiTag(toHomeworkTag('9d2f'))).toEqual({ type: 'assignment', id: '9d2f' });
  expect(toApiTag(toStudentTag('7c1e'))).toEqual({ type: 'student', id: '7c1e' });
});

test('toApiTag: ignores the tag of a newer server', () => {
  expect(toApiTag('leaderboard:1')).toBeUndefined();
});
