import { expect, test } from 'vitest';
import { adjustmentRemark, afterAdjusting, noClasses } from './adjustment-preview.ts';

test('25 opening classes give 18 of 18 and 7 waiting', () => {
  expect(afterAdjusting(noClasses, 'add', 25)).toEqual({ remaining: 18, total: 18, waiting: 7 });
  expect(adjustmentRemark(noClasses, 'add', 25)).toMatch(/^7 classes will wait/);
});

test('remaining and total are capped apart, and only what remaining has no room for waits', () => {
  expect(afterAdjusting({ remaining: 4, total: 12, waiting: 1 }, 'add', 15)).toEqual({
    remaining: 18,
    total: 18,
    waiting: 2,
  });
  expect(afterAdjusting({ remaining: 4, total: 17, waiting: 0 }, 'add', 10)).toEqual({
    remaining: 14,
    total: 18,
    waiting: 0,
  });
  expect(adjustmentRemark({ remaining: 4, total: 17, waiting: 0 }, 'add', 10)).toBeUndefined();
});

test('removing stops both at 0 and leaves what waits', () => {
  const before = { remaining: 2, total: 9, waiting: 3 };
  expect(afterAdjusting(before, 'remove', 5)).toEqual({ remaining: 0, total: 4, waiting: 3 });
  expect(adjustmentRemark(before, 'remove', 5)).toBe('Only 2 classes can be taken off remaining.');
  expect(adjustmentRemark({ ...before, remaining: 0 }, 'remove', 1)).toBe('No classes remaining to take off.');
});
