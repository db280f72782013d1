import { expect, test } from 'vitest';
import { addition } from './addition.ts';
import { decimals } from './decimals.ts';
import { division } from './division.ts';
import type { Kind } from './exercise.ts';
import { fractions } from './fractions.ts';
import { multiplication } from './multiplication.ts';
import { subtraction } from './subtraction.ts';
import { kindsFor, mathematicsTopics } from './topics.ts';

const inGrade = (kinds: readonly Kind[], grade: number) => kinds.filter(({ from, to }) => from <= grade && grade <= to);

test.each<[string, readonly Kind[]]>([
  ['Addition', addition],
  ['  aDDitioN ', addition],
  ['long division', division],
  ['Times tables!', multiplication],
  ['2-digit addition', addition],
  ['adding fractions', fractions],
  ['word problems with decimals', decimals],
  ['addition and subtraction', [...addition, ...subtraction]],
  ['Addition/Subtraction', [...addition, ...subtraction]],
])('“%s” is understood', (topic, kinds) => {
  expect(kindsFor(topic, 4)).toEqual(inGrade(kinds, 4));
});

test.each([
  '',
  '   ',
  'Photosynthesis',
  'and',
  'Roman numerals',
  'addition of acids',
  'fraction of voters',
  'constructor',
  '🐌',
])('“%s” has no questions', (topic) => {
  expect(kindsFor(topic, 4)).toEqual([]);
});

test('every topic has its own questions in every grade, and none beyond', () => {
  for (const topic of mathematicsTopics) {
    for (let grade = 1; grade <= 12; grade += 1) expect(kindsFor(topic, grade)).not.toEqual([]);
    expect(kindsFor(topic, 0)).toEqual([]);
    expect(kindsFor(topic, 13)).toEqual([]);
  }
});
