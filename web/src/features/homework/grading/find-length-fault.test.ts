import { expect, test } from 'vitest';
import { findLengthFault } from './find-length-fault.ts';

test('findLengthFault: rejects a text over the limit', () => {
  expect(findLengthFault('x'.repeat(4_000), 4_000)).toBeUndefined();
  expect(findLengthFault('x'.repeat(4_213), 4_000)).toBe('Use at most 4,000 characters: there are 4,213.');
});
