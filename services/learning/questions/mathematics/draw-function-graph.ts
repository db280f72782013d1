/** Draws graphs of polynomials, and writes their zeros and factors. */
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import { formatTerms, formatWhole } from './format-math.ts';

/** Draws the graph of c0 + c1·x + c2·x² + … */
export const drawGraph = (size: number, ...coefficients: number[]): PracticeFigure => ({
  kind: 'function-graph',
  coefficients,
  size,
});

/** Draws opening × (x − zero) × (x − zero) …, on a grid as small as its zeros and the turns between them allow. */
export function drawGraphWithZeros(opening: number, zeros: readonly number[]): PracticeFigure {
  const [least, most] = [Math.min(...zeros), Math.max(...zeros)];
  const between = Array.from({ length: 50 }, (_, n) => least + ((most - least) * n) / 50);
  const heights = between.map((x) => Math.abs(zeros.reduce((product, zero) => product * (x - zero), 1)));
  const size = Math.ceil(Math.max(5, 1 - least, most + 1, ...heights));
  let coefficients = [opening];
  for (const zero of zeros) {
    const product = coefficients;
    // Multiplies by x − zero: each coefficient moves up one power, and is subtracted `zero` times where it was.
    coefficients = [0, ...product].map((moved, power) => moved - zero * (product[power] ?? 0));
  }
  return drawGraph(size, ...coefficients.map((coefficient) => coefficient || 0));
}

/** “x = −2, x = 0 and x = 3”. */
export function writeZeros(...zeros: readonly number[]): string {
  const written = zeros.toSorted((one, other) => one - other).map((zero) => `x = ${formatWhole(zero)}`);
  return `${written.slice(0, -1).join(', ')} and ${written.at(-1)}`;
}

/** “(x − 2)”, or “x” for the zero 0. */
export const writeFactor = (zero: number): string => (zero === 0 ? 'x' : `(${formatTerms([1, 'x'], [-zero, ''])})`);

/** The factor before the others, of which 1 is not written. */
export const writeOpening = (opening: number): string => {
  if (Math.abs(opening) === 1) return opening < 0 ? '−' : '';
  return `${opening < 0 ? '−' : ''}${Math.abs(opening)}`;
};
