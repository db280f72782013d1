import { expect, test } from 'vitest';
import { sortByName } from './sort-by-name.ts';

test('sortByName: ignores accents and case, and orders equal names by id', () => {
  const people = ['Zoe', 'Ömer', 'ola', 'Ángel', 'Anna', 'Zoe'].map((name, index) => ({ id: String(9 - index), name }));
  expect(sortByName(people).map(({ name, id }) => `${name} ${id}`)).toEqual([
    'Ángel 6',
    'Anna 5',
    'ola 7',
    'Ömer 8',
    'Zoe 4',
    'Zoe 9',
  ]);
});
