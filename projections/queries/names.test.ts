import { expect, test } from 'vitest';
import { inOrderOfNames } from './names.ts';

test('accents and case do not put a name last; of two with one name the order is always the same', () => {
  const people = ['Zoe', 'Ömer', 'ola', 'Ángel', 'Anna', 'Zoe'].map((name, index) => ({ id: String(9 - index), name }));
  expect(inOrderOfNames(people).map(({ name, id }) => `${name} ${id}`)).toEqual([
    'Ángel 6',
    'Anna 5',
    'ola 7',
    'Ömer 8',
    'Zoe 4',
    'Zoe 9',
  ]);
});
