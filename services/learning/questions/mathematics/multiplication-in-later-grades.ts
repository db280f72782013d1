import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import {
  createNumberExercise,
  createSignedNumberExercise,
  defineExerciseKind,
  type Exercise,
  type ExerciseKind,
} from './exercise.ts';
import { formatBracketed, formatPolynomial, formatPower, formatTerms, formatWhole } from './format-math.ts';

export const multiplicationKindsInLaterGrades: readonly ExerciseKind[] = [
  defineExerciseKind(6, 8, repeatedFactor),
  defineExerciseKind(7, 8, withSigns),
  defineExerciseKind(7, 9, combinations),
  defineExerciseKind(8, 10, powers),
  defineExerciseKind(9, 11, brackets),
  defineExerciseKind(10, 12, inOrder),
  defineExerciseKind(11, 12, chosen),
  defineExerciseKind(11, 12, complexNumbers),
];

function repeatedFactor(draw: RandomDraw): Exercise {
  const [base, exponent] = draw.of([
    [draw.between(3, 12), 2] as const,
    [draw.between(2, 6), 3] as const,
    [2, draw.between(4, 7)] as const,
  ]);
  const answer = base ** exponent;
  const factors = Array.from({ length: exponent }, () => base).join(' × ');
  return createNumberExercise({
    text: `What is ${formatPower(String(base), exponent)}?`,
    answer,
    mistakes:
      exponent === 2
        ? [2 * base, base * (base + 1), base * (base - 1), base + 2]
        : [base * exponent, exponent ** base, answer / base, base * (exponent + 1)].filter((n) => n < 10 * answer),
    steps: `The exponent says how many times to multiply it: ${factors} = ${formatWhole(answer)}.`,
    least: 1,
  });
}

function withSigns(draw: RandomDraw, grade: number): Exercise {
  const size = () => draw.between(3, grade < 9 ? 12 : 20);
  const [a, b] = draw.of([
    [-size(), size()],
    [size(), -size()],
    [-size(), -size()],
  ]) as [number, number];
  return createSignedNumberExercise({
    text: `What is ${formatWhole(a)} × ${formatBracketed(b)}?`,
    answer: a * b,
    mistakes: [-a * b, a + b, a * b + Math.abs(a), Math.abs(b) - a * b],
    steps: `${Math.abs(a)} × ${Math.abs(b)} = ${Math.abs(a * b)}. ${a * b > 0 ? 'Two negative factors make a positive product.' : 'One negative factor makes the product negative.'}`,
  });
}

function combinations(draw: RandomDraw): Exercise {
  const [a, b, c] = [draw.between(2, 6), draw.between(3, 8), draw.between(2, 5)];
  return createNumberExercise({
    text: `A menu has ${a} appetizers, ${b} main dishes and ${c} desserts. How many different three-course meals are there?`,
    answer: a * b * c,
    mistakes: [a + b + c, a * b + c, a * (b + c), a * b * c + a, a * b * c + b * c],
    steps: `Each appetizer goes with each main dish and each dessert: ${a} × ${b} × ${c} = ${a * b * c}.`,
  });
}

function powers(draw: RandomDraw): Exercise {
  const [a, b] = [draw.between(2, 7), draw.between(2, 7)];
  const [m, n] = [draw.between(2, 6), draw.between(2, 6)];
  const write = (coefficient: number, exponent: number) => formatTerms([coefficient, formatPower('x', exponent)]);
  return {
    text: `What is ${write(a, m)} × ${write(b, n)}?`,
    answer: write(a * b, m + n),
    mistakes: [write(a * b, m * n), write(a + b, m + n), write(a + b, m * n)],
    nearby: [write(a * b, m + n + 1), write(a * b, m + n - 1)],
    steps: `Multiply the numbers, ${a} × ${b} = ${a * b}, and add the exponents, ${m} + ${n} = ${m + n}.`,
  };
}

function brackets(draw: RandomDraw, grade: number): Exercise {
  const [a, c] = grade < 10 ? [1, 1] : [draw.between(1, 3), draw.between(1, 4)];
  const [b, d] = [draw.signed(1, 7), draw.signed(1, 7)];
  const middle = a * d + b * c;
  return {
    text: `Expand (${formatPolynomial(a, b)})(${formatPolynomial(c, d)}).`,
    answer: formatPolynomial(a * c, middle, b * d),
    mistakes: [
      formatPolynomial(a * c, 0, b * d),
      formatPolynomial(a * c, middle, -b * d),
      formatPolynomial(a * c, -middle, b * d),
      formatPolynomial(a * c, middle, b + d),
      formatPolynomial(a * c, a * d - b * c, b * d),
    ],
    nearby: [formatPolynomial(a * c, middle + 1, b * d), formatPolynomial(a * c, middle - 1, b * d)],
    steps: `Multiply each term by each term: ${formatTerms([a * c, 'x²'], [a * d, 'x'], [b * c, 'x'], [b * d, ''])}.`,
  };
}

function inOrder(draw: RandomDraw): Exercise {
  const all = draw.between(4, 8);
  const places = draw.between(2, Math.min(4, all - 1));
  const factors = Array.from({ length: places }, (_, place) => all - place);
  const answer = factors.reduce((total, factor) => total * factor, 1);
  const prizes = ['first and second', 'first, second and third', 'first, second, third and fourth'][places - 2];
  return createNumberExercise({
    text: `${all} runners race and no two tie. In how many ways can ${prizes} place be taken?`,
    answer,
    mistakes: [all ** places, all * places, answer / 2, answer + all, answer * (all - places)],
    steps: `One fewer runner is left for each place: ${factors.join(' × ')} = ${formatWhole(answer)}.`,
    least: 1,
  });
}

function chosen(draw: RandomDraw): Exercise {
  const all = draw.between(5, 10);
  const places = draw.of([2, 3]);
  const ordered = all * (all - 1) * (places === 3 ? all - 2 : 1);
  const orders = places === 3 ? 6 : 2;
  return createNumberExercise({
    text: `A club has ${all} members. In how many ways can ${places} of them be chosen if the order does not matter?`,
    answer: ordered / orders,
    mistakes: [ordered, all ** places, all * places, ordered / orders + all],
    steps: `If the order matters, there are ${places === 3 ? `${all} × ${all - 1} × ${all - 2}` : `${all} × ${all - 1}`} = ${ordered} ways. The same ${places} members can be in ${orders} orders: ${ordered} ÷ ${orders} = ${ordered / orders}.`,
    least: 1,
  });
}

function complexNumbers(draw: RandomDraw): Exercise {
  const part = () => draw.signed(1, 5);
  const [a, b, c, d] = [draw.between(1, 5), part(), draw.between(1, 5), part()];
  const write = (real: number, imaginary: number) => formatTerms([real, ''], [imaginary, 'i']);
  const [real, imaginary] = [a * c - b * d, a * d + b * c];
  return {
    text: `What is (${write(a, b)})(${write(c, d)}), where i² = −1?`,
    answer: write(real, imaginary),
    mistakes: [
      write(a * c + b * d, imaginary),
      write(a * c, b * d),
      write(real, a * d - b * c),
      write(a * c, imaginary),
    ],
    nearby: [write(real, imaginary + 1), write(real + 1, imaginary)],
    steps: `Multiply each part by each part: ${formatTerms([a * c, ''], [a * d, 'i'], [b * c, 'i'], [b * d, 'i²'])}, and i² = −1.`,
  };
}
