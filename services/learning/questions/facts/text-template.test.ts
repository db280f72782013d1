import { expect, test } from 'vitest';
import { toCapital } from '#services/learning/questions/facts/wording.ts';
import { fillTemplate } from './text-template.ts';

test.each([
  ['{a x}', 'unicorn', 'a unicorn'],
  ['{A x}', 'umbrella', 'An umbrella'],
  ['{a x}', 'hour', 'an hour'],
  ['{a x}', 'eucalyptus', 'a eucalyptus'],
  ['{X}!', 'frog', 'Frog!'],
  ['The {x}', 'frog', 'The frog'],
  ['{list(x,y)}', 'frog', 'cat, frog'],
  ['It is {x}.', 'called “Ike”', 'It is called “Ike.”'],
  ['It says {x}.', '“Who?”', 'It says “Who?”'],
])('fillTemplate: fills %s with %s as %s', (template, x, text) => {
  expect(fillTemplate(template, { x, y: 'cat' })).toBe(text);
});

test('fillTemplate: throws for a column that the table does not have', () => {
  expect(() => fillTemplate('{food}', { pet: 'cat' })).toThrow('No column food');
});

test('toCapital: leaves terms such as pH and mRNA as they are', () => {
  expect(['pH', 'mRNA', 'frog', 'a frog'].map(toCapital)).toEqual(['pH', 'mRNA', 'Frog', 'A frog']);
});
