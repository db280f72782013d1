/** Exercises about lengths and areas on a drawn coordinate grid, for grades 6 to 11. */
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { drawGrid, GRID_SIZE, type Point, writePoint } from './draw-grid.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatBracketed, formatWhole } from './format-math.ts';
import { drawRightTriangle } from './right-triangle.ts';

export const gridDistanceKinds: readonly ExerciseKind[] = [
  defineExerciseKind(6, 7, distanceOnLine),
  defineExerciseKind(6, 8, areaOnGrid),
  defineExerciseKind(8, 11, distanceOnGrid),
  defineExerciseKind(9, 11, midpointOnGrid),
];

function distanceOnLine(draw: RandomDraw): Exercise {
  const [from, to, level] = [
    -draw.between(2, GRID_SIZE - 1),
    draw.between(2, GRID_SIZE - 1),
    draw.signed(2, GRID_SIZE - 2),
  ];
  const isHorizontal = draw.of([true, false]);
  const points = draw.shuffled([from, to]).map((n): Point => (isHorizontal ? [n, level] : [level, n]));
  return createNumberExercise({
    text: 'How far apart are points A and B, in units?',
    answer: to - from,
    mistakes: [Math.abs(to + from), to - from - 1, to - from + 1, to, -from],
    steps: `Both points are on one ${isHorizontal ? 'horizontal' : 'vertical'} line. One is ${-from} from the axis, and the other is ${to} from it on the other side: ${-from} + ${to} = ${to - from}.`,
    least: 1,
    figure: drawGrid(points, true),
  });
}

/** A rectangle or, from grade 7 on, half of one, cut from corner to corner. */
function areaOnGrid(draw: RandomDraw, grade: number): Exercise {
  const [left, bottom] = [draw.between(-9, 2), draw.between(-9, 2)];
  const [wide, high] = draw.shuffled([2, 3, 4, 5, 6, 7]) as [number, number];
  const corners: Point[] = [
    [left, bottom],
    [left + wide, bottom],
    [left + wide, bottom + high],
    [left, bottom + high],
  ];
  const isTriangle = grade > 6 && draw.of([true, false]) && (wide * high) % 2 === 0;
  const area = isTriangle ? (wide * high) / 2 : wide * high;
  return createNumberExercise({
    text: `What is the area of ${isTriangle ? 'triangle ABC' : 'rectangle ABCD'}, in square units?`,
    answer: area,
    mistakes: isTriangle
      ? [2 * area, wide + high, area + wide, area - 1]
      : [2 * (wide + high), wide + high, (wide + 1) * (high + 1), area - wide],
    steps: isTriangle
      ? `The base is ${wide} and the height is ${high}. Area is half of base times height: ${wide} × ${high} ÷ 2 = ${area}.`
      : `The sides are ${wide} and ${high} units long: ${wide} × ${high} = ${area}.`,
    least: 1,
    figure: drawGrid(isTriangle ? corners.slice(0, 3) : corners, true, true),
  });
}

function distanceOnGrid(draw: RandomDraw): Exercise {
  const [a, b, c] = drawRightTriangle(draw);
  const [across, up, far] = Math.max(a, b) <= 2 * GRID_SIZE - 2 ? [a, b, c] : ([6, 8, 10] as const);
  const [x, y] = [draw.between(1 - GRID_SIZE, GRID_SIZE - 1 - across), draw.between(1 - GRID_SIZE, GRID_SIZE - 1 - up)];
  const isRising = draw.of([true, false]);
  const points: Point[] = [
    [x, isRising ? y : y + up],
    [x + across, isRising ? y + up : y],
  ];
  return createNumberExercise({
    text: 'How far apart are points A and B, in units?',
    answer: far,
    mistakes: [across + up, Math.abs(across - up), far + 1, far - 1, Math.max(across, up)],
    steps: `The points are ${across} apart horizontally and ${up} apart vertically: ${across}² + ${up}² = ${far * far}, and √${far * far} = ${far}.`,
    least: 1,
    figure: drawGrid(points, true),
  });
}

function midpointOnGrid(draw: RandomDraw): Exercise {
  const [x, y] = [draw.between(-5, 5), draw.between(-5, 5)];
  const [across, up] = [draw.between(1, 4), draw.signed(1, 4)];
  const [from, to]: [Point, Point] = [
    [x - across, y - up],
    [x + across, y + up],
  ];
  return {
    text: 'What are the coordinates of the midpoint of segment AB?',
    answer: writePoint([x, y]),
    mistakes: [
      [across, up],
      [2 * x, 2 * y],
      [from[0], to[1]],
      [to[0], from[1]],
    ].map((point) => writePoint(point as [number, number])),
    steps: `Average the coordinates of A and B: (${formatWhole(from[0])} + ${formatBracketed(to[0])}) ÷ 2 = ${formatWhole(x)} and (${formatWhole(from[1])} + ${formatBracketed(to[1])}) ÷ 2 = ${formatWhole(y)}.`,
    figure: drawGrid([from, to], true),
  };
}
