import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatBracketed, formatPolynomial, formatTerms, formatWhole } from './format-math.ts';

/** Sums and differences of values with two separate parts: 3x + 5, 2 + 7i, (4, −1). */

type Pair = readonly [number, number];
/** Whether the exercises add or subtract. */
export type TwoPartOperation = '+' | '−';

/** Kinds for grades 8 to 12: terms with x, roots, polynomials, vectors and complex numbers. */
export const createTwoPartExerciseKinds = (operation: TwoPartOperation): ExerciseKind[] => [
  defineExerciseKind(8, 9, (draw) => termsWithX(draw, operation)),
  defineExerciseKind(8, 9, (draw) => roots(draw, operation)),
  defineExerciseKind(9, 11, (draw) => quadratics(draw, operation)),
  defineExerciseKind(10, 12, (draw) => unlikeRoots(draw, operation)),
  defineExerciseKind(10, 12, (draw) => vectors(draw, operation)),
  defineExerciseKind(11, 12, (draw) => complexNumbers(draw, operation)),
];

const sign = (draw: RandomDraw): number => draw.of([-1, 1]);

/** Draws two pairs that differ in both parts, so that no difference is 0. */
function drawTwoPairs(draw: RandomDraw): [Pair, Pair] {
  const [a, c] = draw.shuffled([2, 3, 4, 5, 6, 7, 8, 9]) as [number, number];
  const [b, d] = draw.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9]) as [number, number];
  return [
    [a, sign(draw) * b],
    [c, sign(draw) * d],
  ];
}

const apply = (operation: TwoPartOperation, a: number, b: number) => (operation === '+' ? a + b : a - b);

function options(operation: TwoPartOperation, [a, b]: Pair, [c, d]: Pair, write: (pair: Pair) => string) {
  const other = operation === '+' ? '−' : '+';
  const parts = (first: TwoPartOperation, second: TwoPartOperation): Pair => [apply(first, a, c), apply(second, b, d)];
  const right = parts(operation, operation);
  return {
    answer: write(right),
    mistakes: [parts(operation, other), parts(other, operation), parts(other, other)].map(write),
    nearby: [write([right[0] + 1, right[1]]), write([right[0], right[1] - 1]), write([right[0], -right[1]])],
    inWords: [
      `${a} ${operation} ${c} = ${formatWhole(right[0])}`,
      `${formatWhole(b)} ${operation} ${formatBracketed(d)} = ${formatWhole(right[1])}`,
    ] as const,
  };
}

function termsWithX(draw: RandomDraw, operation: TwoPartOperation): Exercise {
  const [first, second] = drawTwoPairs(draw);
  const { inWords, ...chosen } = options(operation, first, second, (pair) => formatPolynomial(...pair));
  return {
    text: `What is (${formatPolynomial(...first)}) ${operation} (${formatPolynomial(...second)})?`,
    ...chosen,
    steps: `Combine the x-terms and the constants separately. For x: ${inWords[0]}. Constants: ${inWords[1]}.`,
  };
}

function roots(draw: RandomDraw, operation: TwoPartOperation): Exercise {
  const under = draw.of([5, 6, 7, 10, 11]);
  const b = draw.between(2, 8);
  const a = b + draw.between(1, 7);
  const times = (n: number) => formatTerms([n, `√${under}`]);
  const sum = apply(operation, a, b);
  const together = operation === '+' ? `${sum}√${2 * under}` : `${sum}`;
  return {
    text: `What is ${times(a)} ${operation} ${times(b)}?`,
    answer: times(sum),
    mistakes: [
      times(apply(operation === '+' ? '−' : '+', a, b)),
      times(a * b),
      together,
      times(sum + 1),
      times(sum - 1 || sum + 2),
    ],
    nearby: [times(sum + 1), times(sum + 2)],
    steps: `Both have the same root, so combine the numbers in front: ${a} ${operation} ${b} = ${sum}.`,
  };
}

function quadratics(draw: RandomDraw, operation: TwoPartOperation): Exercise {
  const [first, second] = drawTwoPairs(draw);
  const [a, c] = draw.shuffled([2, 3, 4, 5, 6, 7]) as [number, number];
  const squares = apply(operation, a, c);
  const { inWords, ...chosen } = options(operation, first, second, (pair) => formatPolynomial(squares, ...pair));
  return {
    text: `What is (${formatPolynomial(a, ...first)}) ${operation} (${formatPolynomial(c, ...second)})?`,
    ...chosen,
    steps: `Combine like terms. For x²: ${a} ${operation} ${c} = ${formatWhole(squares)}. For x: ${inWords[0]}. Constants: ${inWords[1]}.`,
  };
}

/** Roots that must be simplified before they can be combined: √12 + √27. */
function unlikeRoots(draw: RandomDraw, operation: TwoPartOperation): Exercise {
  const under = draw.of([2, 3, 5, 6, 7]);
  const b = draw.between(2, 5);
  const a = b + draw.between(1, 3);
  const [first, second] = [a * a * under, b * b * under];
  const write = (n: number) => formatTerms([n, `√${under}`]);
  const sum = apply(operation, a, b);
  return {
    text: `What is √${first} ${operation} √${second}?`,
    answer: write(sum),
    mistakes: [`√${apply(operation, first, second)}`, write(apply(operation, a * a, b * b)), write(a * b)],
    nearby: [write(sum + 1), write(apply(operation === '+' ? '−' : '+', a, b)), write(sum + 2)],
    steps: `Simplify each root: √${first} = √(${a * a} × ${under}) = ${write(a)} and √${second} = √(${b * b} × ${under}) = ${write(b)}. Then combine the numbers in front: ${a} ${operation} ${b} = ${sum}.`,
  };
}

function vectors(draw: RandomDraw, operation: TwoPartOperation): Exercise {
  const [first, second] = drawTwoPairs(draw);
  const write = ([across, up]: Pair) => `(${formatTerms([across, ''])}, ${formatTerms([up, ''])})`;
  const { inWords, ...chosen } = options(operation, first, second, write);
  return {
    text: `The vectors are a = ${write(first)} and b = ${write(second)}. What is a ${operation} b?`,
    ...chosen,
    steps: `Combine each component separately. First: ${inWords[0]}. Second: ${inWords[1]}.`,
  };
}

function complexNumbers(draw: RandomDraw, operation: TwoPartOperation): Exercise {
  const [first, second] = drawTwoPairs(draw);
  const write = ([real, imaginary]: Pair) => formatTerms([real, ''], [imaginary, 'i']);
  const { inWords, ...chosen } = options(operation, first, second, write);
  return {
    text: `What is (${write(first)}) ${operation} (${write(second)})?`,
    ...chosen,
    steps: `Combine the real and imaginary parts separately. Real: ${inWords[0]}. Imaginary: ${inWords[1]}.`,
  };
}
