import { expect, test } from 'vitest';
import { findGradeTextLengthFault } from './find-grade-text-length-fault.ts';

test('findGradeTextLengthFault: rejects a text over the limit', () => {
  expect(findGradeTextLengthFault('x'.repeat(4_000), 4_000)).toBeUndefined();
  expect(findGradeTextLengthFault('x'.repeat(4_213), 4_000)).toBe('Use at most 4,000 characters: there are 4,213.');
});
