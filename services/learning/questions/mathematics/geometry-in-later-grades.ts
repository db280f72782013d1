import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { drawShape } from './draw-shape.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatPower, formatTerms, formatWhole } from './format-math.ts';
import { drawRightTriangle } from './right-triangle.ts';
import { trigonometryAndCoordinateKinds } from './trigonometry-and-coordinates.ts';

export const geometryKindsInLaterGrades: readonly ExerciseKind[] = [
  defineExerciseKind(6, 8, angleOfTriangle),
  defineExerciseKind(6, 8, areaOfTriangle),
  defineExerciseKind(7, 9, circumference),
  defineExerciseKind(7, 10, areaOfCircle),
  defineExerciseKind(8, 10, pythagoras),
  defineExerciseKind(8, 10, angleSum),
  defineExerciseKind(9, 11, cylinder),
  defineExerciseKind(9, 11, similar),
  ...trigonometryAndCoordinateKinds,
];

const square = formatPower('ft', 2);
const cube = formatPower('ft', 3);
const degrees = (n: number): string => `${formatWhole(n)}°`;
const length = (n: number): string => `${formatWhole(n)} ft`;
const timesPi = (unit: string) => (n: number) => `${formatTerms([n, 'π'])} ${unit}`;

function angleOfTriangle(draw: RandomDraw): Exercise {
  const [first, second] = [draw.between(25, 85), draw.between(25, 85)];
  const answer = 180 - first - second;
  return createNumberExercise({
    text: `Two angles of a triangle are ${first}° and ${second}°. What is the measure of the third angle?`,
    answer,
    mistakes: [first + second, 360 - first - second, 180 - first, answer + 10, answer - 10],
    steps: `The three angles make 180°: 180 − ${first} − ${second} = ${answer}.`,
    write: degrees,
    least: 1,
  });
}

function areaOfTriangle(draw: RandomDraw): Exercise {
  const [base, height] = [draw.between(2, 12) * 2, draw.between(3, 15)];
  const answer = (base * height) / 2;
  return createNumberExercise({
    text: `A triangle has a base of ${base} ft and a height of ${height} ft. What is its area?`,
    answer,
    mistakes: [base * height, base + height, answer - base / 2, answer + base],
    steps: `Area is half of base times height: ${base} × ${height} ÷ 2 = ${answer}.`,
    write: (n) => `${formatWhole(n)} ${square}`,
    least: 1,
    figure: drawShape('triangle', base, height),
  });
}

function circumference(draw: RandomDraw): Exercise {
  const radius = draw.between(3, 20);
  return createNumberExercise({
    text: `A circle has a radius of ${radius} ft. What is its circumference in terms of π?`,
    answer: 2 * radius,
    mistakes: [radius, radius * radius, radius + 2, 4 * radius],
    steps: `Circumference is 2 × π × radius: 2 × ${radius} = ${2 * radius}.`,
    write: timesPi('ft'),
    least: 1,
    figure: drawShape('circle', radius),
  });
}

function areaOfCircle(draw: RandomDraw, grade: number): Exercise {
  const radius = draw.between(3, 15);
  const byDiameter = grade > 7 && draw.of([true, false]);
  const given = byDiameter ? `diameter of ${2 * radius}` : `radius of ${radius}`;
  return createNumberExercise({
    text: `A circle has a ${given} ft. What is its area in terms of π?`,
    answer: radius * radius,
    mistakes: [2 * radius, 4 * radius * radius, 2 * radius * radius, radius],
    steps: `${byDiameter ? `The radius is half of ${2 * radius}, which is ${radius}. ` : ''}Area is π × radius × radius: ${radius} × ${radius} = ${radius * radius}.`,
    write: timesPi(square),
    least: 1,
  });
}

function pythagoras(draw: RandomDraw): Exercise {
  const [a, b, c] = drawRightTriangle(draw);
  if (draw.of([true, false]))
    return createNumberExercise({
      text: `The legs of a right triangle are ${a} ft and ${b} ft long. How long is the hypotenuse?`,
      answer: c,
      mistakes: [a + b, Math.abs(a - b), c + 1, c - 1, c + 2].filter((n) => n > Math.max(a, b)),
      steps: `By the Pythagorean theorem: ${a}² + ${b}² = ${formatWhole(a * a)} + ${formatWhole(b * b)} = ${formatWhole(c * c)}, and √${formatWhole(c * c)} = ${c}.`,
      write: length,
      least: Math.max(a, b) + 1,
      figure: drawShape('right-triangle', a, b),
    });
  return createNumberExercise({
    text: `The hypotenuse of a right triangle is ${c} ft long and one leg ${a} ft. How long is the other leg?`,
    answer: b,
    mistakes: [c - a, b + 1, b - 1, b + 2].filter((n) => n < c),
    steps: `By the Pythagorean theorem: ${c}² − ${a}² = ${formatWhole(c * c)} − ${formatWhole(a * a)} = ${formatWhole(b * b)}, and √${formatWhole(b * b)} = ${b}.`,
    write: length,
    least: 1,
  });
}

function angleSum(draw: RandomDraw): Exercise {
  const sides = draw.between(5, 15);
  const answer = (sides - 2) * 180;
  return createNumberExercise({
    text: `What is the sum of the interior angles of a polygon with ${sides} sides?`,
    answer,
    mistakes: [sides * 180, (sides - 1) * 180, 360, (sides - 3) * 180],
    steps: `It can be cut into ${sides} − 2 = ${sides - 2} triangles: ${sides - 2} × 180 = ${formatWhole(answer)}.`,
    write: degrees,
    least: 180,
  });
}

function cylinder(draw: RandomDraw): Exercise {
  const [radius, height] = [draw.between(2, 9), draw.between(3, 12)];
  const [solid, share] = draw.of([
    ['cylinder', 1],
    ['cone', 3],
  ] as const);
  const tall = height * share;
  const answer = radius * radius * height;
  return createNumberExercise({
    text: `A ${solid} has a radius of ${radius} ft and a height of ${tall} ft. What is its volume in terms of π?`,
    answer,
    mistakes: [2 * radius * tall, radius * tall, share === 3 ? 3 * answer : 2 * answer, answer + radius * radius],
    steps: `Volume is base area times height${share === 3 ? ', divided by 3' : ''}: π × ${radius}² × ${tall}${share === 3 ? ' ÷ 3' : ''}, and ${radius * radius} × ${tall}${share === 3 ? ' ÷ 3' : ''} = ${formatWhole(answer)}.`,
    write: timesPi(cube),
    least: 1,
  });
}

function similar(draw: RandomDraw): Exercise {
  const [a, b] = draw.shuffled([3, 4, 5, 6, 7, 8, 9]) as [number, number];
  const by = draw.between(2, 5);
  return createNumberExercise({
    text: `Two triangles are similar. Sides of ${a} ft and ${b} ft in the small one match sides of ${a * by} ft and x in the large one. How long is x?`,
    answer: b * by,
    mistakes: [b + a * by - a, b * by + b, b * (by - 1), b * by + by],
    steps: `Each side of the large triangle is ${a * by} ÷ ${a} = ${by} times as long: ${by} × ${b} = ${b * by}.`,
    write: length,
    least: 1,
  });
}
