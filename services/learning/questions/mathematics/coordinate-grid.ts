/** Exercises about points that only a drawn coordinate grid shows, for grades 5 to 8. */
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { drawGrid, type Point, writePoint } from './draw-grid.ts';
import { defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatWhole } from './format-math.ts';

export const coordinateGridKinds: readonly ExerciseKind[] = [
  defineExerciseKind(5, 7, coordinatesOfPoint),
  defineExerciseKind(5, 6, pointAtCoordinates),
  defineExerciseKind(5, 8, movedPoint),
  defineExerciseKind(6, 8, reflectedPoint),
];

/** The first grade with all four quadrants. */
const NEGATIVES_FROM_GRADE = 6;

/**
 * Draws points that are not beside an axis, where they would cover its numbers. All coordinates differ in size, so that
 * swapped ones are wrong and no two points are at one place.
 */
function drawPoints(draw: RandomDraw, hasNegatives: boolean): [Point, Point, Point] {
  const sizes = draw.shuffled([2, 3, 4, 5, 6, 7, 8, 9]);
  const sign = () => (hasNegatives ? draw.of([-1, 1]) : 1);
  const pointAt = (n: number): Point => [sign() * (sizes[n] as number), sign() * (sizes[n + 1] as number)];
  return [pointAt(0), pointAt(2), pointAt(4)];
}

/** A point, the one with swapped coordinates and two near it, of which pupils confuse the first with the others. */
function drawConfusedPoints(draw: RandomDraw, hasNegatives: boolean): [Point, ...Point[]] {
  const [[x, y]] = drawPoints(draw, hasNegatives);
  return hasNegatives
    ? [
        [x, y],
        [-x, y],
        [x, -y],
        [y, x],
      ]
    : [
        [x, y],
        [y, x],
        [x, y > 5 ? y - 2 : y + 2],
        [x > 5 ? x - 2 : x + 2, y],
      ];
}

function coordinatesOfPoint(draw: RandomDraw, grade: number): Exercise {
  const hasNegatives = grade >= NEGATIVES_FROM_GRADE;
  const points = drawPoints(draw, hasNegatives);
  const at = draw.between(0, 2);
  const [x, y] = points[at] as Point;
  const mistakes: Point[] = hasNegatives
    ? [
        [y, x],
        [-x, y],
        [x, -y],
        [-y, -x],
      ]
    : [
        [y, x],
        [x, x],
        [x + 1, y],
        [x, y + 1],
      ];
  return {
    text: `What are the coordinates of point ${'ABC'[at]}?`,
    answer: writePoint([x, y]),
    mistakes: mistakes.map(writePoint),
    steps: `The first coordinate is the place on the x-axis, ${formatWhole(x)}. The second is the place on the y-axis, ${formatWhole(y)}.`,
    figure: drawGrid(points, hasNegatives),
  };
}

function pointAtCoordinates(draw: RandomDraw, grade: number): Exercise {
  const hasNegatives = grade >= NEGATIVES_FROM_GRADE;
  const [target, ...others] = drawConfusedPoints(draw, hasNegatives);
  const points = draw.shuffled([target, ...others]);
  const [x, y] = target;
  const answer = points.indexOf(target);
  const name = (at: number) => `point ${'ABCD'[at]}`;
  return {
    text: `Which point is at ${writePoint(target)}?`,
    answer: name(answer),
    mistakes: points.map((_, at) => name(at)).filter((_, at) => at !== answer),
    steps: `Begin at (0, 0). Go ${Math.abs(x)} ${x > 0 ? 'right' : 'left'} and ${Math.abs(y)} ${y > 0 ? 'up' : 'down'}.`,
    figure: drawGrid(points, hasNegatives),
  };
}

function movedPoint(draw: RandomDraw, grade: number): Exercise {
  const hasNegatives = grade >= NEGATIVES_FROM_GRADE;
  const [x, y] = [draw.between(4, 6), draw.between(4, 6)].map((n) => n * (hasNegatives ? draw.of([-1, 1]) : 1)) as [
    number,
    number,
  ];
  const [across, up] = [draw.signed(1, 3), draw.signed(1, 3)];
  const [toX, toY] = [x + across, y + up];
  const units = (n: number) => `${Math.abs(n)} ${Math.abs(n) === 1 ? 'unit' : 'units'}`;
  return {
    text: `Point A is moved ${units(across)} ${across > 0 ? 'right' : 'left'} and ${units(up)} ${up > 0 ? 'up' : 'down'}. What are its new coordinates?`,
    answer: writePoint([toX, toY]),
    mistakes: [
      [x - across, y - up],
      [x + across, y - up],
      [x - across, y + up],
      [x + up, y + across],
      [x, y],
    ].map((point) => writePoint(point as [number, number])),
    steps: `Point A is at ${writePoint([x, y])}. Its new coordinates are ${formatWhole(x)} ${across > 0 ? '+' : '−'} ${Math.abs(across)} = ${formatWhole(toX)} and ${formatWhole(y)} ${up > 0 ? '+' : '−'} ${Math.abs(up)} = ${formatWhole(toY)}.`,
    figure: drawGrid([[x, y]], hasNegatives),
  };
}

function reflectedPoint(draw: RandomDraw): Exercise {
  const [[x, y]] = drawPoints(draw, true);
  const [axis, kept, changed, image] = draw.of([
    ['x-axis', 'x', 'y', [x, -y]],
    ['y-axis', 'y', 'x', [-x, y]],
  ] as const);
  const images: Point[] = [
    [x, -y],
    [-x, y],
    [-x, -y],
    [y, x],
  ];
  return {
    text: `Point A is reflected over the ${axis}. What are the coordinates of the reflected point?`,
    answer: writePoint(image),
    mistakes: images.map(writePoint).filter((other) => other !== writePoint(image)),
    steps: `Point A is at ${writePoint([x, y])}. A reflection over the ${axis} keeps the ${kept}-coordinate and changes the sign of the ${changed}-coordinate.`,
    figure: drawGrid([[x, y]], true),
  };
}
