import type { FigureOfKind } from '#events/values/practice-figure.ts';
import { createDrawingSolver, type DrawingSolver } from './drawing-solver.ts';
import { evaluateExpression, isNearlyEqual } from './expression.ts';

const wordsOfFractions: Readonly<Record<string, string>> = {
  'one half': '1/2',
  'one third': '1/3',
  'two thirds': '2/3',
  'one fourth': '1/4',
  'three fourths': '3/4',
};

const toValue = (option: string): number => evaluateExpression(wordsOfFractions[option] ?? option);

const toMark = ({ mark, parts = 1 }: FigureOfKind<'number-line'>): number => mark / parts;

type Bars = FigureOfKind<'fraction-bars'>['bars'];
/** The fractions of two bars as they are drawn, with a sign between them. */
const joinBars = (bars: Bars, sign: string): string => bars.map(({ shaded, parts }) => `${shaded}/${parts}`).join(sign);
const compareBars = ([first, second]: Bars): number =>
  first && second ? Math.sign(first.shaded / first.parts - second.shaded / second.parts) : Number.NaN;

export const drawingSolvers: readonly DrawingSolver[] = [
  createDrawingSolver('coins', /^How much money is this\?$/, (option, { cents }) =>
    isNearlyEqual(
      evaluateExpression(option) * 100,
      cents.reduce((total: number, coin) => total + coin, 0),
    ),
  ),
  createDrawingSolver(
    'number-line',
    /^What is (\d) (more|less) than the number marked on the number line\?$/,
    (option, line, n, direction) =>
      evaluateExpression(option) === toMark(line) + (direction === 'more' ? Number(n) : -Number(n)),
  ),
  createDrawingSolver('number-line', /^Which (?:fraction|number) is marked on the number line\?$/, (option, line) =>
    isNearlyEqual(toValue(option), toMark(line)),
  ),
  createDrawingSolver(
    'fraction-bars',
    /^Which fraction of the bar is (not )?shaded\?$/,
    (option, { bars: [bar] }, isRest) =>
      bar !== undefined && isNearlyEqual(toValue(option), (isRest ? bar.parts - bar.shaded : bar.shaded) / bar.parts),
  ),
  createDrawingSolver(
    'fraction-bars',
    /^Which equation do the two bars show\?$/,
    (option, { bars }) => compareBars(bars) === 0 && option === joinBars(bars, ' = '),
  ),
  createDrawingSolver(
    'fraction-bars',
    /^Which comparison do the two bars show\?$/,
    (option, { bars }) => option === joinBars(bars, [' < ', ' = ', ' > '][compareBars(bars) + 1] as string),
  ),
  createDrawingSolver('array', /^How many dots are there in the drawing\?$/, (option, { rows, columns }) => {
    const dots = Array.from({ length: rows }, () => columns).reduce((total, row) => total + row, 0);
    return evaluateExpression(option) === dots;
  }),
  createDrawingSolver(
    'array',
    /^Which multiplication fits the drawing\?$/,
    (option, { rows, columns }) => option === `${rows} × ${columns}` || option === `${columns} × ${rows}`,
  ),
  createDrawingSolver('array', /^Which division fits the drawing\?$/, (option, { rows, columns }) => {
    const [all, divisor, quotient] = (option.match(/\d+/g) ?? []).map(Number) as [number, number, number];
    return all === rows * columns && divisor * quotient === all && (divisor === rows || divisor === columns);
  }),
];
