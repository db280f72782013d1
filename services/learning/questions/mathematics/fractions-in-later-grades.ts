import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import {
  createFractionExercise,
  createNumberExercise,
  defineExerciseKind,
  type Exercise,
  type ExerciseKind,
} from './exercise.ts';
import { formatFraction, formatMixed, formatPower, formatTerms, formatWhole } from './format-math.ts';
import {
  createFraction,
  divideFractions,
  greatestCommonDivisor,
  leastCommonMultiple,
  multiplyFractions,
  subtractFractions,
} from './fraction.ts';
import { drawProperFraction } from './fraction-arithmetic.ts';

export const fractionKindsInLaterGrades: readonly ExerciseKind[] = [
  defineExerciseKind(8, 11, ofPower),
  defineExerciseKind(8, 11, equation),
  defineExerciseKind(9, 12, bothRed),
  defineExerciseKind(9, 12, withLetters),
  defineExerciseKind(11, 12, withoutEnd),
];

function ofPower(draw: RandomDraw, grade: number): Exercise {
  const base = drawProperFraction(draw, draw.between(2, 5));
  const exponent = draw.of(grade < 10 ? [2, 3, -2, -3] : [-2, -3]);
  const size = Math.abs(exponent);
  const raised = createFraction(base.top ** size, base.bottom ** size);
  const turned = divideFractions(createFraction(1), raised);
  const answer = exponent > 0 ? raised : turned;
  const repeated = Array.from({ length: size }, () =>
    formatFraction(exponent > 0 ? base : divideFractions(createFraction(1), base)),
  );
  return createFractionExercise({
    text: `What is ${formatPower(`(${formatFraction(base)})`, exponent)}?`,
    answer,
    mistakes: [
      exponent > 0 ? turned : raised,
      multiplyFractions(base, createFraction(exponent)),
      createFraction(base.top ** size, base.bottom),
      subtractFractions(createFraction(0), answer),
      createFraction(base.top, base.bottom ** size),
    ],
    steps: `${exponent > 0 ? '' : 'A negative exponent flips the fraction. '}${repeated.join(' × ')} = ${formatFraction(answer)}.`,
    write: formatFraction,
    signed: true,
  });
}

function equation(draw: RandomDraw): Exercise {
  const [a, b] = draw.of([
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 5],
    [3, 6],
    [4, 6],
    [2, 7],
  ]) as [number, number];
  const shared = leastCommonMultiple(a, b);
  const count = draw.between(1, 5);
  const x = shared * count;
  const total = x / a + x / b;
  return createNumberExercise({
    text: `What is x when x/${a} + x/${b} = ${total}?`,
    answer: x,
    mistakes: [total * (a + b), total * a, x + shared, total * b, x - shared],
    steps: `Multiply both sides by ${shared}: ${formatTerms([shared / a, 'x'], [shared / b, 'x'])} = ${formatWhole(total * shared)}, so ${shared / a + shared / b}x = ${formatWhole(total * shared)}.`,
    least: 1,
  });
}

function bothRed(draw: RandomDraw): Exercise {
  const [red, blue] = [draw.between(2, 6), draw.between(2, 7)];
  const all = red + blue;
  return createFractionExercise({
    text: `A bag holds ${red} red and ${blue} blue marbles. Two are drawn without putting the first one back. What is the probability that both are red?`,
    answer: multiplyFractions(createFraction(red, all), createFraction(red - 1, all - 1)),
    mistakes: [
      multiplyFractions(createFraction(red, all), createFraction(red, all)),
      createFraction(red, all),
      createFraction(2, red),
      multiplyFractions(createFraction(red, all), createFraction(red - 1, all)),
      createFraction(red - 1, all - 1),
    ].filter((f) => f.top < f.bottom),
    steps: `First ${red}/${all}, then ${red - 1}/${all - 1}, because one red marble is gone. Multiply: ${red}/${all} × ${red - 1}/${all - 1}.`,
  });
}

function withLetters(draw: RandomDraw): Exercise {
  const [p, q] = draw.of([
    [2, 3],
    [2, 4],
    [3, 6],
    [2, 5],
    [3, 4],
    [4, 6],
  ]) as [number, number];
  const inLowestTerms = (bottom: number) =>
    draw.of([1, 2, 3, 5, 7].filter((top) => greatestCommonDivisor(top, bottom) === 1));
  const [a, b] = [inLowestTerms(p), inLowestTerms(q)];
  const shared = leastCommonMultiple(p, q);
  const [first, second] = [(a * shared) / p, (b * shared) / q];
  return createFractionExercise({
    text: `What is ${a}/(${p}x) + ${b}/(${q}x) as one fraction, where x is not 0?`,
    answer: createFraction(first + second, shared),
    mistakes: [
      createFraction(a + b, p + q),
      createFraction(a + b, p * q),
      createFraction(a * b, p * q),
      createFraction(a + b, shared),
    ],
    steps: `Rewrite with the common denominator ${shared}x: ${first}/(${shared}x) + ${second}/(${shared}x) = ${first + second}/(${shared}x).`,
    write: ({ top, bottom }) => (bottom === 1 ? `${top}/x` : `${top}/(${bottom}x)`),
  });
}

function withoutEnd(draw: RandomDraw): Exercise {
  const first = draw.between(1, 6);
  const ratio = draw.between(2, 6);
  const part = (n: number) => formatFraction(createFraction(first, ratio ** n));
  const answer = createFraction(first * ratio, ratio - 1);
  return createFractionExercise({
    text: `What is the sum of the infinite geometric series ${part(0)} + ${part(1)} + ${part(2)} + …?`,
    answer,
    mistakes: [
      createFraction(first, ratio - 1),
      createFraction(first * ratio, ratio + 1),
      createFraction(first * (ratio + 1), ratio),
      createFraction(first * (ratio ** 2 + ratio + 1), ratio ** 2),
    ],
    steps: `Each term is 1/${ratio} of the previous term, so the sum is ${first} ÷ (1 − 1/${ratio}) = ${first} ÷ ${ratio - 1}/${ratio}.`,
    write: formatMixed,
  });
}
