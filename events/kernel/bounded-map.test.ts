import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('BoundedMap: keeps the entries that were set last, and reports that it has forgotten others', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  expect(map.hasForgotten).toBe(false);
  map.set('c', 4);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([3, undefined, 4]);
  expect(map.hasForgotten).toBe(true);
});

test('BoundedMap: is empty after it was cleared', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1);
  map.clear();
  expect(map.get('a')).toBeUndefined();
});
