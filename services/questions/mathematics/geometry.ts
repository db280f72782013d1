import type { RandomDraw } from '#services/questions/random/random-draw.ts';
import { drawShape } from './draw-shape.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatPower, formatWhole } from './format-math.ts';
import { geometryKindsInLaterGrades } from './geometry-in-later-grades.ts';

export const geometryKinds: readonly ExerciseKind[] = [
  defineExerciseKind(1, 2, sidesOf),
  defineExerciseKind(1, 3, shapeWithSides),
  defineExerciseKind(1, 3, sidesTogether),
  defineExerciseKind(2, 4, partsOfSolid),
  defineExerciseKind(2, 4, perimeterOfSquare),
  defineExerciseKind(3, 6, perimeterOfRectangle),
  defineExerciseKind(3, 6, areaOfRectangle),
  defineExerciseKind(4, 7, kindOfAngle),
  defineExerciseKind(4, 7, onStraightLine),
  defineExerciseKind(5, 7, missingSide),
  defineExerciseKind(5, 8, volumeOfBox),
  ...geometryKindsInLaterGrades,
];

/** Format lengths, areas and volumes. */
const length = (n: number): string => `${formatWhole(n)} ft`;
const area = (n: number): string => `${formatWhole(n)} ${formatPower('ft', 2)}`;
const volume = (n: number): string => `${formatWhole(n)} ${formatPower('ft', 3)}`;

const shapes = [
  ['triangle', 3],
  ['square', 4],
  ['rectangle', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['octagon', 8],
] as const;
type Shape = (typeof shapes)[number];

const withArticle = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);

function sidesOf(draw: RandomDraw): Exercise {
  const [shape, sides] = draw.of(shapes);
  const what = draw.of(['sides', 'corners']);
  return createNumberExercise({
    text: `How many ${what} does ${withArticle(shape)} have?`,
    answer: sides,
    mistakes: [sides + 1, sides - 1, sides + 2],
    steps: `Go around ${withArticle(shape)} and count its ${what}: ${Array.from({ length: sides }, (_, n) => n + 1).join(', ')}.`,
    least: 2,
    figure: drawShape(shape),
  });
}

function shapeWithSides(draw: RandomDraw, grade: number): Exercise {
  const fourSided = draw.of(['square', 'rectangle']);
  const possible = shapes.filter(([shape, sides]) => sides !== 4 || shape === fourSided);
  const [[shape, sides], ...others] = draw.shuffled(possible) as [
    (typeof shapes)[number],
    ...(typeof shapes)[number][],
  ];
  const what = draw.of(grade === 1 ? ['sides', 'corners'] : ['straight sides', 'corners']);
  return {
    text: `Which shape has ${sides} ${what}?`,
    answer: shape,
    mistakes: others.map(([other]) => other),
    steps: `Count as you go around: ${withArticle(shape)} has ${sides} sides and ${sides} corners.`,
  };
}

function sidesTogether(draw: RandomDraw, grade: number): Exercise {
  const two = draw.shuffled(shapes).slice(0, 2);
  // The shapes are drawn in a fixed order, so that no pair is asked for twice.
  const [[first, m], [second, n]] = shapes.filter((shape) => two.includes(shape)) as unknown as [Shape, Shape];
  const total = m + n;
  const what = grade === 1 ? 'sides' : 'corners';
  return createNumberExercise({
    text: `How many ${what} do ${withArticle(first)} and ${withArticle(second)} have together?`,
    answer: total,
    mistakes: [total + 1, total - 1, Math.max(m, n), total + 2],
    steps: `${m} and ${n} are ${m} + ${n} = ${total}.`,
    least: 3,
  });
}

const solids = [
  ['cube', { faces: 6, edges: 12, corners: 8 }],
  ['box with six rectangular faces', { faces: 6, edges: 12, corners: 8 }],
  ['pyramid with a square base', { faces: 5, edges: 8, corners: 5 }],
  ['prism with a triangular base', { faces: 5, edges: 9, corners: 6 }],
  ['pyramid with a triangular base', { faces: 4, edges: 6, corners: 4 }],
] as const;

function partsOfSolid(draw: RandomDraw): Exercise {
  const [solid, parts] = draw.of(solids);
  const what = draw.of(['faces', 'edges', 'corners'] as const);
  const answer = parts[what];
  return createNumberExercise({
    text: `How many ${what} does a ${solid} have?`,
    answer,
    mistakes: [...Object.values(parts), answer + 2, answer - 2],
    steps: `A ${solid} has ${parts.faces} faces, ${parts.edges} edges and ${parts.corners} corners.`,
    least: 3,
  });
}

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
    write: area,
    least: 1,
    figure: drawShape('rectangle', long, wide),
  });
}

function kindOfAngle(draw: RandomDraw): Exercise {
  const [answer, degrees, why] = draw.of([
    ['acute', draw.between(12, 84), 'less than 90°'],
    ['obtuse', draw.between(96, 172), 'more than 90° and less than 180°'],
    ['reflex', draw.between(190, 345), 'more than 180° and less than 360°'],
    ['right', 90, 'a quarter turn'],
  ] as const);
  return {
    text: `What kind of angle measures ${degrees}°?`,
    answer,
    mistakes: ['acute', 'obtuse', 'reflex', 'right'].filter((other) => other !== answer),
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
    text: `The area of a rectangle is ${area(long * wide)}. It is ${length(long)} long. How wide is it?`,
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
    write: volume,
    least: 1,
  });
}
