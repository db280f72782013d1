import { expect, test } from 'vitest';
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import {
  areOptionsBesideDrawing,
  countOptionsInRow,
  countSheetColumns,
  estimateSheetPages,
} from './worksheet-layout.ts';

const createQuestions = (count: number, change: { text?: string; options?: string[]; figure?: PracticeFigure } = {}) =>
  Array.from({ length: count }, () => ({
    ...{ text: 'What is 345 + 287?', options: ['632', '622', '532', '642'], figure: null },
    ...change,
  }));
const passage = 'The old lighthouse keeper climbed the stairs every evening. '.repeat(14);

test('countSheetColumns: sets short questions in two columns, and passages or long options in one', () => {
  expect(countSheetColumns(createQuestions(20))).toBe(2);
  expect(countSheetColumns([...createQuestions(9), ...createQuestions(1, { text: passage })])).toBe(1);
  expect(
    countSheetColumns(createQuestions(10, { options: ['a', 'b', 'c', 'A long sentence about the main idea'] })),
  ).toBe(1);
});

test.each([
  [['632', '622', '532', '642'], 2, 4],
  [['twelve apples', 'two', 'three', 'four'], 2, 2],
  [['twelve apples', 'two', 'three', 'four'], 1, 2],
  [['a sentence of thirty characters', 'two', 'three', 'four'], 2, 1],
] as const)('countOptionsInRow: %o in %d column(s): %d', (options, columns, count) => {
  expect(countOptionsInRow({ options: [...options] }, columns)).toBe(count);
});

test('estimateSheetPages: twenty short questions are one page, forty are two, and passages take more', () => {
  expect(estimateSheetPages(createQuestions(10))).toBe(1);
  expect(estimateSheetPages(createQuestions(20))).toBe(1);
  expect(estimateSheetPages(createQuestions(40))).toBe(2);
  expect(estimateSheetPages(createQuestions(20, { text: passage }))).toBeGreaterThan(4);
});

const clock: PracticeFigure = { kind: 'clock', hour: 3, minute: 15 };
const numberLine: PracticeFigure = { kind: 'number-line', from: 0, to: 10, mark: 4 };

test('areOptionsBesideDrawing: saves height beside a tall drawing, if the longest option fits', () => {
  const isBeside = (figure: PracticeFigure | null, longest: string) =>
    areOptionsBesideDrawing({ text: 'Which?', options: ['1', '2', '3', longest], figure }, 2);
  expect(isBeside(clock, '4:15')).toBe(true);
  expect(isBeside(clock, 'a quarter past three in the morning')).toBe(false);
  expect(isBeside(numberLine, '4')).toBe(false);
  expect(isBeside(null, '4')).toBe(false);
});

test('estimateSheetPages: forty clocks are four pages', () => {
  expect(estimateSheetPages(createQuestions(40, { figure: clock }))).toBe(4);
});
