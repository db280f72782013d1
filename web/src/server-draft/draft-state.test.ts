import { expect, test } from 'vitest';
import { isSameContent } from './draft-state.ts';

test.each<[unknown, unknown]>([
  ['a', 'a'],
  [
    { a: 1, b: [1, { c: null }] },
    { b: [1, { c: null }], a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
])('isSameContent: %j equals %j', (one, other) => {
  expect(isSameContent(one, other)).toBe(true);
});

test.each<[unknown, unknown]>([
  ['a', 'b'],
  [{ a: 1 }, { a: 1, b: 2 }],
  [[1], [1, 2]],
  [[], {}],
  [{ a: null }, { a: {} }],
  [null, {}],
])('isSameContent: %j differs from %j', (one, other) => {
  expect(isSameContent(one, other)).toBe(false);
  expect(isSameContent(other, one)).toBe(false);
});
