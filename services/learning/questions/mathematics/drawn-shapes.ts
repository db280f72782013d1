/** Exercises about shapes whose lengths only the drawing shows. */
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { drawShape } from './draw-shape.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatWhole } from './format-math.ts';
import { drawRightTriangle } from './right-triangle.ts';

export const drawnShapeKinds: readonly ExerciseKind[] = [
  defineExerciseKind(3, 5, perimeterOfDrawnRectangle),
  defineExerciseKind(3, 6, perimeterOfDrawnTriangle),
  defineExerciseKind(3, 6, areaOfDrawnRectangle),
  defineExerciseKind(4, 6, unknownWidth),
  defineExerciseKind(6, 8, areaOfDrawnTriangle),
  defineExerciseKind(8, 10, unknownSideOfRightTriangle),
];

const length = (n: number): string => `${formatWhole(n)} ft`;
/** Exponents begin in grade 6. */
const areaIn =
  (grade: number) =>
  (n: number): string =>
    `${formatWhole(n)} ${grade < 6 ? 'square feet' : 'ft²'}`;

/** Draws the sides of a rectangle that is no square, longer side first. */
function drawSides(draw: RandomDraw, grade: number): [long: number, wide: number] {
  const wide = draw.between(2, grade * 3);
  return [wide + draw.between(1, grade * 3), wide];
}

function perimeterOfDrawnRectangle(draw: RandomDraw, grade: number): Exercise {
  const [long, wide] = drawSides(draw, grade);
  return createNumberExercise({
    text: 'What is the perimeter of the rectangle in the drawing?',
    answer: 2 * (long + wide),
    mistakes: [long + wide, 2 * long + wide, long + 2 * wide, long * wide],
    steps: `Opposite sides are equal, so add all four sides: ${long} + ${wide} + ${long} + ${wide} = ${2 * (long + wide)}.`,
    write: length,
    least: 1,
    figure: drawShape('rectangle', long, wide),
  });
}

/** The longest side is well below the sum of the others, so that the triangle has room for its labels. */
function perimeterOfDrawnTriangle(draw: RandomDraw, grade: number): Exercise {
  const base = draw.between(4, grade * 4);
  const [first, second] = [base, base].map((side) => side + draw.between(-Math.floor(side / 4), Math.floor(side / 4)));
  const sides = [base, first as number, second as number] as const;
  const answer = sides[0] + sides[1] + sides[2];
  return createNumberExercise({
    text: 'What is the perimeter of the triangle in the drawing?',
    answer,
    mistakes: [sides[0] + sides[1], sides[0] + sides[2], sides[1] + sides[2], answer + sides[0], answer - 1],
    steps: `Add all three sides: ${sides.join(' + ')} = ${answer}.`,
    write: length,
    least: 1,
    figure: drawShape('triangle', ...sides),
  });
}

function areaOfDrawnRectangle(draw: RandomDraw, grade: number): Exercise {
  const [long, wide] = drawSides(draw, grade);
  return createNumberExercise({
    text: 'What is the area of the rectangle in the drawing?',
    answer: long * wide,
    mistakes: [2 * (long + wide), long + wide, long * wide + long, long * wide - wide],
    steps: `Area is length times width: ${long} × ${wide} = ${long * wide}.`,
    write: areaIn(grade),
    least: 1,
    figure: drawShape('rectangle', long, wide),
  });
}

function unknownWidth(draw: RandomDraw, grade: number): Exercise {
  const [long, wide] = drawSides(draw, grade);
  const area = long * wide;
  const perimeter = 2 * (long + wide);
  const figure = drawShape('rectangle', long, null);
  if (draw.of([true, false]))
    return createNumberExercise({
      text: `The area of the rectangle in the drawing is ${areaIn(grade)(area)}. How wide is it?`,
      answer: wide,
      mistakes: [area - long, area / 2 - long, wide + 1, wide - 1, wide + 2],
      steps: `Length times width is the area, so divide: ${area} ÷ ${long} = ${wide}.`,
      write: length,
      least: 1,
      figure,
    });
  return createNumberExercise({
    text: `The perimeter of the rectangle in the drawing is ${length(perimeter)}. How wide is it?`,
    answer: wide,
    mistakes: [perimeter - long, perimeter - 2 * long, perimeter / 2, wide + 1, wide - 1],
    steps: `Two lengths are ${long} + ${long} = ${2 * long}. The two widths are ${perimeter} − ${2 * long} = ${2 * wide}, so one width is ${2 * wide} ÷ 2 = ${wide}.`,
    write: length,
    least: 1,
    figure,
  });
}

function areaOfDrawnTriangle(draw: RandomDraw): Exercise {
  const [base, height] = [draw.between(2, 12) * 2, draw.between(3, 15)];
  const answer = (base * height) / 2;
  return createNumberExercise({
    text: 'What is the area of the triangle in the drawing?',
    answer,
    mistakes: [base * height, base + height, answer - base / 2, answer + base],
    steps: `Area is half of base times height: ${base} × ${height} ÷ 2 = ${answer}.`,
    write: areaIn(6),
    least: 1,
    figure: drawShape('triangle', base, height),
  });
}

function unknownSideOfRightTriangle(draw: RandomDraw): Exercise {
  const sides = drawRightTriangle(draw);
  const unknown = draw.of([0, 1, 2] as const);
  const answer = sides[unknown];
  const [a, b] = sides.filter((_, at) => at !== unknown) as [number, number];
  const isHypotenuse = unknown === 2;
  const [large, small] = isHypotenuse ? [a, b] : [b, a];
  const sign = isHypotenuse ? '+' : '−';
  const square = formatWhole(answer * answer);
  return createNumberExercise({
    text: 'How long is the unknown side of the right triangle in the drawing?',
    answer,
    mistakes: [a + b, Math.abs(a - b), answer + 1, answer - 1, answer + 2],
    steps: `By the Pythagorean theorem: ${large}² ${sign} ${small}² = ${formatWhole(large * large)} ${sign} ${formatWhole(small * small)} = ${square}, and √${square} = ${answer}.`,
    write: length,
    least: 1,
    figure: drawShape('right-triangle', ...sides.map((side, at) => (at === unknown ? null : side))),
  });
}
