/** Exercises about cubic functions of which only the graph is shown. */
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { drawGraphWithZeros, writeFactor, writeOpening, writeZeros } from './draw-function-graph.ts';
import { writePoint } from './draw-grid.ts';
import { defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatWhole } from './format-math.ts';

export const cubicKinds: readonly ExerciseKind[] = [
  defineExerciseKind(11, 12, xInterceptsOfCubic),
  defineExerciseKind(11, 12, equationOfCubic),
];

/** Zeros of cubic functions whose graphs have their turns on the grid. */
const cubicZeros = [
  [-2, 0, 2],
  [-1, 0, 2],
  [-2, 0, 1],
  [-3, 0, 1],
  [-1, 0, 3],
  [-2, -1, 1],
  [-1, 1, 2],
  [-2, 1, 2],
  [-2, -1, 2],
  [-1, 1, 3],
  [-3, -1, 1],
  [-3, -1, 0],
  [0, 1, 3],
  [-3, 0, 2],
  [-2, 0, 3],
] as const;

function drawCubic(draw: RandomDraw) {
  const [zeros, opening] = [draw.of(cubicZeros), draw.of([-1, 1])];
  return { zeros, opening, figure: drawGraphWithZeros(opening, zeros) };
}

function xInterceptsOfCubic(draw: RandomDraw): Exercise {
  const { zeros, figure } = drawCubic(draw);
  const [a, b, c] = zeros;
  return {
    text: 'For which values of x is the function in the drawing 0?',
    answer: writeZeros(a, b, c),
    mistakes: [
      writeZeros(-a, -b, -c),
      writeZeros(a, b, c + 1),
      writeZeros(a - 1, b, c),
      writeZeros(a - 1, b, c + 1),
      writeZeros(a, c),
    ],
    steps: `The function is 0 where its graph crosses the x-axis: at ${[a, b, c].map((zero) => writePoint([zero, 0])).join(', ')}.`,
    figure,
  };
}

function equationOfCubic(draw: RandomDraw): Exercise {
  const { zeros, opening, figure } = drawCubic(draw);
  const write = (sign: number, roots: readonly number[]) =>
    // The factor x is written first.
    `y = ${writeOpening(sign)}${roots
      .toSorted((one, other) => Math.abs(one) - Math.abs(other) || other - one)
      .map(writeFactor)
      .join('')}`;
  const [a, b, c] = zeros;
  const mirrored = zeros.map((zero) => -zero || 0);
  return {
    text: 'Which equation fits the graph in the drawing?',
    answer: write(opening, zeros),
    mistakes: [
      write(-opening, zeros),
      write(opening, mirrored),
      write(-opening, mirrored),
      write(opening, [a, b, c + 1]),
      write(opening, [a - 1, b, c]),
    ],
    steps: `The graph crosses the x-axis at ${[a, b, c].map(formatWhole).join(', ')}, so the factors are ${zeros.map(writeFactor).join(', ')}. It ${opening > 0 ? 'rises' : 'falls'} on the right, so the sign is ${opening > 0 ? 'plus' : 'minus'}.`,
    figure,
  };
}
