import type { Draw } from './draw.ts';
import { type Exercise, inNumbers, inSignedNumbers, type Kind, kind } from './exercise.ts';
import { names, things } from './people.ts';
import { bracketed, polynomial, power, terms, whole } from './written.ts';

export const division: readonly Kind[] = [
  kind(1, 4, sharing),
  kind(1, 2, half),
  kind(1, 3, howManyBags),
  kind(2, 6, quotient),
  kind(3, 6, missingNumber),
  kind(3, 7, remainder),
  kind(4, 7, howManyCars),
  kind(6, 9, perHour),
  kind(7, 10, withSigns),
  kind(8, 11, powers),
  kind(9, 12, byTerm),
  kind(10, 12, byFactor),
  kind(11, 12, remainderOfPolynomial),
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
  if (answer <= 10) return [answer + 1, answer - 1, divisor * answer - divisor, answer + 2];
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
    mistakes: [2 * answer - 2, answer + 1, answer - 1, answer + 2],
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
    steps: `${times} vans take ${whole(divisor * times)} people. The ${left === 1 ? 'one who is' : `${left} who are`} left need one more van.`,
    least: 1,
  });
}

function perHour(draw: Draw): Exercise {
  const [speed, hours] = [draw.between(8, 22) * 5, draw.between(2, 9)];
  const distance = speed * hours;
  return inNumbers({
    text: `A train goes ${whole(distance)} km in ${hours} hours at a steady speed. How far does it go in one hour?`,
    answer: speed,
    mistakes: [speed + 10, speed - 5, distance - hours, distance * hours],
    steps: `Divide the distance by the hours: ${whole(distance)} ÷ ${hours} = ${speed}.`,
    write: (km) => `${whole(km)} km`,
    least: 1,
  });
}

function withSigns(draw: Draw, grade: number): Exercise {
  const size = () => draw.between(3, grade < 9 ? 12 : 20);
  const [divisor, answer] = draw.of([
    [-size(), size()],
    [size(), -size()],
    [-size(), -size()],
  ]) as [number, number];
  const all = divisor * answer;
  return inSignedNumbers({
    text: `What is ${whole(all)} ÷ ${bracketed(divisor)}?`,
    answer,
    mistakes: [-answer, answer + 1, -answer - 1, all - divisor],
    steps: `${Math.abs(all)} ÷ ${Math.abs(divisor)} = ${Math.abs(answer)}. ${answer > 0 ? 'Both are negative, so the quotient is positive.' : 'One of the two is negative, so the quotient is negative.'}`,
  });
}

function powers(draw: Draw): Exercise {
  const [a, b] = [draw.between(2, 8), draw.between(2, 8)];
  const [m, n] = [draw.between(2, 6), draw.between(2, 6)];
  const write = (coefficient: number, exponent: number) => terms([coefficient, power('x', exponent)]);
  return {
    text: `What is ${write(a * b, m + n)} ÷ ${write(b, n)}, where x is not 0?`,
    answer: write(a, m),
    mistakes: [write(a, m + 2 * n), write(a * b - b, m), write(a, m + 1), write(a, m - 1 || m + 2)],
    steps: `Divide the numbers, ${a * b} ÷ ${b} = ${a}, and subtract the exponents, ${m + n} − ${n} = ${m}.`,
  };
}

function byTerm(draw: Draw): Exercise {
  const [by, a] = [draw.between(2, 6), draw.between(2, 7)];
  const b = draw.of([-1, 1]) * draw.between(1, 9);
  return {
    text: `What is (${polynomial(by * a, by * b, 0)}) ÷ ${by}x, where x is not 0?`,
    answer: polynomial(a, b),
    mistakes: [polynomial(a, by * b), polynomial(a, -b), polynomial(a, b, 0), polynomial(by * a, b)],
    nearby: [polynomial(a + 1, b), polynomial(a, b + (b === -1 ? 2 : 1))],
    steps: `Divide each term by ${by}x: ${by * a}x² ÷ ${by}x = ${a}x, and ${terms([by * b, 'x'])} ÷ ${by}x = ${whole(b)}.`,
  };
}

function byFactor(draw: Draw): Exercise {
  const nonzero = () => draw.of([-1, 1]) * draw.between(1, 8);
  const [a, b] = [nonzero(), nonzero()];
  return {
    text: `What is (${polynomial(1, a + b, a * b)}) ÷ (${polynomial(1, a)}), where the divisor is not 0?`,
    answer: polynomial(1, b),
    mistakes: [polynomial(1, -b), polynomial(1, a + b), polynomial(1, a * b), polynomial(1, b - a)],
    nearby: [polynomial(1, b + 1), polynomial(1, b - 1)],
    steps: `Find the factors: ${polynomial(1, a + b, a * b)} = (${polynomial(1, a)})(${polynomial(1, b)}). One factor goes.`,
  };
}

/** By the remainder theorem. */
function remainderOfPolynomial(draw: Draw): Exercise {
  const signed = (most: number) => draw.of([-1, 1]) * draw.between(1, most);
  const [a, b, c, at] = [draw.between(1, 3), signed(6), signed(9), signed(3)];
  const value = (x: number) => a * x * x + b * x + c;
  return inSignedNumbers({
    text: `What is the remainder when ${polynomial(a, b, c)} is divided by ${polynomial(1, -at)}?`,
    answer: value(at),
    mistakes: [value(-at), c, value(at) - c, -value(at)],
    steps: `The remainder is the value at x = ${whole(at)}: ${terms([a * at * at, ''], [b * at, ''], [c, ''])} = ${whole(value(at))}.`,
  });
}
