import { expect, test } from 'vitest';
import { additionKinds } from './addition.ts';
import { decimalKinds } from './decimals.ts';
import { divisionKinds } from './division.ts';
import type { ExerciseKind } from './exercise.ts';
import { fractionKinds } from './fractions.ts';
import { geometryKinds } from './geometry.ts';
import { graphKinds } from './graphs-and-data.ts';
import { multiplicationKinds } from './multiplication.ts';
import { subtractionKinds } from './subtraction.ts';
import { timeKinds } from './time.ts';
import { findExerciseKinds, mathematicsTopicNames } from './topics.ts';

const inGrade = (kinds: readonly ExerciseKind[], grade: number) =>
  kinds.filter(({ from, to }) => from <= grade && grade <= to);

test.each<[string, readonly ExerciseKind[]]>([
  ['Addition', additionKinds],
  ['  aDDitioN ', additionKinds],
  ['long division', divisionKinds],
  ['Times tables!', multiplicationKinds],
  ['time tables', multiplicationKinds],
  ['telling time', timeKinds],
  ['2-digit addition', additionKinds],
  ['adding fractions', fractionKinds],
  ['word problems with decimals', decimalKinds],
  ['Graphs and Data', graphKinds],
  ['bar graphs', graphKinds],
  ['mean, median and mode', graphKinds],
  ['coordinate grids', geometryKinds],
  ['addition and subtraction', [...additionKinds, ...subtractionKinds]],
  ['Addition/Subtraction', [...additionKinds, ...subtractionKinds]],
])('findExerciseKinds: finds the kinds for “%s”', (topic, kinds) => {
  expect(findExerciseKinds(topic, 4)).toEqual(inGrade(kinds, 4));
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
])('findExerciseKinds: finds nothing for “%s”', (topic) => {
  expect(findExerciseKinds(topic, 4)).toEqual([]);
});

test('findExerciseKinds: finds kinds for every topic in grades 1 to 12, and none for other grades', () => {
  for (const topic of mathematicsTopicNames) {
    for (let grade = 1; grade <= 12; grade += 1) expect(findExerciseKinds(topic, grade)).not.toEqual([]);
    expect(findExerciseKinds(topic, 0)).toEqual([]);
    expect(findExerciseKinds(topic, 13)).toEqual([]);
  }
});
