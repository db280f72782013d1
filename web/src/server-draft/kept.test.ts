import { expect, test } from 'vitest';
import { same } from './kept.ts';

test.each<[unknown, unknown]>([
  ['a', 'a'],
  [
    { a: 1, b: [1, { c: null }] },
    { b: [1, { c: null }], a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
])('%j is the same as %j', (one, other) => {
  expect(same(one, other)).toBe(true);
});

test.each<[unknown, unknown]>([
  ['a', 'b'],
  [{ a: 1 }, { a: 1, b: 2 }],
  [[1], [1, 2]],
  [[], {}],
  [{ a: null }, { a: {} }],
  [null, {}],
])('%j is not the same as %j', (one, other) => {
  expect(same(one, other)).toBe(false);
  expect(same(other, one)).toBe(false);
});
