import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { coordinateGridKinds } from './coordinate-grid.ts';
import { gridDistanceKinds } from './distances-on-grid.ts';
import { drawShape } from './draw-shape.ts';
import { drawnAngleKinds } from './drawn-angles.ts';
import { drawnShapeKinds } from './drawn-shapes.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatPower, formatWhole } from './format-math.ts';
import { geometryKindsInLaterGrades } from './geometry-in-later-grades.ts';
import { shapeKinds } from './shapes-and-solids.ts';

export const geometryKinds: readonly ExerciseKind[] = [
  ...shapeKinds,
  defineExerciseKind(2, 4, perimeterOfSquare),
  defineExerciseKind(3, 5, perimeterOfRectangle),
  defineExerciseKind(3, 5, areaOfRectangle),
  defineExerciseKind(4, 5, kindOfAngle),
  defineExerciseKind(4, 7, onStraightLine),
  defineExerciseKind(5, 6, missingSide),
  defineExerciseKind(5, 7, volumeOfBox),
  ...geometryKindsInLaterGrades,
  ...drawnAngleKinds,
  ...drawnShapeKinds,
  ...coordinateGridKinds,
  ...gridDistanceKinds,
];

/** Format lengths, areas and volumes. */
const length = (n: number): string => `${formatWhole(n)} ft`;
/** Exponents begin in grade 6, so that earlier grades read “square feet”. */
const areaIn =
  (grade: number) =>
  (n: number): string =>
    `${formatWhole(n)} ${grade < 6 ? 'square feet' : formatPower('ft', 2)}`;
const volumeIn =
  (grade: number) =>
  (n: number): string =>
    `${formatWhole(n)} ${grade < 6 ? 'cubic feet' : formatPower('ft', 3)}`;

function perimeterOfSquare(draw: RandomDraw, grade: number): Exercise {
  const side = draw.between(2, grade * 5);
  return createNumberExercise({
    text: `Each side of a square is ${side} ft long. What is the distance around it?`,
    answer: 4 * side,
    mistakes: [2 * side, 3 * side, side + 4, 5 * side, 6 * side],
    steps: `A square has four equal sides: ${side} + ${side} + ${side} + ${side} = ${4 * side}.`,
    write: length,
    least: 1,
    figure: drawShape('square', side),
  });
}

/** Draws the sides of a rectangle that is no square, longer side first. */
function sidesFor(draw: RandomDraw, grade: number): [number, number] {
  const width = draw.between(2, grade * 3);
  return [width + draw.between(1, grade * 3), width];
}

function perimeterOfRectangle(draw: RandomDraw, grade: number): Exercise {
  const [long, wide] = sidesFor(draw, grade);
  return createNumberExercise({
    text: `A rectangle is ${long} ft long and ${wide} ft wide. What is its perimeter?`,
    answer: 2 * (long + wide),
    mistakes: [long + wide, 2 * long + wide, 4 * long, long * wide],
    steps: `Add all four sides: ${long} + ${wide} + ${long} + ${wide} = ${2 * (long + wide)}.`,
    write: length,
    least: 1,
    figure: drawShape('rectangle', long, wide),
  });
}

function areaOfRectangle(draw: RandomDraw, grade: number): Exercise {
  const [long, wide] = sidesFor(draw, grade);
  return createNumberExercise({
    text: `A rectangle is ${long} ft long and ${wide} ft wide. What is its area?`,
    answer: long * wide,
    mistakes: [2 * (long + wide), 2 * long * wide, long * wide + long, long * wide - wide],
    steps: `Area is length times width: ${long} × ${wide} = ${long * wide}.`,
    write: areaIn(grade),
    least: 1,
    figure: drawShape('rectangle', long, wide),
  });
}

function kindOfAngle(draw: RandomDraw): Exercise {
  const [answer, degrees, why] = draw.of([
    ['an acute angle', draw.between(12, 84), 'less than 90°'],
    ['an obtuse angle', draw.between(96, 172), 'more than 90° and less than 180°'],
    ['a reflex angle', draw.between(190, 345), 'more than 180° and less than 360°'],
    ['a right angle', 90, 'a quarter turn'],
  ] as const);
  return {
    text: `What kind of angle measures ${degrees}°?`,
    answer,
    mistakes: ['an acute angle', 'an obtuse angle', 'a reflex angle', 'a right angle'].filter(
      (other) => other !== answer,
    ),
    steps: `${degrees}° is ${why}.`,
  };
}

const degrees = (n: number): string => `${n}°`;

function onStraightLine(draw: RandomDraw): Exercise {
  const given = draw.between(6, 34) * 5 + draw.of([0, 1, 2]);
  const answer = 180 - given;
  return createNumberExercise({
    text: `Two angles together make a straight line. One is ${given}°. What is the measure of the other angle?`,
    answer,
    mistakes: [Math.abs(90 - given), 360 - given, answer + 10, answer - 10, given],
    steps: `A straight line is 180°: 180 − ${given} = ${answer}.`,
    write: degrees,
    least: 3,
  });
}

function missingSide(draw: RandomDraw, grade: number): Exercise {
  const [long, wide] = sidesFor(draw, grade);
  return createNumberExercise({
    text: `The area of a rectangle is ${areaIn(grade)(long * wide)}. It is ${length(long)} long. How wide is it?`,
    answer: wide,
    mistakes: [long * wide - long, wide + 1, wide - 1, wide + 2, Math.floor((long * wide) / 2) - long],
    steps: `Length times width is the area, so divide: ${long * wide} ÷ ${long} = ${wide}.`,
    write: length,
    least: 1,
  });
}

function volumeOfBox(draw: RandomDraw, grade: number): Exercise {
  const [x, y, z] = [draw.between(2, grade + 4), draw.between(2, grade + 2), draw.between(2, grade)];
  return createNumberExercise({
    text: `A box is ${x} ft long, ${y} ft wide and ${z} ft high. What is its volume?`,
    answer: x * y * z,
    mistakes: [x + y + z, x * y + z, x * y, 2 * (x * y + y * z + x * z), x * y * z + x * y],
    steps: `Length × width × height: ${x} × ${y} × ${z} = ${formatWhole(x * y * z)}.`,
    write: volumeIn(grade),
    least: 1,
  });
}
