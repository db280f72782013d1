import type { FigureOfKind } from '#events/values/practice-figure.ts';
import { createDrawingSolver, type DrawingSolver } from './drawing-solver.ts';
import { evaluateExpression, isNearlyEqual } from './expression.ts';

type Bar = FigureOfKind<'bar-graph'>['bars'][number];

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const valuesOf = (bars: readonly Bar[]): number[] => bars.map(({ value }) => value);
const totalOf = (bars: readonly Bar[]): number => sumOf(valuesOf(bars));
/** The height of the bar that a sentence names: “cats”, “on Monday” or “Monday”. */
function heightOf(bars: readonly Bar[], phrase = ''): number {
  const word = phrase.replace(/^on /, '');
  const bar = bars.find(({ name }) => name === word || (word.endsWith('day') && name === word.slice(0, 3)));
  if (!bar) throw new Error(`The graph has no bar for “${phrase}”.`);
  return bar.value;
}

/** The numbers of a graph whose bars are named after them, each as many times as its bar is high. */
const listNumbers = (bars: readonly Bar[]): number[] =>
  bars.flatMap(({ name, value }) => Array.from({ length: value }, () => Number(name.replace('$', ''))));

const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length;
const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[(numbers.length - 1) / 2] as number;
const varianceOf = (numbers: readonly number[]): number => meanOf(numbers.map((n) => (n - meanOf(numbers)) ** 2));
const modeOf = (numbers: readonly number[]): number => {
  const repeated = new Set(numbers.filter((n, at) => numbers.indexOf(n) !== at));
  return repeated.size === 1 ? ([...repeated][0] as number) : Number.NaN;
};

const statistics: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
  mean: meanOf,
  median: medianOf,
  mode: modeOf,
  range: (numbers) => Math.max(...numbers) - Math.min(...numbers),
  'mean absolute deviation': (numbers) => meanOf(numbers.map((n) => Math.abs(n - meanOf(numbers)))),
  'population variance': varianceOf,
  'population standard deviation': (numbers) => Math.sqrt(varianceOf(numbers)),
};

/** Creates a solver for questions with a number as the answer, computed from the bars and the phrases of the question. */
const createBarSolver = (asked: RegExp, solve: (bars: readonly Bar[], ...phrases: string[]) => number): DrawingSolver =>
  createDrawingSolver('bar-graph', asked, (option, { bars }, ...phrases) =>
    isNearlyEqual(evaluateExpression(option), solve(bars, ...phrases)),
  );

const DID = '(?:chose|were \\w+)';
const matchText = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll('#', '((?:on )?\\w+)').replaceAll('~', DID)}\\?$`);

export const barGraphSolvers: readonly DrawingSolver[] = [
  createBarSolver(matchText('How many more \\w+ ~ # than #'), (bars, a, b) => heightOf(bars, a) - heightOf(bars, b)),
  createBarSolver(
    matchText('How many \\w+ in all ~ # (?:and|or) #'),
    (bars, a, b) => heightOf(bars, a) + heightOf(bars, b),
  ),
  createBarSolver(
    matchText('How many times as many \\w+ ~ # as #'),
    (bars, a, b) => heightOf(bars, a) / heightOf(bars, b),
  ),
  createBarSolver(matchText('How many \\w+ does the bar graph show in all'), totalOf),
  createBarSolver(matchText('How many \\w+ did not choose #'), (bars, a) => totalOf(bars) - heightOf(bars, a)),
  createBarSolver(matchText('How many \\w+ ~ #'), heightOf),
  createDrawingSolver('bar-graph', /^Which bar shows the (most|fewest) \w+\?$/, (option, { bars }, amount) => {
    const [height, values] = [heightOf(bars, option), valuesOf(bars)];
    return height === (amount === 'most' ? Math.max(...values) : Math.min(...values));
  }),
  createBarSolver(
    matchText('What (?:fraction|percent) of the students chose #'),
    (bars, a) => heightOf(bars, a) / totalOf(bars),
  ),
  createBarSolver(
    matchText('What is the (.+) of the values in the bar graph'),
    (bars, statistic = '') => statistics[statistic]?.(valuesOf(bars)) ?? Number.NaN,
  ),
  createBarSolver(
    /^How many \w+ must be \w+ on Saturday so that the mean of the six days is (\d+)\?$/,
    (bars, target) => 6 * Number(target) - totalOf(bars),
  ),
  createBarSolver(
    /^What is the percent (increase|decrease) in \w+ from (\w+) to (\w+)\?$/,
    (bars, direction, from, to) =>
      ((heightOf(bars, to) - heightOf(bars, from)) / heightOf(bars, from)) * (direction === 'increase' ? 1 : -1),
  ),
  createBarSolver(
    /^One of the students is chosen at random\. .+ that this student chose (\w+)(?: or (\w+))?\?$/,
    (bars, a, b) => (heightOf(bars, a) + (b === undefined ? 0 : heightOf(bars, b))) / totalOf(bars),
  ),
  createBarSolver(
    /^One of the students who did not choose (\w+) is chosen at random\. .+ that this student chose (\w+)\?$/,
    (bars, a, b) => heightOf(bars, b) / (totalOf(bars) - heightOf(bars, a)),
  ),
  createBarSolver(
    /^Two of the students are chosen at random\. What is the probability that both chose (\w+)\?$/,
    (bars, a) => (heightOf(bars, a) / totalOf(bars)) * ((heightOf(bars, a) - 1) / (totalOf(bars) - 1)),
  ),
  createBarSolver(
    /^What is the (mean|median) number of \w+ (?:of|in) these \w+\?$/,
    (bars, statistic = '') => statistics[statistic]?.(listNumbers(bars)) ?? Number.NaN,
  ),
  createBarSolver(/^One of the tickets in the bar graph .+ expected prize\?$/, (bars) => meanOf(listNumbers(bars))),
];
