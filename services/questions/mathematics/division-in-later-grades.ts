import type { Draw } from './draw.ts';
import { type Exercise, inNumbers, inSignedNumbers, type Kind, kind } from './exercise.ts';
import { bracketed, polynomial, power, terms, whole } from './written.ts';

export const divisionInLaterGrades: readonly Kind[] = [
  kind(6, 9, perHour),
  kind(7, 10, withSigns),
  kind(8, 11, powers),
  kind(9, 12, byTerm),
  kind(10, 12, byFactor),
  kind(11, 12, remainderOfPolynomial),
];

function perHour(draw: Draw): Exercise {
  const [speed, hours] = [draw.between(8, 22) * 5, draw.between(2, 9)];
  const distance = speed * hours;
  return inNumbers({
    text: `A train goes ${whole(distance)} km in ${hours} hours at a steady speed. How far does it go in one hour?`,
    answer: speed,
    mistakes: [speed + 10, speed - 5, speed - 10, distance - hours, distance * hours],
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
  const b = draw.signed(1, 9);
  return {
    text: `What is (${polynomial(by * a, by * b, 0)}) ÷ ${by}x, where x is not 0?`,
    answer: polynomial(a, b),
    mistakes: [polynomial(a, by * b), polynomial(a, -b), polynomial(a, b, 0), polynomial(by * a, b)],
    nearby: [polynomial(a + 1, b), polynomial(a, b + (b === -1 ? 2 : 1))],
    steps: `Divide each term by ${by}x: ${by * a}x² ÷ ${by}x = ${a}x, and ${terms([by * b, 'x'])} ÷ ${by}x = ${whole(b)}.`,
  };
}

function byFactor(draw: Draw): Exercise {
  const nonzero = () => draw.signed(1, 8);
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
  const signed = (most: number) => draw.signed(1, most);
  const [a, b, c, at] = [draw.between(1, 3), signed(6), signed(9), signed(3)];
  const value = (x: number) => a * x * x + b * x + c;
  return inSignedNumbers({
    text: `What is the remainder when ${polynomial(a, b, c)} is divided by ${polynomial(1, -at)}?`,
    answer: value(at),
    mistakes: [value(-at), c, value(at) - c, -value(at)],
    steps: `The remainder is the value at x = ${whole(at)}: ${terms([a * at * at, ''], [b * at, ''], [c, ''])} = ${whole(value(at))}.`,
  });
}
