import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import {
  createNumberExercise,
  createSignedNumberExercise,
  defineExerciseKind,
  type Exercise,
  type ExerciseKind,
} from './exercise.ts';
import { formatBracketed, formatPolynomial, formatPower, formatTerms, formatWhole } from './format-math.ts';

export const divisionKindsInLaterGrades: readonly ExerciseKind[] = [
  defineExerciseKind(6, 8, perHour),
  defineExerciseKind(7, 8, withSigns),
  defineExerciseKind(8, 10, powers),
  defineExerciseKind(9, 12, byTerm),
  defineExerciseKind(10, 12, byFactor),
  defineExerciseKind(11, 12, remainderOfPolynomial),
];

function perHour(draw: RandomDraw): Exercise {
  const [speed, hours] = [draw.between(8, 22) * 5, draw.between(2, 9)];
  const distance = speed * hours;
  return createNumberExercise({
    text: `A train travels ${formatWhole(distance)} miles in ${hours} hours at a constant speed. How far does it travel in one hour?`,
    answer: speed,
    mistakes: [speed + 10, speed - 5, speed - 10, distance - hours, distance * hours],
    steps: `Divide the distance by the time: ${formatWhole(distance)} ÷ ${hours} = ${speed}.`,
    write: (miles) => `${formatWhole(miles)} miles`,
    least: 1,
  });
}

function withSigns(draw: RandomDraw, grade: number): Exercise {
  const size = () => draw.between(3, grade < 9 ? 12 : 20);
  const [divisor, answer] = draw.of([
    [-size(), size()],
    [size(), -size()],
    [-size(), -size()],
  ]) as [number, number];
  const all = divisor * answer;
  return createSignedNumberExercise({
    text: `What is ${formatWhole(all)} ÷ ${formatBracketed(divisor)}?`,
    answer,
    mistakes: [-answer, answer + 1, -answer - 1, all - divisor],
    steps: `${Math.abs(all)} ÷ ${Math.abs(divisor)} = ${Math.abs(answer)}. ${answer > 0 ? 'Both are negative, so the quotient is positive.' : 'One of the two is negative, so the quotient is negative.'}`,
  });
}

function powers(draw: RandomDraw): Exercise {
  const [a, b] = [draw.between(2, 8), draw.between(2, 8)];
  const [m, n] = [draw.between(2, 6), draw.between(2, 6)];
  const write = (coefficient: number, exponent: number) => formatTerms([coefficient, formatPower('x', exponent)]);
  return {
    text: `What is (${write(a * b, m + n)}) ÷ (${write(b, n)}), where x is not 0?`,
    answer: write(a, m),
    // Mistakes: the exponents added, divided or left as they are, and the numbers subtracted.
    mistakes: [
      write(a, m + 2 * n),
      write(a * b - b, m),
      write(a, m + n),
      ...(m % n === 0 ? [write(a, m / n + 1)] : []),
    ],
    nearby: [write(a, m + 1), write(a, m - 1 || m + 2)],
    steps: `Divide the numbers, ${a * b} ÷ ${b} = ${a}, and subtract the exponents, ${m + n} − ${n} = ${m}.`,
  };
}

function byTerm(draw: RandomDraw): Exercise {
  const [by, a] = [draw.between(2, 6), draw.between(2, 7)];
  const b = draw.signed(1, 9);
  return {
    text: `What is (${formatPolynomial(by * a, by * b, 0)}) ÷ (${by}x), where x is not 0?`,
    answer: formatPolynomial(a, b),
    mistakes: [
      formatPolynomial(a, by * b),
      formatPolynomial(a, -b),
      formatPolynomial(a, b, 0),
      formatPolynomial(by * a, b),
    ],
    nearby: [formatPolynomial(a + 1, b), formatPolynomial(a, b + (b === -1 ? 2 : 1))],
    steps: `Divide each term by ${by}x: ${by * a}x² ÷ (${by}x) = ${a}x, and ${formatTerms([by * b, 'x'])} ÷ (${by}x) = ${formatWhole(b)}.`,
  };
}

function byFactor(draw: RandomDraw): Exercise {
  const nonzero = () => draw.signed(1, 8);
  const [a, b] = [nonzero(), nonzero()];
  return {
    text: `What is (${formatPolynomial(1, a + b, a * b)}) ÷ (${formatPolynomial(1, a)}), where the divisor is not 0?`,
    answer: formatPolynomial(1, b),
    mistakes: [
      formatPolynomial(1, -b),
      formatPolynomial(1, a + b),
      formatPolynomial(1, a * b),
      formatPolynomial(1, b - a),
    ],
    nearby: [formatPolynomial(1, b + 1), formatPolynomial(1, b - 1)],
    steps: `Factor: ${formatPolynomial(1, a + b, a * b)} = (${formatPolynomial(1, a)})(${formatPolynomial(1, b)}). Cancel the common factor.`,
  };
}

/** The remainder of a polynomial division, by the remainder theorem. */
function remainderOfPolynomial(draw: RandomDraw): Exercise {
  const signed = (most: number) => draw.signed(1, most);
  const [a, b, c, at] = [draw.between(1, 3), signed(6), signed(9), signed(3)];
  const value = (x: number) => a * x * x + b * x + c;
  return createSignedNumberExercise({
    text: `What is the remainder when ${formatPolynomial(a, b, c)} is divided by ${formatPolynomial(1, -at)}?`,
    answer: value(at),
    mistakes: [value(-at), c, value(at) - c, -value(at)],
    steps: `By the remainder theorem, find the value at x = ${formatWhole(at)}: ${formatTerms([a * at * at, ''], [b * at, ''], [c, ''])} = ${formatWhole(value(at))}.`,
  });
}
