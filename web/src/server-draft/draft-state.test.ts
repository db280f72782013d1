import { expect, test } from 'vitest';
import { isSameDraftContent } from './draft-state.ts';

test.each<[unknown, unknown]>([
  ['a', 'a'],
  [
    { a: 1, b: [1, { c: null }] },
    { b: [1, { c: null }], a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
])('isSameDraftContent: %j equals %j', (one, other) => {
  expect(isSameDraftContent(one, other)).toBe(true);
});

test.each<[unknown, unknown]>([
  ['a', 'b'],
  [{ a: 1 }, { a: 1, b: 2 }],
  [[1], [1, 2]],
  [[], {}],
  [{ a: null }, { a: {} }],
  [null, {}],
])('isSameDraftContent: %j differs from %j', (one, other) => {
  expect(isSameDraftContent(one, other)).toBe(false);
  expect(isSameDraftContent(other, one)).toBe(false);
});
