import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { decimalKindsInLaterGrades } from './decimals-in-later-grades.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatDecimal, formatWhole } from './format-math.ts';
import { listCoprimeNumerators } from './fraction.ts';
import { moneyKinds } from './money.ts';
import { tenthsOnLine } from './number-lines.ts';

export const decimalKinds: readonly ExerciseKind[] = [
  defineExerciseKind(4, 5, partsOfTen),
  defineExerciseKind(4, 6, largest),
  defineExerciseKind(4, 5, tenthsOnLine),
  defineExerciseKind(4, 5, valueOfDigit),
  defineExerciseKind(4, 6, sumOrDifference),
  defineExerciseKind(4, 6, rounded),
  defineExerciseKind(5, 7, ofFraction),
  ...decimalKindsInLaterGrades,
  ...moneyKinds,
];

/** Decimals are represented as whole numbers of their last place: 3.25 is 325 hundredths. */
const hundredths = (n: number): string => formatDecimal(n, 2);

function partsOfTen(draw: RandomDraw): Exercise {
  const places = draw.of([1, 2]);
  const units = draw.between(2, places === 1 ? 9 : 99);
  const name = places === 1 ? 'tenths' : 'hundredths';
  return {
    text: `Which number is ${units} ${name}?`,
    answer: formatDecimal(units, places),
    mistakes: [
      formatWhole(units * 10),
      ...[0, 1, 2, 3].filter((other) => other !== places).map((other) => formatDecimal(units, other)),
    ],
    steps: `${places === 1 ? 'Ten tenths make one whole. Tenths' : 'One hundred hundredths make one whole. Hundredths'} go in the ${places === 1 ? 'first' : 'second'} place after the decimal point.`,
  };
}

function largest(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = draw.shuffled([2, 3, 4, 5, 6, 7, 8, 9]) as [number, number];
  const before = grade < 5 ? 0 : draw.between(0, 9);
  const [top, low] = [Math.max(a, b), Math.min(a, b)];
  // In thousandths: 0.7, 0.47, 0.407, 0.074. The options test the mistake that more digits make a number larger.
  const all = [top * 100, low * 100 + top * 10, low * 100 + top, top * 10 + low].map((n) => before * 1_000 + n);
  const list = draw.shuffled(all).map((n) => formatDecimal(n, 3));
  const answer = all[0] as number;
  return {
    text: `Which is the largest: ${list.slice(0, 3).join(', ')} or ${list[3]}?`,
    answer: formatDecimal(answer, 3),
    mistakes: all.slice(1).map((n) => formatDecimal(n, 3)),
    steps: `Compare from the left. ${before === 0 ? 'The' : 'The whole numbers are equal, so the'} tenths decide: ${top} tenths are more than ${low} or 0. More digits do not make a decimal larger.`,
  };
}

function valueOfDigit(draw: RandomDraw): Exercise {
  const digits = draw.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 4);
  const place = draw.between(1, 4);
  const digit = digits[4 - place] as number;
  const name = ['hundredths', 'tenths', 'ones', 'tens'][place - 1];
  const at = (exponent: number) => hundredths(digit * 10 ** exponent);
  const values = [0, 1, 2, 3].map(at);
  return {
    text: `What is the value of the ${digit} in ${hundredths(Number(digits.join('')))}?`,
    answer: at(place - 1),
    mistakes: values.filter((value) => value !== at(place - 1)),
    steps: `The ${digit} is in the ${name} place.`,
  };
}

function sumOrDifference(draw: RandomDraw, grade: number): Exercise {
  const [places, more] = draw.of(
    grade < 5
      ? [
          [1, 1],
          [2, 2],
        ]
      : [
          [1, 2],
          [2, 1],
          [2, 2],
          [2, 3],
        ],
  ) as [number, number];
  const shared = Math.max(places, more);
  const unlike = () => draw.between(1, 8) * 10 + draw.between(1, 8);
  const [first, second] = [unlike() * 10 ** (places - 1) + places, unlike() * 10 ** (more - 1) + more];
  const [a, b] = [first * 10 ** (shared - places), second * 10 ** (shared - more)];
  const sum = a <= b || draw.of([true, false]);
  const [sign, answer] = sum ? ['+', a + b] : ['−', a - b];
  // The mistake of aligning the numbers by their last digits instead of their decimal points.
  const straight = sum ? first + second : Math.abs(first - second);
  return createNumberExercise({
    text: `What is ${formatDecimal(first, places)} ${sign} ${formatDecimal(second, more)}?`,
    answer: answer as number,
    mistakes: [
      straight,
      (answer as number) + 10,
      (answer as number) - 10,
      (answer as number) * 10,
      (answer as number) + 1,
    ],
    steps: `Line up the decimal points and fill in zeros: ${padded(a, shared)} ${sign} ${padded(b, shared)} = ${padded(answer as number, shared)}.`,
    write: (n) => formatDecimal(n, shared),
    least: 1,
  });
}

/** A decimal with trailing zeros up to `places`, as in column arithmetic. */
function padded(units: number, places: number): string {
  const text = String(units).padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
}

function rounded(draw: RandomDraw, grade: number): Exercise {
  const places = grade < 6 ? draw.of([0, 1]) : draw.of([1, 2]);
  const kept = draw.between(11, 98) * 10 ** places + draw.between(1, 8);
  const tail = draw.of([12, 27, 38, 46, 48, 53, 64, 71, 87]);
  const up = tail >= 50;
  const answer = kept + (up ? 1 : 0);
  const to = ['whole number', 'tenth', 'hundredth'][places];
  return createNumberExercise({
    text: `What is ${formatDecimal(kept * 100 + tail, places + 2)} rounded to the nearest ${to}?`,
    answer,
    mistakes: [up ? kept : kept + 1, kept - 1, kept + 2, kept + 10],
    steps: `The next digit is ${Math.floor(tail / 10)}, which is ${up ? '5 or more: round up' : 'less than 5: round down'}.`,
    write: (n) => formatDecimal(n, places),
    least: 1,
  });
}

function ofFraction(draw: RandomDraw): Exercise {
  const bottom = draw.of([2, 4, 5, 8, 20, 25, 50]);
  const top = draw.of(listCoprimeNumerators(bottom));
  const answer = (top * 1_000) / bottom;
  const beside = bottom * (bottom < 10 ? 100 : 10);
  return createNumberExercise({
    text: `What is ${top}/${bottom} as a decimal?`,
    answer,
    // Mistakes: the two numbers written side by side or with a point between them, and the difference to one.
    mistakes: [top * 100 + beside / 10, beside, top * 1_000 + beside, answer / 10, 1_000 - answer],
    steps:
      bottom === 8
        ? `One eighth is 0.125, and ${top} × 0.125 = ${formatDecimal(answer, 3)}.`
        : `Rewrite it in hundredths: ${top}/${bottom} = ${(top * 100) / bottom}/100.`,
    write: (n) => formatDecimal(n, 3),
    least: 1,
  });
}
