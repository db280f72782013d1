import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { divisionOfArray } from './arrays.ts';
import { divisionKindsInLaterGrades } from './division-in-later-grades.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatWhole } from './format-math.ts';
import { storyNames, storyThings } from './story-words.ts';

export const divisionKinds: readonly ExerciseKind[] = [
  defineExerciseKind(1, 4, sharing),
  defineExerciseKind(1, 2, half),
  defineExerciseKind(1, 3, howManyBags),
  defineExerciseKind(2, 6, quotient),
  defineExerciseKind(2, 4, divisionOfArray),
  defineExerciseKind(3, 6, missingNumber),
  defineExerciseKind(4, 6, remainder),
  defineExerciseKind(4, 6, howManyCars),
  ...divisionKindsInLaterGrades,
];

/** Draws a divisor and a quotient that suit the grade. */
function parts(draw: RandomDraw, grade: number): [divisor: number, quotient: number] {
  if (grade === 1) return [draw.of([2, 3, 5]), draw.between(2, 5)];
  if (grade === 2) return [draw.of([2, 5, 10]), draw.between(2, 10)];
  if (grade === 3) return [draw.between(3, 10), draw.between(3, 10)];
  if (grade === 4) return [draw.between(3, 9), draw.between(12, 99)];
  if (grade === 5) return [draw.between(4, 12), draw.between(102, 450)];
  return [draw.between(12, 35), draw.between(24, 250)];
}

function quotient(draw: RandomDraw, grade: number): Exercise {
  const [divisor, answer] = parts(draw, grade);
  return createNumberExercise({
    text: `What is ${formatWhole(divisor * answer)} ÷ ${divisor}?`,
    answer,
    mistakes: mistakesOf(divisor, answer),
    steps: stepsOf(divisor, answer),
    least: 1,
  });
}

/** Typical mistakes: off by one group, subtracted instead, a digit of the quotient lost, or a zero inserted. */
function mistakesOf(divisor: number, answer: number): number[] {
  if (answer <= 10) return [answer + 1, answer - 1, answer - 2, divisor * answer - divisor];
  const digits = String(answer);
  const withZero = Number(`${digits.slice(0, -1)}0${digits.slice(-1)}`);
  return [answer + 10, answer - 10, answer + 1, withZero];
}

/** Explains a division: “Take 7s from 364: 7 × 50 = 350, 7 × 2 = 14; 50 + 2 = 52.” */
function stepsOf(divisor: number, answer: number): string {
  const all = formatWhole(divisor * answer);
  if (answer <= 10) return `${divisor} × ${answer} = ${all}, so ${all} ÷ ${divisor} = ${answer}.`;
  const chunks = [...String(answer)]
    .map((digit, place, digits) => Number(digit) * 10 ** (digits.length - 1 - place))
    .filter((chunk) => chunk > 0);
  const products = chunks.map((chunk) => `${divisor} × ${chunk} = ${formatWhole(divisor * chunk)}`).join(', ');
  const together = chunks.length > 1 ? ` Add them: ${chunks.join(' + ')} = ${answer}.` : '';
  return `How many times does ${divisor} go into ${all}? ${products}.${together}`;
}

function sharing(draw: RandomDraw, grade: number): Exercise {
  const [divisor, answer] = parts(draw, Math.min(grade, 3));
  const [name, thing] = [draw.of(storyNames), draw.of(storyThings)];
  const all = formatWhole(divisor * answer);
  return createNumberExercise({
    text: `${name} shares ${all} ${thing} equally among ${divisor} friends. How many ${thing} does each friend get?`,
    answer,
    mistakes: mistakesOf(divisor, answer),
    steps: `“Shares equally” means divide. ${stepsOf(divisor, answer)}`,
    least: 1,
  });
}

function half(draw: RandomDraw): Exercise {
  const answer = draw.between(2, 10);
  return createNumberExercise({
    text: `What is half of ${2 * answer}?`,
    answer,
    mistakes: [4 * answer, answer + 1, answer - 1, answer + 2],
    steps: `Half means two equal parts: ${answer} + ${answer} = ${2 * answer}.`,
    least: 1,
  });
}

function howManyBags(draw: RandomDraw, grade: number): Exercise {
  const [divisor, answer] = parts(draw, grade);
  const [name, thing] = [draw.of(storyNames), draw.of(storyThings)];
  return createNumberExercise({
    text: `${name} puts ${divisor * answer} ${thing} into bags of ${divisor}. How many bags are filled?`,
    answer,
    mistakes: mistakesOf(divisor, answer),
    steps: `Take away ${divisor} at a time until nothing is left. ${stepsOf(divisor, answer)}`,
    least: 1,
  });
}

function missingNumber(draw: RandomDraw, grade: number): Exercise {
  const [divisor, answer] = grade < 5 ? parts(draw, 3) : [draw.between(3, 12), draw.between(11, 40)];
  const all = divisor * answer;
  return createNumberExercise({
    text: `Which number is missing: ? ÷ ${divisor} = ${answer}`,
    answer: all,
    mistakes: [all + divisor, all - divisor, divisor + answer, all + answer],
    steps: `Work backward by multiplying: ${answer} × ${divisor} = ${formatWhole(all)}.`,
    least: 1,
  });
}

/** Draws the divisor, quotient and remainder of a number that does not divide evenly. */
function uneven(draw: RandomDraw, grade: number): [divisor: number, quotient: number, left: number] {
  const divisor = draw.between(4, 9);
  return [divisor, draw.between(2, grade < 5 ? 10 : 40), draw.between(1, divisor - 1)];
}

function remainder(draw: RandomDraw, grade: number): Exercise {
  const [divisor, times, left] = uneven(draw, grade);
  const all = divisor * times + left;
  return createNumberExercise({
    text: `What is the remainder when ${formatWhole(all)} is divided by ${divisor}?`,
    answer: left,
    mistakes: [divisor - left, left + 1, left - 1, 0].filter((option) => option < divisor),
    steps: `${divisor} × ${times} = ${formatWhole(divisor * times)} is the most that fits, and ${formatWhole(all)} − ${formatWhole(divisor * times)} = ${left}.`,
  });
}

function howManyCars(draw: RandomDraw, grade: number): Exercise {
  const [divisor, times, left] = uneven(draw, grade);
  const all = divisor * times + left;
  return createNumberExercise({
    text: `${formatWhole(all)} people go on a trip. Each van holds ${divisor} people. How many vans are needed?`,
    answer: times + 1,
    mistakes: [times, times + 2, times + left, times - 1],
    steps: `${times} vans hold ${formatWhole(divisor * times)} people. The ${left === 1 ? '1 person left over needs' : `${left} people left over need`} one more van.`,
    least: 1,
  });
}
