import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import {
  createFractionExercise,
  createNumberExercise,
  defineExerciseKind,
  type Exercise,
  type ExerciseKind,
} from './exercise.ts';
import { formatFraction } from './format-math.ts';
import {
  compareFractions,
  createFraction,
  divideFractions,
  equalFractionsInGrade3,
  type Fraction,
  leastCommonMultiple,
  listCoprimeNumerators,
} from './fraction.ts';
import { fractionArithmeticKinds } from './fraction-arithmetic.ts';
import { fractionBarKinds } from './fraction-bars.ts';
import { fractionKindsInLaterGrades } from './fractions-in-later-grades.ts';
import { foods, fractionKindsInWords, toCutSentences } from './fractions-in-words.ts';
import { listDifferentFractions } from './list-different-fractions.ts';
import { fractionOnLine } from './number-lines.ts';

export const fractionKinds: readonly ExerciseKind[] = [
  ...fractionKindsInWords,
  ...fractionBarKinds,
  defineExerciseKind(3, 4, fractionOnLine),
  defineExerciseKind(3, 3, eaten),
  defineExerciseKind(3, 3, partOfNumber),
  defineExerciseKind(3, 5, largest),
  defineExerciseKind(3, 5, equalFraction),
  defineExerciseKind(4, 6, partOfNumber),
  defineExerciseKind(4, 6, simplestForm),
  defineExerciseKind(4, 6, mixedNumber),
  ...fractionArithmeticKinds,
  ...fractionKindsInLaterGrades,
];

/** The fraction is not reduced, because grade 3 does not ask for simplest form. */
function eaten(draw: RandomDraw): Exercise {
  const parts = draw.of([3, 4, 6, 8]);
  const taken = draw.between(1, parts - 1);
  const wrong = [
    [parts - taken, parts],
    [taken, parts + 1],
    [1, taken + 1],
    [taken, parts + 2],
    [taken + 1, parts],
  ] as const;
  return {
    text: toCutSentences(draw.of(foods), taken, parts),
    answer: `${taken}/${parts}`,
    mistakes: listDifferentFractions(wrong, createFraction(taken, parts)),
    steps: `${taken} of ${parts} equal pieces ${taken === 1 ? 'is' : 'are'} ${taken}/${parts}.`,
  };
}

function partOfNumber(draw: RandomDraw, grade: number): Exercise {
  const bottom = draw.of(grade === 3 ? [2, 3, 4] : [3, 4, 5, 6, 8, 9]);
  const top = grade === 3 ? 1 : draw.of(listCoprimeNumerators(bottom));
  const part = draw.between(2, grade === 3 ? 10 : 12);
  const all = part * bottom;
  return createNumberExercise({
    text: `What is ${top}/${bottom} of ${all}?`,
    answer: top * part,
    mistakes: [part, all - top * part, all - bottom, top * part + top].filter((n) => n < all),
    steps:
      top === 1
        ? `Divide ${all} into ${bottom} equal parts: ${all} ÷ ${bottom} = ${part}.`
        : `One part is ${all} ÷ ${bottom} = ${part}, and ${top} of them are ${top} × ${part} = ${top * part}.`,
    least: 1,
  });
}

function largest(draw: RandomDraw, grade: number): Exercise {
  const all = grade < 4 ? sameTopOrBottom(draw) : anyFour(draw);
  const [answer, ...others] = all.toSorted((a, b) => compareFractions(b, a)) as [Fraction, ...Fraction[]];
  const list = draw.shuffled(all).map(formatFraction);
  const sameBottom = all.every((f) => f.bottom === answer.bottom);
  const shared = all.map((f) => f.bottom).reduce(leastCommonMultiple);
  const asParts = all.map((f) =>
    f.bottom === shared ? formatFraction(f) : `${formatFraction(f)} = ${(f.top * shared) / f.bottom}/${shared}`,
  );
  const easy = sameBottom
    ? `All are made of equal parts, ${answer.bottom} to a whole, so the one with the most parts is the largest.`
    : `Each is ${answer.top === 1 ? 'one part' : `${answer.top} parts`}. The fewer parts a whole has, the larger each part is.`;
  return createFractionExercise({
    text: `Which is the largest: ${list.slice(0, 3).join(', ')} or ${list[3]}?`,
    answer,
    mistakes: others,
    steps: grade < 4 || sameBottom ? easy : `Rewrite with a common denominator: ${asParts.join(', ')}.`,
  });
}

/** Draws four fractions with the same denominator or the numerator 1; not reduced, so that they stay comparable. */
function sameTopOrBottom(draw: RandomDraw): Fraction[] {
  const bottom = draw.of([6, 8]);
  const tops = Array.from({ length: bottom - 1 }, (_, n) => n + 1);
  const all = draw.of([true, false])
    ? tops.map((top) => ({ top, bottom }))
    : [2, 3, 4, 6, 8].map((other) => ({ top: 1, bottom: other }));
  return draw.shuffled(all).slice(0, 4);
}

/** Draws four different fractions whose denominators have a small common multiple. */
function anyFour(draw: RandomDraw): Fraction[] {
  const bottoms = draw.of([
    [2, 3, 4, 6, 12],
    [2, 4, 5, 10, 20],
    [2, 3, 5, 10, 15],
    [2, 4, 8, 16],
  ]);
  const possible = bottoms.flatMap((bottom) => listCoprimeNumerators(bottom).map((top) => createFraction(top, bottom)));
  return draw.shuffled(possible).slice(0, 4);
}

function drawEqualFraction(draw: RandomDraw, grade: number): readonly [top: number, bottom: number, by: number] {
  if (grade === 3) return draw.of(equalFractionsInGrade3);
  const bottom = draw.between(3, 8);
  return [draw.of(listCoprimeNumerators(bottom).filter((n) => n > 1)), bottom, draw.between(2, 5)];
}

function equalFraction(draw: RandomDraw, grade: number): Exercise {
  const [top, bottom, by] = drawEqualFraction(draw, grade);
  const wrong = [
    [top + by, bottom + by],
    [top * by, bottom * (by + 1)],
    [top * by + 1, bottom * by],
    [top * by, bottom],
    [top, bottom * by],
  ] as const;
  return {
    text: `Which fraction is equal to ${top}/${bottom}?`,
    answer: `${top * by}/${bottom * by}`,
    mistakes: listDifferentFractions(wrong, createFraction(top, bottom)),
    steps: `Multiply top and bottom by the same number: ${top} × ${by} = ${top * by} and ${bottom} × ${by} = ${bottom * by}.`,
  };
}

function simplestForm(draw: RandomDraw, grade: number): Exercise {
  const bottom = draw.between(3, grade < 6 ? 8 : 12);
  const top = draw.of(listCoprimeNumerators(bottom));
  const by = draw.between(2, grade < 6 ? 5 : 9);
  return createFractionExercise({
    text: `What is ${top * by}/${bottom * by} in simplest form?`,
    answer: createFraction(top, bottom),
    mistakes: [createFraction(top, bottom * by), createFraction(top, bottom + 1), createFraction(bottom - top, bottom)],
    steps: `Both ${top * by} and ${bottom * by} can be divided by ${by}: ${top * by} ÷ ${by} = ${top} and ${bottom * by} ÷ ${by} = ${bottom}.`,
  });
}

function mixedNumber(draw: RandomDraw): Exercise {
  const bottom = draw.between(3, 9);
  const top = draw.of(listCoprimeNumerators(bottom));
  const wholes = draw.between(1, 6);
  const all = wholes * bottom + top;
  const answer = createFraction(all, bottom);
  return createFractionExercise({
    text: `What is ${all}/${bottom} as a mixed number?`,
    answer,
    mistakes: [
      createFraction((wholes + 1) * bottom + top, bottom),
      createFraction((wholes - 1) * bottom + top, bottom),
      createFraction(top * bottom + wholes, bottom),
      divideFractions(createFraction(wholes * bottom + bottom - top), createFraction(bottom)),
    ].filter((f) => f.top > f.bottom && f.bottom > 1),
    steps: `${wholes} × ${bottom} = ${wholes * bottom}, and ${all} − ${wholes * bottom} = ${top} is left over: ${wholes} and ${top}/${bottom}.`,
  });
}
