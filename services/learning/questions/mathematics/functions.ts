import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import {
  createFractionExercise,
  createNumberExercise,
  createSignedNumberExercise,
  defineExerciseKind,
  type Exercise,
  type ExerciseKind,
} from './exercise.ts';
import {
  formatBracketed,
  formatFraction,
  formatPolynomial,
  formatPower,
  formatTerms,
  formatWhole,
} from './format-math.ts';
import { createFraction } from './fraction.ts';

export const functionKinds: readonly ExerciseKind[] = [
  defineExerciseKind(9, 9, exponentialEquation),
  defineExerciseKind(10, 12, equationOfPowers),
  defineExerciseKind(11, 12, logarithm),
  defineExerciseKind(11, 12, sumOfLogarithms),
  defineExerciseKind(11, 12, composed),
  defineExerciseKind(12, 12, inverse),
];

const subscript = (n: number): string => [...String(n)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('');

function exponentialEquation(draw: RandomDraw): Exercise {
  const base = draw.of([2, 3, 4, 5]);
  const x = draw.between(2, { 2: 8, 3: 5, 4: 4, 5: 4 }[base] ?? 3);
  const value = base ** x;
  return createNumberExercise({
    text: `What is x when ${base}ˣ = ${formatWhole(value)}?`,
    answer: x,
    mistakes: [value / base, x + 1, x - 1, x - 2],
    steps: `${Array.from({ length: x }, () => base).join(' × ')} = ${formatWhole(value)}, with ${x} factors.`,
    least: 1,
  });
}

/** An exponential equation whose solution is negative or a fraction: 8ˣ = 4. */
function equationOfPowers(draw: RandomDraw): Exercise {
  const root = draw.of([2, 3, 5]);
  const [top, bottom] = draw.of([
    [-2, 1],
    [-3, 1],
    [2, 3],
    [3, 2],
    [4, 3],
    [-1, 2],
    [-3, 2],
    [-2, 3],
  ] as const);
  const size = formatWhole(root ** Math.abs(top));
  const value = top > 0 ? size : `1/${size}`;
  const base = root ** bottom;
  return createFractionExercise({
    text: `What is x when ${base}ˣ = ${value}?`,
    answer: createFraction(top, bottom),
    mistakes: [
      createFraction(-top, bottom),
      createFraction(bottom, top),
      createFraction(-bottom, top),
      createFraction(top - bottom, bottom),
    ],
    steps:
      bottom === 1
        ? `Write both sides as powers of ${root}: ${value} = ${formatPower(String(root), top)}.`
        : `Write both sides as powers of ${root}: ${base} = ${formatPower(String(root), bottom)} and ${value} = ${formatPower(String(root), top)}. So ${formatTerms([bottom, 'x'])} = ${formatWhole(top)}.`,
    write: formatFraction,
    signed: true,
  });
}

function logarithm(draw: RandomDraw): Exercise {
  const base = draw.of([2, 3, 4, 5, 10]);
  const exponent = draw.of([-3, -2, -1, 2, 3, 4]);
  const size = base ** Math.abs(exponent);
  return createSignedNumberExercise({
    text: `What is log${subscript(base)} ${exponent > 0 ? formatWhole(size) : `(1/${formatWhole(size)})`}?`,
    answer: exponent,
    mistakes: [-exponent, exponent + 1, exponent - 1, size],
    steps: `Which power of ${base} is it? ${formatPower(String(base), exponent)} = ${exponent > 0 ? formatWhole(size) : `1/${formatWhole(size)}`}.`,
  });
}

function sumOfLogarithms(draw: RandomDraw): Exercise {
  const [base, exponent] = draw.of([
    [2, draw.between(3, 6)],
    [3, draw.between(3, 5)],
    [6, draw.between(1, 3)],
    [10, draw.between(1, 3)],
    [12, 2],
  ]) as [number, number];
  const all = base ** exponent;
  const first = draw.of(Array.from({ length: all - 2 }, (_, n) => n + 2).filter((n) => all % n === 0));
  const log = `log${subscript(base)}`;
  return createNumberExercise({
    text: `What is ${log} ${first} + ${log} ${formatWhole(all / first)}?`,
    answer: exponent,
    mistakes: [exponent + 1, exponent - 1, all, first + all / first],
    steps: `A sum of logarithms is the logarithm of the product: ${first} × ${formatWhole(all / first)} = ${formatWhole(all)} = ${formatPower(String(base), exponent)}.`,
    least: 1,
  });
}

function composed(draw: RandomDraw): Exercise {
  const [a, b, c, x] = [draw.between(2, 5), draw.signed(1, 7), draw.signed(1, 5), draw.between(1, 4)];
  const f = (n: number) => a * n + b;
  const g = (n: number) => n * n + c;
  return createSignedNumberExercise({
    text: `f(x) = ${formatPolynomial(a, b)} and g(x) = ${formatPolynomial(1, 0, c)}. What is f(g(${x}))?`,
    answer: f(g(x)),
    mistakes: [g(f(x)), f(x) * g(x), f(x) + g(x), g(x)],
    steps: `First g(${x}) = ${x * x} + ${formatBracketed(c)} = ${formatWhole(g(x))}, then f(${formatWhole(g(x))}) = ${a} × ${formatBracketed(g(x))} + ${formatBracketed(b)} = ${formatWhole(f(g(x)))}.`,
  });
}

function inverse(draw: RandomDraw): Exercise {
  const [a, b] = [draw.between(2, 9), draw.signed(1, 9)];
  return {
    text: `Which is the inverse function of f(x) = ${formatPolynomial(a, b)}?`,
    answer: `(${formatPolynomial(1, -b)}) / ${a}`,
    mistakes: [
      `(${formatPolynomial(1, b)}) / ${a}`,
      `1 / (${formatPolynomial(a, b)})`,
      formatPolynomial(-a, -b),
      formatPolynomial(a, -b),
    ],
    steps: `Undo each step in reverse order. f multiplies by ${a} and then ${b > 0 ? `adds ${b}` : `subtracts ${-b}`}, so first ${b > 0 ? `subtract ${b}` : `add ${-b}`} and then divide by ${a}.`,
  };
}
