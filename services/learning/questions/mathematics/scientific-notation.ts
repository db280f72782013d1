import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { drawDecimalUnits } from './draw-decimal-units.ts';
import { defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatDecimal, formatExponent, formatPower, formatWhole } from './format-math.ts';

export const scientificNotationKinds: readonly ExerciseKind[] = [
  defineExerciseKind(8, 10, scientific),
  defineExerciseKind(9, 12, productOfPowers),
];

/** Scientific notation: 42 tenths and the exponent −4 are 4.2 × 10⁻⁴. */
const inPowers = (tenths: number, to: number): string => `${formatDecimal(tenths, 1)} × 10${formatExponent(to)}`;

function scientific(draw: RandomDraw): Exercise {
  const tenths = drawDecimalUnits(draw, 12, 98);
  const to = draw.of([3, 4, 5, 6, -2, -3, -4, -5]);
  const plain = to > 0 ? formatWhole(tenths * 10 ** (to - 1)) : formatDecimal(tenths, 1 - to);
  return {
    text: `What is ${plain} in scientific notation?`,
    answer: inPowers(tenths, to),
    mistakes: [-to, to + 1, to - 1].map((other) => inPowers(tenths, other)),
    steps: `Write one digit other than 0 before the decimal point: ${formatDecimal(tenths, 1)}. The point moves ${Math.abs(to)} places to the ${to > 0 ? 'left, so the exponent is positive' : 'right, so the exponent is negative'}.`,
  };
}

function productOfPowers(draw: RandomDraw): Exercise {
  const [a, b] = draw.of([
    [2, 3],
    [2, 4],
    [3, 3],
    [4, 5],
    [5, 6],
    [3, 8],
    [6, 7],
    [4, 8],
  ]) as [number, number];
  const [m, n] = [draw.between(3, 8), draw.of([-6, -5, -4, -2, 4, 5])];
  const over = a * b >= 10 ? 1 : 0;
  const tenths = a * b * (over === 1 ? 1 : 10);
  const to = m + n + over;
  const write = (e: number) => inPowers(tenths, e);
  return {
    text: `What is (${a} × ${formatPower('10', m)}) × (${b} × ${formatPower('10', n)}) in scientific notation?`,
    answer: write(to),
    mistakes: [write(m * n), write(to + 1), write(to - 1), write(m - n)],
    steps: `${a} × ${b} = ${a * b}, and the exponents add up: ${m} + ${n < 0 ? `(${formatWhole(n)})` : n} = ${formatWhole(m + n)}.${over === 1 ? ` ${a * b} is ${formatDecimal(a * b, 1)} × 10, so the exponent is one more.` : ''}`,
  };
}
