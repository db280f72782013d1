import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { createFractionExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatFraction, formatSimplification, formatWhole } from './format-math.ts';
import {
  addFractions,
  compareFractions,
  createFraction,
  divideFractions,
  type Fraction,
  leastCommonMultiple,
  listCoprimeNumerators,
  multiplyFractions,
  subtractFractions,
} from './fraction.ts';

export const fractionArithmeticKinds: readonly ExerciseKind[] = [
  defineExerciseKind(4, 5, sameDenominator),
  defineExerciseKind(5, 7, differentDenominators),
  defineExerciseKind(6, 8, product),
  defineExerciseKind(6, 8, quotient),
  defineExerciseKind(7, 8, withSigns),
];

/** Draws a fraction between 0 and 1 in lowest terms. */
export const drawProperFraction = (draw: RandomDraw, bottom: number): Fraction =>
  createFraction(draw.of(listCoprimeNumerators(bottom)), bottom);

/** Draws two fractions between 0 and 1 with different denominators from 2 to `most`. */
function drawTwoProperFractions(draw: RandomDraw, most: number): [Fraction, Fraction] {
  const [first, second] = draw.shuffled(Array.from({ length: most - 1 }, (_, n) => n + 2)) as [number, number];
  return [drawProperFraction(draw, first), drawProperFraction(draw, second)];
}

function sameDenominator(draw: RandomDraw): Exercise {
  const bottom = draw.between(4, 12);
  const sum = draw.of([true, false]);
  const [a, b] = sum
    ? [draw.between(1, bottom - 3), draw.between(1, 2)]
    : [draw.between(3, bottom - 1), draw.between(1, 2)];
  const [sign, top, other] = sum ? (['+', a + b, Math.abs(a - b)] as const) : (['−', a - b, a + b] as const);
  const answer = createFraction(top, bottom);
  return createFractionExercise({
    text: `What is ${a}/${bottom} ${sign} ${b}/${bottom}?`,
    answer,
    mistakes: [
      createFraction(top, 2 * bottom),
      createFraction(top + 1, bottom),
      createFraction(other, bottom),
      createFraction(top, bottom + 1),
    ],
    steps: `Keep the denominator ${bottom}. ${a} ${sign} ${b} = ${top}, so the result is ${top}/${bottom}${formatSimplification(top, bottom)}.`,
  });
}

function differentDenominators(draw: RandomDraw, grade: number): Exercise {
  const most = grade < 7 ? 6 : 10;
  const [first, second] = drawTwoProperFractions(draw, most).toSorted((a, b) => compareFractions(b, a)) as [
    Fraction,
    Fraction,
  ];
  const sum = draw.of([true, false]);
  const [sign, answer] = sum
    ? (['+', addFractions(first, second)] as const)
    : (['−', subtractFractions(first, second)] as const);
  const straight = sum
    ? createFraction(first.top + second.top, first.bottom + second.bottom)
    : createFraction(Math.abs(first.top - second.top), Math.abs(first.bottom - second.bottom));
  const shared = leastCommonMultiple(first.bottom, second.bottom);
  const tops = [first, second].map((f) => (f.top * shared) / f.bottom);
  return createFractionExercise({
    text: `What is ${formatFraction(first)} ${sign} ${formatFraction(second)}?`,
    answer,
    mistakes: [
      straight,
      sum ? subtractFractions(first, second) : addFractions(first, second),
      createFraction(first.top + second.top, shared),
      multiplyFractions(first, second),
    ],
    steps: `Rewrite with the common denominator ${shared}: ${tops[0]}/${shared} ${sign} ${tops[1]}/${shared} = ${(answer.top * shared) / answer.bottom}/${shared}.`,
  });
}

function product(draw: RandomDraw): Exercise {
  const [first, second] = drawTwoProperFractions(draw, 8);
  return createFractionExercise({
    text: `What is ${formatFraction(first)} × ${formatFraction(second)}?`,
    answer: multiplyFractions(first, second),
    mistakes: [
      divideFractions(first, second),
      addFractions(first, second),
      createFraction(first.top * second.top, first.bottom + second.bottom),
      createFraction(Math.min(first.top, second.top), 2 * first.bottom * second.bottom),
      createFraction(first.top * second.top, first.bottom * second.bottom + first.bottom),
    ],
    steps: `Multiply the numerators and multiply the denominators: ${first.top * second.top}/${first.bottom * second.bottom}${formatSimplification(first.top * second.top, first.bottom * second.bottom)}.`,
  });
}

function quotient(draw: RandomDraw): Exercise {
  const [first, second] = drawTwoProperFractions(draw, 8);
  const turned = formatFraction(divideFractions(createFraction(1), second));
  return createFractionExercise({
    text: `What is ${formatFraction(first)} ÷ ${formatFraction(second)}?`,
    answer: divideFractions(first, second),
    mistakes: [
      multiplyFractions(first, second),
      divideFractions(second, first),
      addFractions(first, second),
      subtractFractions(first, second),
    ],
    steps: `Flip the second fraction and multiply: ${formatFraction(first)} × ${turned} = ${first.top * second.bottom}/${first.bottom * second.top}${formatSimplification(first.top * second.bottom, first.bottom * second.top)}.`,
  });
}

function withSigns(draw: RandomDraw): Exercise {
  const [first, second] = drawTwoProperFractions(draw, 6);
  const minusFirst = subtractFractions(createFraction(0), first);
  const shared = leastCommonMultiple(first.bottom, second.bottom);
  const tops = [first, second].map((f) => (f.top * shared) / f.bottom) as [number, number];
  return createFractionExercise({
    text: `What is ${formatFraction(minusFirst)} + ${formatFraction(second)}?`,
    answer: addFractions(minusFirst, second),
    mistakes: [
      addFractions(first, second),
      subtractFractions(first, second),
      subtractFractions(minusFirst, second),
      createFraction(second.top - first.top, first.bottom + second.bottom),
    ],
    steps: `Rewrite with the common denominator ${shared}: −${tops[0]}/${shared} + ${tops[1]}/${shared} = ${formatWhole(tops[1] - tops[0])}/${shared}.`,
    signed: true,
  });
}
