import { expect, test } from 'vitest';
import { findSizeFault } from './find-size-fault.ts';

test('a text may have so many characters and no more', () => {
  expect(findSizeFault('x'.repeat(4_000), 4_000)).toBeUndefined();
  expect(findSizeFault('x'.repeat(4_213), 4_000)).toBe('Use at most 4,000 characters: there are 4,213.');
});
