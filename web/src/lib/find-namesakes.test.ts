import { expect, test } from 'vitest';
import { findNamesakes } from './find-namesakes.ts';

const find = (...names: string[]) => [...findNamesakes(names.map((name, index) => ({ id: String(index), name })))];

test.each([
  ['Maya Chen', 'Maya Chen', 'is equal'],
  ['Maya Chen', 'Mаya Chen', 'has a Cyrillic а'],
  ['Oksana', 'Οksana', 'has a Greek omicron'],
  ['Kiera O’Dowd', "kiera o'dowd", 'has another apostrophe'],
  ['Zoë', 'Zoe', 'has no accent'],
])('findNamesakes: “%s” and “%s”, which %s', (one, other) => {
  expect(find(one, 'Ben Noor', other)).toEqual(['0', '2']);
});

test('findNamesakes: nobody in names that differ', () => {
  expect(find('Maya Chen', 'Maya Cheng', 'Мая Чен', 'Майя Чен')).toEqual([]);
});
