import { divisionInLaterGrades } from './division-in-later-grades.ts';
import type { Draw } from './draw.ts';
import { type Exercise, inNumbers, type Kind, kind } from './exercise.ts';
import { names, things } from './people.ts';
import { whole } from './written.ts';

export const division: readonly Kind[] = [
  kind(1, 4, sharing),
  kind(1, 2, half),
  kind(1, 3, howManyBags),
  kind(2, 6, quotient),
  kind(3, 6, missingNumber),
  kind(3, 7, remainder),
  kind(4, 7, howManyCars),
  ...divisionInLaterGrades,
];

/** A divisor and a quotient that suit the grade. */
function parts(draw: Draw, grade: number): [divisor: number, quotient: number] {
  if (grade === 1) return [draw.of([2, 3, 5]), draw.between(2, 5)];
  if (grade === 2) return [draw.of([2, 3, 4, 5, 10]), draw.between(2, 10)];
  if (grade === 3) return [draw.between(3, 10), draw.between(3, 10)];
  if (grade === 4) return [draw.between(3, 9), draw.between(12, 99)];
  if (grade === 5) return [draw.between(4, 12), draw.between(102, 450)];
  return [draw.between(12, 35), draw.between(24, 250)];
}

function quotient(draw: Draw, grade: number): Exercise {
  const [divisor, answer] = parts(draw, grade);
  return inNumbers({
    text: `What is ${whole(divisor * answer)} ÷ ${divisor}?`,
    answer,
    mistakes: mistakesOf(divisor, answer),
    steps: stepsOf(divisor, answer),
    least: 1,
  });
}

/** Off by one group, taken away instead, a digit of the quotient lost or a zero put in. */
function mistakesOf(divisor: number, answer: number): number[] {
  if (answer <= 10) return [answer + 1, answer - 1, answer - 2, divisor * answer - divisor];
  const digits = String(answer);
  const withZero = Number(`${digits.slice(0, -1)}0${digits.slice(-1)}`);
  return [answer + 10, answer - 10, answer + 1, withZero];
}

/** “Take 7s from 364: 7 × 50 = 350, 7 × 2 = 14; 50 + 2 = 52.” */
function stepsOf(divisor: number, answer: number): string {
  const all = whole(divisor * answer);
  if (answer <= 10) return `${divisor} × ${answer} = ${all}, so ${all} ÷ ${divisor} = ${answer}.`;
  const chunks = [...String(answer)]
    .map((digit, place, digits) => Number(digit) * 10 ** (digits.length - 1 - place))
    .filter((chunk) => chunk > 0);
  const products = chunks.map((chunk) => `${divisor} × ${chunk} = ${whole(divisor * chunk)}`).join(', ');
  const together = chunks.length > 1 ? ` Together ${chunks.join(' + ')} = ${answer}.` : '';
  return `See how often ${divisor} goes into ${all}: ${products}.${together}`;
}

function sharing(draw: Draw, grade: number): Exercise {
  const [divisor, answer] = parts(draw, grade);
  const [name, thing] = [draw.of(names), draw.of(things)];
  const all = whole(divisor * answer);
  return inNumbers({
    text: `${name} shares ${all} ${thing} equally among ${divisor} friends. How many ${thing} does each friend get?`,
    answer,
    mistakes: mistakesOf(divisor, answer),
    steps: `Sharing equally means to divide. ${stepsOf(divisor, answer)}`,
    least: 1,
  });
}

function half(draw: Draw): Exercise {
  const answer = draw.between(2, 10);
  return inNumbers({
    text: `What is half of ${2 * answer}?`,
    answer,
    mistakes: [2 * answer - 2, answer + 1, answer - 1, answer - 2],
    steps: `Half means two equal parts: ${answer} + ${answer} = ${2 * answer}.`,
    least: 1,
  });
}

function howManyBags(draw: Draw, grade: number): Exercise {
  const [divisor, answer] = parts(draw, grade);
  const [name, thing] = [draw.of(names), draw.of(things)];
  return inNumbers({
    text: `${name} puts ${divisor * answer} ${thing} into bags of ${divisor}. How many bags are filled?`,
    answer,
    mistakes: mistakesOf(divisor, answer),
    steps: `Take away ${divisor} at a time until nothing is left. ${stepsOf(divisor, answer)}`,
    least: 1,
  });
}

function missingNumber(draw: Draw, grade: number): Exercise {
  const [divisor, answer] = grade < 5 ? parts(draw, 3) : [draw.between(3, 12), draw.between(11, 40)];
  const all = divisor * answer;
  return inNumbers({
    text: `Which number is missing: ? ÷ ${divisor} = ${answer}`,
    answer: all,
    mistakes: [all + divisor, all - divisor, divisor + answer, all + answer],
    steps: `Go back by multiplying: ${answer} × ${divisor} = ${whole(all)}.`,
    least: 1,
  });
}

/** A number that does not divide evenly, by its divisor, quotient and remainder. */
function uneven(draw: Draw, grade: number): [divisor: number, quotient: number, left: number] {
  const divisor = draw.between(4, 9);
  return [divisor, draw.between(2, grade < 5 ? 10 : 40), draw.between(1, divisor - 1)];
}

function remainder(draw: Draw, grade: number): Exercise {
  const [divisor, times, left] = uneven(draw, grade);
  const all = divisor * times + left;
  return inNumbers({
    text: `What is the remainder of ${whole(all)} ÷ ${divisor}?`,
    answer: left,
    mistakes: [divisor - left, left + 1, left - 1, 0].filter((option) => option < divisor),
    steps: `${divisor} × ${times} = ${whole(divisor * times)} is the most that fits, and ${whole(all)} − ${whole(divisor * times)} = ${left}.`,
  });
}

function howManyCars(draw: Draw, grade: number): Exercise {
  const [divisor, times, left] = uneven(draw, grade);
  const all = divisor * times + left;
  return inNumbers({
    text: `${whole(all)} people go on a trip. Each van takes ${divisor} people. How many vans are needed?`,
    answer: times + 1,
    mistakes: [times, times + 2, times + left, times - 1],
    steps: `${times} vans take ${whole(divisor * times)} people. The ${left === 1 ? 'one who is left needs' : `${left} who are left need`} one more van.`,
    least: 1,
  });
}
