import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { algebraKindsInLaterGrades } from './algebra-in-later-grades.ts';
import {
  createNumberExercise,
  createSignedNumberExercise,
  defineExerciseKind,
  type Exercise,
  type ExerciseKind,
} from './exercise.ts';
import { formatBracketed, formatPolynomial, formatTerms, formatWhole } from './format-math.ts';

export const algebraKinds: readonly ExerciseKind[] = [
  defineExerciseKind(1, 5, pattern),
  defineExerciseKind(1, 3, box),
  defineExerciseKind(1, 2, sameSign),
  defineExerciseKind(2, 5, balance),
  defineExerciseKind(4, 6, machine),
  defineExerciseKind(4, 6, orderOfOperations),
  defineExerciseKind(5, 6, oneStep),
  defineExerciseKind(6, 8, valueAt),
  defineExerciseKind(6, 8, likeTerms),
  defineExerciseKind(7, 8, twoSteps),
  defineExerciseKind(7, 8, distribute),
  ...algebraKindsInLaterGrades,
];

function pattern(draw: RandomDraw, grade: number): Exercise {
  const step = draw.of(
    [[2], [1, 2, 5, 10], [2, 3, 5, 10], [3, 4, 6, 7], [4, 6, 8, 9, 12], [7, 9, 12, 15]][grade] ?? [7],
  );
  const up = grade === 1 || draw.of([true, false]);
  const first = up ? draw.between(1, 3 * grade) : draw.between(5 * step, 5 * step + 5 * grade);
  const at = (n: number) => first + (up ? n : -n) * step;
  const answer = at(4);
  return createNumberExercise({
    text: `Which number comes next: ${[0, 1, 2, 3].map(at).join(', ')}, …?`,
    answer,
    mistakes: [at(3) + (up ? 1 : -1), at(5), answer + 1, answer - 1, up ? at(3) - step : at(3) + step],
    steps: `Each number is ${step} ${up ? 'more' : 'less'} than the number before it: ${at(3)} ${up ? '+' : '−'} ${step} = ${answer}.`,
  });
}

function box(draw: RandomDraw, grade: number): Exercise {
  const most = { 1: 10, 2: 40 }[grade] ?? 200;
  const [a, b] = [draw.between(1, most), draw.between(2, most)];
  const sum = a + b;
  const [asked, answer, steps] = draw.of([
    [`□ + ${a} = ${sum}`, b, `${sum} − ${a} = ${b}, and ${b} + ${a} = ${sum}`],
    [`${a} + □ = ${sum}`, b, `${sum} − ${a} = ${b}, and ${a} + ${b} = ${sum}`],
    [`${sum} − □ = ${a}`, b, `${sum} − ${a} = ${b}, and ${sum} − ${b} = ${a}`],
    [`□ − ${a} = ${b}`, sum, `${b} + ${a} = ${sum}, and ${sum} − ${a} = ${b}`],
  ] as const);
  return createNumberExercise({
    text: `Which number belongs in the box: ${asked}`,
    answer,
    mistakes: [
      answer + 1,
      answer - 1,
      answer === sum ? Math.abs(b - a) : sum + a,
      answer + 2,
      answer === sum ? b : sum,
    ],
    steps: `${steps}.`,
  });
}

/** An equation with the same unknown twice: □ + □ = 8. */
function sameSign(draw: RandomDraw, grade: number): Exercise {
  const answer = draw.between(2, grade === 1 ? 10 : 25);
  return createNumberExercise({
    text: `Both boxes hold the same number: □ + □ = ${2 * answer}. Which number is it?`,
    answer,
    mistakes: [2 * answer, answer + 1, answer - 1, answer - 2],
    steps: `Two equal parts make ${2 * answer}: ${answer} + ${answer} = ${2 * answer}.`,
    least: 1,
  });
}

function balance(draw: RandomDraw, grade: number): Exercise {
  const most = 10 * (grade - 1);
  const [a, b] = [draw.between(3, most), draw.between(3, most)];
  const sum = a + b;
  const given = draw.of(Array.from({ length: sum - 2 }, (_, n) => n + 1).filter((n) => n !== a && n !== b));
  const answer = sum - given;
  return createNumberExercise({
    text: `Which number makes both sides equal: ${a} + ${b} = □ + ${given}`,
    answer,
    mistakes: [sum, sum + given, answer - given, answer + 1, answer - 1],
    steps: `The left side is ${a} + ${b} = ${sum}. The right side must be ${sum} too: ${sum} − ${given} = ${answer}.`,
    least: 1,
  });
}

function machine(draw: RandomDraw, grade: number): Exercise {
  const [by, more, input] = [draw.between(2, 9), draw.between(1, 12), draw.between(2, 12)];
  const output = by * input + more;
  const rule = `A machine multiplies each number by ${by} and then adds ${more}.`;
  if (grade < 5 || draw.of([true, false]))
    return createNumberExercise({
      text: `${rule} Which number comes out for ${input}?`,
      answer: output,
      mistakes: [by * input, by * (input + more), by + input + more, output + by],
      steps: `${input} × ${by} = ${by * input}, and ${by * input} + ${more} = ${output}.`,
    });
  return createNumberExercise({
    text: `${rule} ${output} comes out. Which number went in?`,
    answer: input,
    mistakes: [input + 1, input - 1, output - more, by * output + more, input + 2],
    steps: `Work backward: ${output} − ${more} = ${by * input}, and ${by * input} ÷ ${by} = ${input}.`,
    least: 1,
  });
}

function orderOfOperations(draw: RandomDraw, grade: number): Exercise {
  const [a, b, c] = [draw.between(2, 12), draw.between(2, 9), draw.between(2, 9)];
  if (grade > 5 && draw.of([true, false]))
    return createNumberExercise({
      text: `What is ${a} × (${b} + ${c}) − ${b}?`,
      answer: a * (b + c) - b,
      mistakes: [a * b + c - b, a * (b + c), a * (b + c + b), a * c + b],
      steps: `Parentheses first: ${b} + ${c} = ${b + c}. Then ${a} × ${b + c} = ${a * (b + c)}, and ${a * (b + c)} − ${b} = ${a * (b + c) - b}.`,
    });
  return createNumberExercise({
    text: `What is ${a} + ${b} × ${c}?`,
    answer: a + b * c,
    mistakes: [(a + b) * c, a + b + c, a * b + c, b * c, a + b * c + b],
    steps: `Multiply first: ${b} × ${c} = ${b * c}. Then ${a} + ${b * c} = ${a + b * c}.`,
  });
}

function oneStep(draw: RandomDraw): Exercise {
  const [n, a] = [draw.between(2, 15), draw.between(2, 12)];
  const [asked, x, steps, wrong] = draw.of([
    [`x + ${a} = ${n + a}`, n, `Subtract ${a} from both sides: ${n + a} − ${a} = ${n}`, n + 2 * a],
    [`x − ${a} = ${n}`, n + a, `Add ${a} to both sides: ${n} + ${a} = ${n + a}`, Math.abs(n - a)],
    [`${a}x = ${a * n}`, n, `Divide both sides by ${a}: ${a * n} ÷ ${a} = ${n}`, a * n - a],
  ] as const);
  return createNumberExercise({
    text: `What is x when ${asked}?`,
    answer: x,
    mistakes: [wrong, x + 1, x - 1, x + a, x - a],
    steps: `${steps}.`,
    least: 1,
  });
}

function valueAt(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = [draw.between(2, 9), draw.signed(1, 9)];
  const x = grade === 6 ? draw.between(2, 9) : draw.signed(2, 6);
  const answer = a * x + b;
  return createSignedNumberExercise({
    text: `What is ${formatPolynomial(a, b)} when x = ${formatWhole(x)}?`,
    answer,
    mistakes: [a + x + b, a * (x + b), a * x - b, 10 * a + Math.abs(x) + b].filter((n) => grade > 6 || n > 0),
    steps: `Substitute ${formatWhole(x)} for x: ${a} × ${formatBracketed(x)} = ${formatWhole(a * x)}, and ${formatTerms([a * x, ''], [b, ''])} = ${formatWhole(answer)}.`,
  });
}

function likeTerms(draw: RandomDraw, grade: number): Exercise {
  const [a, b, c] = [draw.between(3, 9), draw.between(2, 9), draw.between(2, 9)];
  const d = grade === 6 ? draw.between(1, 9) : draw.signed(1, 9);
  return {
    text: `What is ${formatTerms([a, 'x'], [b, ''], [c, 'x'], [d, ''])} in simplest form?`,
    answer: formatPolynomial(a + c, b + d),
    mistakes: [
      formatTerms([a + b + c + d, 'x']),
      formatPolynomial(a * c, b + d),
      formatPolynomial(a + c, b - d),
      formatPolynomial(a + b, c + d),
    ],
    nearby: [formatPolynomial(a + c + 1, b + d), formatPolynomial(a + c, b + d + 2)],
    steps: `Combine like terms: ${a}x + ${c}x = ${a + c}x, and ${formatTerms([b, ''], [d, ''])} = ${formatWhole(b + d)}.`,
  };
}

function twoSteps(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = [draw.between(2, 9), draw.signed(1, 15)];
  const x = grade === 7 ? draw.between(2, 12) : draw.signed(2, 12);
  const right = a * x + b;
  const moved = b > 0 ? `Subtract ${b} from both sides` : `Add ${-b} to both sides`;
  return createSignedNumberExercise({
    text: `What is x when ${formatPolynomial(a, b)} = ${formatWhole(right)}?`,
    answer: x,
    mistakes: [-x, x + 1, x - 1, right - b - a, (right + b) / a].filter((n) => grade > 7 || n > 0),
    steps: `${moved}: ${a}x = ${formatWhole(right - b)}. Divide by ${a}: x = ${formatWhole(x)}.`,
  });
}

function distribute(draw: RandomDraw): Exercise {
  const [a, b, c] = [draw.between(2, 9), draw.between(1, 6), draw.signed(1, 9)];
  return {
    text: `Expand ${a}(${formatPolynomial(b, c)}).`,
    answer: formatPolynomial(a * b, a * c),
    mistakes: [
      formatPolynomial(a * b, c),
      formatPolynomial(a + b, a + c),
      formatPolynomial(a * b, -a * c),
      formatPolynomial(b, a * c),
    ],
    nearby: [formatPolynomial(a * b + 1, a * c), formatPolynomial(a * b, a * c + a)],
    steps: `Multiply each term by ${a}: ${a} × ${formatTerms([b, 'x'])} = ${a * b}x, and ${a} × ${formatBracketed(c)} = ${formatWhole(a * c)}.`,
  };
}
