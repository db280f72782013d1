/** Exercises about functions of which only the graph is shown. */
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { cubicKinds } from './cubic-graphs.ts';
import {
  createFractionExercise,
  createSignedNumberExercise,
  defineExerciseKind,
  type Exercise,
  type ExerciseKind,
} from './exercise.ts';
import { formatFraction, formatTerms, formatWhole } from './format-math.ts';
import { createFraction, type Fraction } from './fraction.ts';
import { parabolaKinds } from './parabola-graphs.ts';

export const functionGraphKinds: readonly ExerciseKind[] = [
  defineExerciseKind(7, 9, slopeOfGraph),
  defineExerciseKind(7, 9, yInterceptOfGraph),
  defineExerciseKind(8, 10, equationOfLine),
  ...parabolaKinds,
  ...cubicKinds,
];

interface Line {
  readonly slope: Fraction;
  readonly intercept: number;
  readonly figure: PracticeFigure;
}

const SIZE = 6;
/** Each has two points on the lines of the grid for every intercept from −4 to 4. */
const slopes = [
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
  [3, 2],
  [1, 4],
  [3, 4],
] as const;

function drawLine(draw: RandomDraw): Line {
  const [rise, run] = draw.of(slopes);
  const [slope, intercept] = [createFraction(draw.of([-1, 1]) * rise, run), draw.signed(1, 4)];
  return {
    slope,
    intercept,
    figure: { kind: 'function-graph', coefficients: [intercept, slope.top / slope.bottom], size: SIZE },
  };
}

/** The point of the line that is one run to the right of the y-axis, or to the left if that one is beyond the grid. */
function findSecondPoint({ slope, intercept }: Line): readonly [x: number, y: number] {
  const [x, y] = [slope.bottom, intercept + slope.top];
  return Math.abs(y) <= SIZE ? [x, y] : [-x, intercept - slope.top];
}

function slopeOfGraph(draw: RandomDraw): Exercise {
  const line = drawLine(draw);
  const { slope, intercept } = line;
  const [x, y] = findSecondPoint(line);
  const points = [`(0, ${formatWhole(intercept)})`, `(${formatWhole(x)}, ${formatWhole(y)})`];
  const exercise = createFractionExercise({
    text: 'What is the slope of the line in the drawing?',
    answer: slope,
    mistakes: [
      createFraction(-slope.top, slope.bottom),
      createFraction(slope.bottom, slope.top),
      createFraction(-slope.bottom, slope.top),
      createFraction(intercept),
      createFraction(slope.top + Math.sign(slope.top) * slope.bottom, slope.bottom),
    ],
    steps: `From left to right, the line goes through ${(x > 0 ? points : points.toReversed()).join(' and ')}. Rise over run: ${formatWhole(slope.top)} ÷ ${slope.bottom}.`,
    write: formatFraction,
    signed: true,
  });
  return { ...exercise, figure: line.figure };
}

function yInterceptOfGraph(draw: RandomDraw): Exercise {
  const { slope, intercept, figure } = drawLine(draw);
  const zero = (-intercept * slope.bottom) / slope.top;
  return createSignedNumberExercise({
    text: 'What is the y-intercept of the line in the drawing?',
    answer: intercept,
    mistakes: [-intercept, zero, slope.top, intercept + 1, intercept - 1],
    steps: `The y-intercept is the y-coordinate at which the line crosses the y-axis. It crosses at (0, ${formatWhole(intercept)}).`,
    figure,
  });
}

/** “y = −3x/2 + 4”: a fraction before x is written below it, because 3/2x could also mean 3 ÷ 2x. */
const writeLine = ({ top, bottom }: Fraction, intercept: number): string =>
  `y = ${formatTerms([top, 'x'])}${bottom === 1 ? '' : `/${bottom}`} ${intercept < 0 ? '−' : '+'} ${Math.abs(intercept)}`;

function equationOfLine(draw: RandomDraw): Exercise {
  const { slope, intercept, figure } = drawLine(draw);
  const { top, bottom } = slope;
  const negative = { top: -top, bottom };
  return {
    text: 'Which is the equation of the line in the drawing?',
    answer: writeLine(slope, intercept),
    mistakes: [
      writeLine(negative, intercept),
      writeLine(slope, -intercept),
      writeLine(negative, -intercept),
      writeLine(createFraction(bottom, top), intercept),
    ],
    steps: `The line crosses the y-axis at ${formatWhole(intercept)}, and its slope is ${formatFraction(slope)}. In y = mx + b, m is the slope and b is the y-intercept.`,
    figure,
  };
}
