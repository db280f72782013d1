import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';

/** Fractions for grades that do not write them with digits yet. */
export const fractionKindsInWords: readonly ExerciseKind[] = [
  defineExerciseKind(1, 2, eatenInWords),
  defineExerciseKind(1, 2, nameOfPiece),
  defineExerciseKind(1, 2, howManyParts),
  defineExerciseKind(2, 2, largestPiece),
];

const partNames: Readonly<Record<number, string>> = {
  2: 'halves',
  3: 'thirds',
  4: 'fourths',
  6: 'sixths',
  8: 'eighths',
};
const partsFor = (grade: number): number[] => (grade === 1 ? [2, 3, 4] : [2, 3, 4, 6, 8]);

export const foods = ['pizza', 'pie', 'cake', 'melon'] as const;

/** Fractions in words, for grades that do not write them with digits yet. */
export const fractionNames = [
  ['one half', 1, 2],
  ['one third', 1, 3],
  ['two thirds', 2, 3],
  ['one fourth', 1, 4],
  ['three fourths', 3, 4],
] as const;

export const toCutSentences = (food: string, taken: number, parts: number): string =>
  `A ${food} is cut into ${parts} equal pieces. ${taken} ${taken === 1 ? 'piece is' : 'pieces are'} eaten. What fraction of the ${food} is eaten?`;

function eatenInWords(draw: RandomDraw): Exercise {
  const [answer, taken, parts] = draw.of(fractionNames);
  return {
    text: toCutSentences(draw.of(foods), taken, parts),
    answer,
    mistakes: fractionNames.map(([name]) => name).filter((name) => name !== answer),
    steps: `${taken} of ${parts} equal pieces ${taken === 1 ? 'is' : 'are'} ${answer}.`,
  };
}

const pieceNames: Readonly<Record<number, string>> = {
  2: 'one half',
  3: 'one third',
  4: 'one fourth',
  6: 'one sixth',
  8: 'one eighth',
};

function nameOfPiece(draw: RandomDraw, grade: number): Exercise {
  const parts = draw.of(partsFor(grade));
  const food = draw.of(foods);
  const answer = pieceNames[parts] as string;
  return {
    text: `A ${food} is cut into ${parts} equal pieces. What is one piece called?`,
    answer,
    mistakes: partsFor(2)
      .map((other) => pieceNames[other] as string)
      .filter((name) => name !== answer),
    steps: `${parts} equal pieces make one whole ${food}, so each piece is ${answer}.`,
  };
}

/** More equal pieces are smaller pieces, in words. */
function largestPiece(draw: RandomDraw): Exercise {
  const food = draw.of(foods);
  const [most, parts] = draw.of([
    ['largest', (all: number[]) => Math.min(...all)],
    ['smallest', (all: number[]) => Math.max(...all)],
  ] as const);
  const all = draw.shuffled(partsFor(2)).slice(0, 4);
  const names = all.map((part) => pieceNames[part] as string);
  const answer = pieceNames[parts(all)] as string;
  return {
    text: `Which piece of a ${food} is the ${most}: ${names.slice(0, 3).join(', ')} or ${names[3]}?`,
    answer,
    mistakes: names.filter((name) => name !== answer),
    steps: `The more equal pieces a ${food} is cut into, the smaller each piece is.`,
  };
}

function howManyParts(draw: RandomDraw, grade: number): Exercise {
  const parts = draw.of(partsFor(grade));
  const wholes = draw.between(1, grade === 1 ? 3 : 5);
  const cakes = wholes === 1 ? 'one whole cake' : `${wholes} whole cakes`;
  return createNumberExercise({
    text: `How many ${partNames[parts]} are there in ${cakes}?`,
    answer: parts * wholes,
    mistakes: [parts * wholes + 1, parts * wholes - 1, parts + wholes, parts * wholes + parts],
    steps:
      wholes === 1
        ? `A whole cut into ${partNames[parts]} has ${parts} equal parts.`
        : `Each cake has ${parts} ${partNames[parts]}: ${wholes} × ${parts} = ${parts * wholes}.`,
    least: 1,
  });
}
