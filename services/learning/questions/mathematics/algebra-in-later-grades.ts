import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import {
  createFractionExercise,
  createSignedNumberExercise,
  defineExerciseKind,
  type Exercise,
  type ExerciseKind,
} from './exercise.ts';
import {
  formatBracketed,
  formatFraction,
  formatPolynomial,
  formatPower,
  formatTerms,
  formatWhole,
} from './format-math.ts';
import { createFraction } from './fraction.ts';
import { functionGraphKinds } from './function-graphs.ts';
import { functionKinds } from './functions.ts';

export const algebraKindsInLaterGrades: readonly ExerciseKind[] = [
  defineExerciseKind(7, 9, inequality),
  defineExerciseKind(8, 10, bothSides),
  defineExerciseKind(8, 11, slope),
  defineExerciseKind(9, 11, twoUnknowns),
  defineExerciseKind(9, 12, quadratic),
  defineExerciseKind(9, 11, termOfSequence),
  defineExerciseKind(10, 12, discriminant),
  defineExerciseKind(10, 12, vertex),
  defineExerciseKind(11, 12, geometricSequence),
  ...functionKinds,
  ...functionGraphKinds,
];

/** Draws two numbers with different absolute values, so that options with other signs differ in value. */
function twoSizes(draw: RandomDraw, most: number): [number, number] {
  const [a, b] = draw.shuffled(Array.from({ length: most }, (_, n) => n + 1)) as [number, number];
  return [draw.of([-1, 1]) * a, draw.of([-1, 1]) * b];
}

function inequality(draw: RandomDraw, grade: number): Exercise {
  const a = grade < 8 ? draw.between(2, 9) : draw.signed(2, 9);
  const [b, x] = [draw.signed(1, 12), grade < 8 ? draw.between(1, 9) : draw.signed(1, 9)];
  const sign = draw.of(['<', '>']);
  const other = sign === '<' ? '>' : '<';
  const [kept, wrong] = a > 0 ? [sign, other] : [other, sign];
  return {
    text: `For which x is ${formatPolynomial(a, b)} ${sign} ${formatWhole(a * x + b)}?`,
    answer: `x ${kept} ${formatWhole(x)}`,
    mistakes: [`x ${wrong} ${formatWhole(x)}`, `x ${kept} ${formatWhole(-x)}`, `x ${wrong} ${formatWhole(-x)}`],
    steps: `${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} both sides: ${formatTerms([a, 'x'])} ${sign} ${formatWhole(a * x)}. Divide by ${formatWhole(a)}${a > 0 ? '' : ', which reverses the inequality sign'}: x ${kept} ${formatWhole(x)}.`,
  };
}

function bothSides(draw: RandomDraw): Exercise {
  const [c, x, b] = [draw.between(1, 6), draw.signed(1, 10), draw.signed(1, 12)];
  const a = c + draw.between(2, 6);
  const d = (a - c) * x + b;
  return createSignedNumberExercise({
    text: `What is x when ${formatPolynomial(a, b)} = ${formatPolynomial(c, d)}?`,
    answer: x,
    mistakes: [-x, x + 1, x - 1, d - b, (d + b) / (a - c)],
    steps: `Move the x-terms to one side and the constants to the other: ${formatTerms([a - c, 'x'])} = ${formatWhole(d)} − ${formatBracketed(b)} = ${formatWhole(d - b)}. Divide by ${a - c}: x = ${formatWhole(x)}.`,
  });
}

function slope(draw: RandomDraw): Exercise {
  const [x, y] = [draw.between(-5, 5), draw.between(-5, 5)];
  const [run, rise] = [draw.between(1, 6), draw.signed(1, 8)];
  return createFractionExercise({
    text: `What is the slope of the line through (${formatWhole(x)}, ${formatWhole(y)}) and (${formatWhole(x + run)}, ${formatWhole(y + rise)})?`,
    answer: createFraction(rise, run),
    mistakes: [
      createFraction(run, rise),
      createFraction(-rise, run),
      createFraction(-run, rise),
      createFraction(rise + run, run),
    ],
    steps: `Rise over run: (${formatWhole(y + rise)} − ${formatBracketed(y)}) ÷ (${formatWhole(x + run)} − ${formatBracketed(x)}) = ${formatWhole(rise)} ÷ ${run}.`,
    write: formatFraction,
    signed: true,
  });
}

function twoUnknowns(draw: RandomDraw, grade: number): Exercise {
  const [x, y] = twoSizes(draw, 9);
  const [a, b] = grade === 9 ? [1, 1] : [draw.between(2, 4), draw.between(1, 3)];
  const write = (m: number, n: number) => `x = ${formatWhole(m)}, y = ${formatWhole(n)}`;
  const [first, second] = [a * x + b * y, x - y];
  return {
    text: `Which x and y satisfy both ${formatTerms([a, 'x'], [b, 'y'])} = ${formatWhole(first)} and x − y = ${formatWhole(second)}?`,
    answer: write(x, y),
    mistakes: [write(y, x), write(x, -y), write(-x, y), write(-x, -y)],
    steps: `From the second, x = ${formatTerms([1, 'y'], [second, ''])}. Substitute it into the first: ${formatTerms([a + b, 'y'], [a * second, ''])} = ${formatWhole(first)}, so y = ${formatWhole(y)} and x = ${formatWhole(x)}.`,
  };
}

function quadratic(draw: RandomDraw): Exercise {
  const [m, n] = twoSizes(draw, 7);
  const write = (p: number, q: number) => `x = ${formatWhole(Math.min(p, q))} or x = ${formatWhole(Math.max(p, q))}`;
  const asked = formatPolynomial(1, -(m + n), m * n);
  return {
    text: `Which values of x solve ${asked} = 0?`,
    answer: write(m, n),
    mistakes: [write(-m, -n), write(m, -n), write(-m, n), write(m + n, m * n)],
    steps: `Find two numbers with the product ${formatWhole(m * n)} and the sum ${formatWhole(-(m + n))}: ${formatWhole(-m)} and ${formatWhole(-n)}. So (${formatPolynomial(1, -m)})(${formatPolynomial(1, -n)}) = 0.`,
  };
}

function termOfSequence(draw: RandomDraw): Exercise {
  const [first, step, place] = [
    draw.between(1, 12),
    draw.of([-4, -3, 3, 4, 5, 6, 7, 8]),
    draw.of([10, 12, 15, 20, 25, 30, 40]),
  ];
  const at = (n: number) => first + (n - 1) * step;
  return createSignedNumberExercise({
    text: `A sequence starts ${[1, 2, 3, 4].map((n) => formatWhole(at(n))).join(', ')}, … What is its ${place}th term?`,
    answer: at(place),
    mistakes: [at(place + 1), at(place - 1), place * step, first * place],
    steps: `Each step adds ${formatWhole(step)}, and there are ${place - 1} steps: ${first} + ${place - 1} × ${formatBracketed(step)} = ${formatWhole(at(place))}.`,
  });
}

function discriminant(draw: RandomDraw): Exercise {
  const [a, b, c] = [draw.between(1, 4), draw.signed(1, 9), draw.signed(1, 6)];
  const answer = b * b - 4 * a * c;
  return createSignedNumberExercise({
    text: `What is the discriminant of ${formatPolynomial(a, b, c)} = 0?`,
    answer,
    mistakes: [b * b + 4 * a * c, b * b - a * c, 2 * b - 4 * a * c, -b * b - 4 * a * c],
    steps: `The discriminant is b² − 4ac: ${formatBracketed(b)}² − 4 × ${a} × ${formatBracketed(c)} = ${b * b} − ${formatBracketed(4 * a * c)} = ${formatWhole(answer)}.`,
  });
}

function vertex(draw: RandomDraw): Exercise {
  const [x, y] = [draw.signed(1, 7), draw.signed(1, 9)];
  const write = (m: number, n: number) => `(${formatWhole(m)}, ${formatWhole(n)})`;
  return {
    text: `What is the vertex of the parabola y = ${formatPolynomial(1, -2 * x, x * x + y)}?`,
    answer: write(x, y),
    mistakes: [write(-x, y), write(x, x * x + y), write(-x, -y), write(2 * x, x * x + y), write(-2 * x, x * x + y)],
    nearby: [write(x, -y)],
    steps: `Complete the square: y = (${formatPolynomial(1, -x)})² ${y > 0 ? '+' : '−'} ${Math.abs(y)}.`,
  };
}

function geometricSequence(draw: RandomDraw): Exercise {
  const [first, ratio, place] = [draw.between(1, 6), draw.of([-3, -2, 2, 3]), draw.between(6, 8)];
  const at = (n: number) => first * ratio ** (n - 1);
  return createSignedNumberExercise({
    text: `A sequence starts ${[1, 2, 3].map((n) => formatWhole(at(n))).join(', ')}, … Each term is the previous term times the same number. What is its ${place}th term?`,
    answer: at(place),
    mistakes: [at(place + 1), at(place - 1), -at(place), first + (place - 1) * (at(2) - first)],
    steps: `Each term is ${formatWhole(ratio)} times the previous term: ${first} × ${formatPower(formatBracketed(ratio), place - 1)} = ${formatWhole(at(place))}.`,
  });
}
