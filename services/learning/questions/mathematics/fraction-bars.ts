/** Exercises about bars that are cut into equal parts, of which the first ones are shaded. */
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { compareFractions, createFraction, equalFractionsInGrade3, type Fraction } from './fraction.ts';
import { fractionNames } from './fractions-in-words.ts';
import { listDifferentFractions } from './list-different-fractions.ts';

export const fractionBarKinds: readonly ExerciseKind[] = [
  defineExerciseKind(1, 2, shadedInWords),
  defineExerciseKind(3, 4, shaded),
  defineExerciseKind(3, 4, equalBars),
  defineExerciseKind(3, 4, comparedBars),
];

const drawBars = (...bars: readonly (readonly [shaded: number, parts: number])[]): PracticeFigure => ({
  kind: 'fraction-bars',
  bars: bars.map(([first, parts]) => ({ parts, shaded: first })),
});

/** Grade 1 has halves and fourths, grade 2 thirds as well. */
function shadedInWords(draw: RandomDraw, grade: number): Exercise {
  const [answer, top, parts] = draw.of(fractionNames.filter(([, , bottom]) => grade > 1 || bottom !== 3));
  return {
    text: 'Which fraction of the bar is shaded?',
    answer,
    mistakes: fractionNames.map(([name]) => name).filter((name) => name !== answer),
    steps: `The bar has ${parts} equal parts, and ${top} of them ${top === 1 ? 'is' : 'are'} shaded.`,
    figure: drawBars([top, parts]),
  };
}

const partsOfGrade = (grade: number): readonly number[] => (grade === 3 ? [2, 3, 4, 6, 8] : [3, 4, 5, 6, 8, 10, 12]);

function shaded(draw: RandomDraw, grade: number): Exercise {
  const parts = draw.of(partsOfGrade(grade));
  const first = draw.between(1, parts - 1);
  const isShaded = draw.of([true, false]);
  const top = isShaded ? first : parts - first;
  const wrong = [
    [parts - top, parts],
    [top, parts + 1],
    [Math.min(top, parts - top), Math.max(top, parts - top)],
    [1, top + 1],
    [top, parts + 2],
    [top + 1, parts + 1],
  ] as const;
  return {
    text: `Which fraction of the bar is ${isShaded ? 'shaded' : 'not shaded'}?`,
    answer: `${top}/${parts}`,
    mistakes: listDifferentFractions(wrong, createFraction(top, parts)),
    steps: `The bar has ${parts} equal parts, and ${top} of them ${top === 1 ? 'is' : 'are'} ${isShaded ? 'shaded' : 'not shaded'}.`,
    figure: drawBars([first, parts]),
  };
}

/** The further ones of grade 4. */
const equalFractionsInGrade4 = [
  [1, 2, 5],
  [2, 3, 3],
  [3, 4, 3],
  [2, 5, 2],
  [3, 5, 2],
  [4, 5, 2],
  [1, 6, 2],
  [5, 6, 2],
] as const;

function equalBars(draw: RandomDraw, grade: number): Exercise {
  const [top, bottom, by] = draw.of(
    grade === 3 ? equalFractionsInGrade3 : [...equalFractionsInGrade3, ...equalFractionsInGrade4],
  );
  const [finerTop, finerBottom] = [top * by, bottom * by];
  const first = `${top}/${bottom}`;
  return {
    text: 'Which equation do the two bars show?',
    answer: `${first} = ${finerTop}/${finerBottom}`,
    mistakes: [
      `${first} = ${top}/${finerBottom}`,
      `${first} = ${finerTop + 1}/${finerBottom}`,
      `${first} = ${finerTop}/${finerBottom + by}`,
      `${top}/${bottom + 1} = ${finerTop}/${finerBottom}`,
    ],
    steps: `In the first bar ${top} of ${bottom} parts ${top === 1 ? 'is' : 'are'} shaded, in the second bar ${finerTop} of ${finerBottom}. Both shaded parts are equally long.`,
    figure: drawBars([top, bottom], [finerTop, finerBottom]),
  };
}

/** Draws two fractions with the same top or the same bottom; in grade 4 any two. They differ in value. */
function drawTwoFractions(draw: RandomDraw, grade: number): [Fraction, Fraction] {
  const all = partsOfGrade(grade).flatMap((bottom) =>
    Array.from({ length: bottom - 1 }, (_, n): Fraction => ({ top: n + 1, bottom })),
  );
  const first = draw.of(all);
  const isComparable = ({ top, bottom }: Fraction) => grade > 3 || top === first.top || bottom === first.bottom;
  const second = draw.of(all.filter((other) => isComparable(other) && compareFractions(other, first) !== 0));
  return [first, second];
}

/** Fractions are written as they are drawn, because a comparison in simplest form would be of other bars. */
function comparedBars(draw: RandomDraw, grade: number): Exercise {
  const [first, second] = drawTwoFractions(draw, grade);
  const isLess = compareFractions(first, second) < 0;
  const write = ({ top, bottom }: Fraction) => `${top}/${bottom}`;
  const restOf = ({ top, bottom }: Fraction) => `${bottom - top}/${bottom}`;
  const [sign, opposite] = isLess ? ['<', '>'] : ['>', '<'];
  return {
    text: 'Which comparison do the two bars show?',
    answer: `${write(first)} ${sign} ${write(second)}`,
    // The sign is exchanged, or the parts that are not shaded are counted.
    mistakes: [
      `${write(first)} ${opposite} ${write(second)}`,
      `${write(first)} = ${write(second)}`,
      `${restOf(first)} ${sign} ${restOf(second)}`,
    ],
    steps: `The bars are equally long. More of the ${isLess ? 'second' : 'first'} bar is shaded, and the sign opens to the larger fraction.`,
    figure: drawBars([first.top, first.bottom], [second.top, second.bottom]),
  };
}
