import { expect, test } from 'vitest';
import { sizeFault } from './size-fault.ts';

test('a text may have so many characters and no more', () => {
  expect(sizeFault('x'.repeat(4_000), 4_000)).toBeUndefined();
  expect(sizeFault('x'.repeat(4_213), 4_000)).toBe('Use at most 4,000 characters: there are 4,213.');
});
