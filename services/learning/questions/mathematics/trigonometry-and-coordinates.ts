import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import {
  createFractionExercise,
  createNumberExercise,
  createSignedNumberExercise,
  defineExerciseKind,
  type Exercise,
  type ExerciseKind,
} from './exercise.ts';
import { formatBracketed, formatFraction, formatTerms, formatWhole } from './format-math.ts';
import { createFraction, type Fraction } from './fraction.ts';
import { drawRightTriangle } from './right-triangle.ts';

export const trigonometryAndCoordinateKinds: readonly ExerciseKind[] = [
  defineExerciseKind(9, 11, distance),
  defineExerciseKind(9, 11, midpoint),
  defineExerciseKind(10, 12, trigonometry),
  defineExerciseKind(10, 11, exactValue),
  defineExerciseKind(11, 12, exactValueOfObtuseAngle),
  defineExerciseKind(11, 12, circleEquation),
  defineExerciseKind(11, 12, dotProduct),
];

const point = (x: number, y: number): string => `(${formatWhole(x)}, ${formatWhole(y)})`;

const exactValues = [
  ['sin 30°', '1/2'],
  ['sin 45°', '√2/2'],
  ['sin 60°', '√3/2'],
  ['cos 30°', '√3/2'],
  ['cos 45°', '√2/2'],
  ['cos 60°', '1/2'],
  ['tan 30°', '√3/3'],
  ['tan 45°', '1'],
  ['tan 60°', '√3'],
] as const;

function distance(draw: RandomDraw): Exercise {
  const [a, b, c] = drawRightTriangle(draw);
  const [x, y] = [draw.between(-6, 6), draw.between(-6, 6)];
  return createNumberExercise({
    text: `How far is the point ${point(x, y)} from the point ${point(x + a, y - b)}?`,
    answer: c,
    mistakes: [a + b, Math.abs(a - b), c + 1, c - 1, c * c],
    steps: `The points are ${a} apart horizontally and ${b} apart vertically: ${a}² + ${b}² = ${c * c}, and √${formatWhole(c * c)} = ${c}.`,
    least: 1,
  });
}

function midpoint(draw: RandomDraw): Exercise {
  const [x, y] = [draw.between(-6, 6), draw.between(-6, 6)];
  const [across, up] = [draw.between(1, 6), draw.signed(1, 6)];
  const [endX, endY] = [x + 2 * across, y + 2 * up];
  return {
    text: `What is the midpoint between ${point(x, y)} and ${point(endX, endY)}?`,
    answer: point(x + across, y + up),
    mistakes: [point(across, up), point(x + endX, y + endY), point(x + across, y - up), point(2 * across, 2 * up)],
    nearby: [point(x + across + 1, y + up), point(x + across, y + up + 1)],
    steps: `Average the coordinates: (${formatWhole(x)} + ${formatBracketed(endX)}) ÷ 2 = ${formatWhole(x + across)} and (${formatWhole(y)} + ${formatBracketed(endY)}) ÷ 2 = ${formatWhole(y + up)}.`,
  };
}

function trigonometry(draw: RandomDraw): Exercise {
  const [opposite, adjacent, hypotenuse] = drawRightTriangle(draw);
  const [name, top, bottom, rule] = draw.of([
    ['sine', opposite, hypotenuse, 'opposite over hypotenuse'],
    ['cosine', adjacent, hypotenuse, 'adjacent over hypotenuse'],
    ['tangent', opposite, adjacent, 'opposite over adjacent'],
  ] as const);
  const sides = [opposite, adjacent, hypotenuse];
  const ratios = sides.flatMap((a) => sides.filter((b) => b !== a).map((b): Fraction => createFraction(a, b)));
  return createFractionExercise({
    text: `In a right triangle, the leg opposite angle A is ${opposite} ft, the leg beside it ${adjacent} ft and the hypotenuse ${hypotenuse} ft. What is the ${name} of A?`,
    answer: createFraction(top, bottom),
    mistakes: ratios,
    steps: `The ${name} is ${rule}: ${top}/${bottom}.`,
    write: formatFraction,
  });
}

/** Values of the same function, and one of another function at the same angle. */
function plausibleValues(asked: string): string[] {
  if (asked.startsWith('tan')) return ['√3/3', '1', '√3', asked.includes('45') ? '√2/2' : '√3/2'];
  return ['1/2', '√2/2', '√3/2', asked.includes('45') ? '1' : '√3/3'];
}

function exactValue(draw: RandomDraw): Exercise {
  const [asked, answer] = draw.of(exactValues);
  const triangle = asked.includes('45')
    ? 'Half a square has the angles 45°, 45° and 90° and the sides 1, 1 and √2.'
    : 'Half an equilateral triangle has the angles 30°, 60° and 90° and the sides 1, √3 and 2.';
  return {
    text: `What is ${asked} exactly?`,
    answer,
    mistakes: plausibleValues(asked).filter((value) => value !== answer),
    steps: triangle,
  };
}

/** The sine and the cosine of an angle between 90° and 180°, found from the angle to 180°. */
function exactValueOfObtuseAngle(draw: RandomDraw): Exercise {
  const acute = draw.of([30, 45, 60]);
  const name = draw.of(['sin', 'cos']);
  const findValue = (asked: string) => exactValues.find(([other]) => other === `${asked} ${acute}°`)?.[1] as string;
  const [value, minus] = [findValue(name), name === 'cos' ? '−' : ''];
  const others = ['1/2', '√2/2', '√3/2'].filter((other) => other !== value);
  return {
    text: `What is ${name} ${180 - acute}° exactly?`,
    answer: minus + value,
    mistakes: [(minus ? '' : '−') + value, ...others.flatMap((other) => [other, `−${other}`])],
    steps: `In the second quadrant, the ${minus ? 'cosine is negative' : 'sine is positive'}. 180° − ${180 - acute}° = ${acute}°, and ${name} ${acute}° = ${value}.`,
  };
}

function circleEquation(draw: RandomDraw): Exercise {
  const part = () => draw.signed(1, 8);
  const [x, y, radius] = [part(), part(), draw.between(2, 9)];
  const about = (letter: string, at: number) => `(${formatTerms([1, letter], [-at, ''])})²`;
  const write = (a: number, b: number, r: number) => `the circle centered at ${point(a, b)}, radius ${r}`;
  return {
    text: `Which circle has the equation ${about('x', x)} + ${about('y', y)} = ${radius * radius}?`,
    answer: write(x, y, radius),
    mistakes: [
      write(-x, -y, radius),
      write(x, y, radius * radius),
      write(-x, -y, radius * radius),
      write(x, -y, radius),
    ],
    steps: `(x − a)² + (y − b)² = r² is the circle centered at (a, b), radius r. Here r² = ${radius * radius}.`,
  };
}

function dotProduct(draw: RandomDraw): Exercise {
  const part = () => draw.signed(1, 7);
  const [a, b, c, d] = [part(), part(), part(), part()];
  const answer = a * c + b * d;
  return createSignedNumberExercise({
    text: `What is the dot product of the vectors ${point(a, b)} and ${point(c, d)}?`,
    answer,
    mistakes: [a * d + b * c, a * c - b * d, a + b + c + d, -answer],
    steps: `Multiply matching components and add: ${formatWhole(a)} × ${formatBracketed(c)} + ${formatBracketed(b)} × ${formatBracketed(d)} = ${formatWhole(a * c)} + ${formatBracketed(b * d)} = ${formatWhole(answer)}.`,
  });
}
