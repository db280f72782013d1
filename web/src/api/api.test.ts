import { expect, test } from 'vitest';
import { toApiTag } from './api.ts';

test('toApiTag: converts the tags of notifications, with and without an id', () => {
  expect(toApiTag('students')).toBe('students');
  expect(toApiTag('assignment:9d2f')).toEqual({ type: 'assignment', id: '9d2f' });
  expect(toApiTag('student:7c1e')).toEqual({ type: 'student', id: '7c1e' });
});
