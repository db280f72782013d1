/** Exercises about parabolas of which only the graph is shown. */
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { drawGraph, drawGraphWithZeros, writeFactor, writeOpening, writeZeros } from './draw-function-graph.ts';
import { writePoint } from './draw-grid.ts';
import { defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatWhole } from './format-math.ts';

export const parabolaKinds: readonly ExerciseKind[] = [
  defineExerciseKind(9, 11, vertexOfGraph),
  defineExerciseKind(9, 11, xInterceptsOfParabola),
  defineExerciseKind(9, 12, equationOfParabola),
  defineExerciseKind(9, 11, whereIncreasing),
];

interface Parabola {
  /** How it opens: up if positive. */
  readonly opening: number;
  readonly x: number;
  readonly y: number;
  readonly figure: PracticeFigure;
}

/** Draws y = opening × (x − h)² + k with the vertex (h, k), which opens towards the middle of the grid. */
function drawParabola(draw: RandomDraw, grade: number): Parabola {
  const [x, y] = draw.shuffled([1, 2, 3, 4]).map((n) => draw.of([-1, 1]) * n) as [number, number];
  const steeper = Math.abs(x) < 4 ? [1, 2, 0.5] : [1, 0.5];
  const opening = -Math.sign(y) * draw.of(grade < 11 ? [1] : steeper);
  const figure = drawGraph(8, opening * x * x + y, -2 * opening * x || 0, opening);
  return { opening, x, y, figure };
}

function vertexOfGraph(draw: RandomDraw, grade: number): Exercise {
  const { opening, x, y, figure } = drawParabola(draw, grade);
  return {
    text: 'What is the vertex of the parabola in the drawing?',
    answer: writePoint([x, y]),
    mistakes: [writePoint([-x, y]), writePoint([x, -y]), writePoint([y, x]), writePoint([0, y]), writePoint([x, 0])],
    steps: `The parabola opens ${opening > 0 ? 'up' : 'down'}, so the vertex is its ${opening > 0 ? 'lowest' : 'highest'} point.`,
    figure,
  };
}

function whereIncreasing(draw: RandomDraw, grade: number): Exercise {
  const { opening, x, y, figure } = drawParabola(draw, grade);
  const sign = opening > 0 ? '>' : '<';
  const write = (comparison: string, bound: number) => `x ${comparison} ${formatWhole(bound)}`;
  return {
    text: 'For which x does the function in the drawing increase?',
    answer: write(sign, x),
    mistakes: [write(sign === '>' ? '<' : '>', x), write(sign, y), write(sign === '>' ? '<' : '>', y), write(sign, -x)],
    steps: `Read the graph from left to right. It goes up ${opening > 0 ? 'after' : 'before'} the vertex, where x = ${formatWhole(x)}.`,
    figure,
  };
}

function xInterceptsOfParabola(draw: RandomDraw): Exercise {
  const [m, n] = draw.of([
    [-4, 2],
    [-3, 1],
    [-2, 4],
    [-1, 3],
    [-5, 1],
    [-1, 5],
    [1, 5],
    [-5, -1],
    [2, 4],
    [-4, -2],
    [1, 3],
    [-3, -1],
    [-2, 3],
    [-3, 2],
    [-1, 4],
    [-4, 1],
  ] as const);
  const opening = draw.of([-1, 1]);
  return {
    text: 'For which values of x is the function in the drawing 0?',
    answer: writeZeros(m, n),
    mistakes: [writeZeros(-m, -n), writeZeros(m, -n), writeZeros(-m, n), writeZeros(m, n + 1)].filter(hasTwoZeros),
    steps: `The function is 0 where its graph crosses the x-axis, at ${writePoint([m, 0])} and ${writePoint([n, 0])}.`,
    figure: drawGraphWithZeros(opening, [m, n]),
  };
}

/** Two zeros at one place, such as 2 and 2, would look like a mistake of the question. */
const hasTwoZeros = (written: string): boolean => new Set(written.match(/−?\d+/g)).size === 2;

function equationOfParabola(draw: RandomDraw, grade: number): Exercise {
  const { opening, x, y, figure } = drawParabola(draw, grade);
  const write = (a: number, h: number, k: number) =>
    `y = ${writeOpening(a)}${writeFactor(h)}² ${k < 0 ? '−' : '+'} ${Math.abs(k)}`;
  return {
    text: 'Which equation fits the graph in the drawing?',
    answer: write(opening, x, y),
    mistakes: [
      write(opening, -x, y),
      write(-opening, x, y),
      write(opening, x, -y),
      write(opening, -x, -y),
      write(-opening, -x, y),
    ],
    steps: `The vertex is ${writePoint([x, y])}, and the graph opens ${opening > 0 ? 'up' : 'down'}. In y = a(x − h)² + k, the vertex is (h, k), and a is positive if the graph opens up.`,
    figure,
  };
}
