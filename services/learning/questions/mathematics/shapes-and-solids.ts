import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { drawShape } from './draw-shape.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';

export const shapeKinds: readonly ExerciseKind[] = [
  defineExerciseKind(1, 2, sidesOf),
  defineExerciseKind(1, 3, shapeWithSides),
  defineExerciseKind(1, 3, sidesTogether),
  defineExerciseKind(2, 4, partsOfSolid),
];

const shapes = [
  ['triangle', 3],
  ['square', 4],
  ['rectangle', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['octagon', 8],
] as const;
type Shape = (typeof shapes)[number];

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
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
    text: `How many ${what} do ${withArticle(first)} and ${withArticle(second)} have in all?`,
    answer: total,
    mistakes: [total + 1, total - 1, Math.max(m, n), total + 2],
    steps: `${capitalize(withArticle(first))} has ${m} ${what}, and ${withArticle(second)} has ${n}: ${m} + ${n} = ${total}.`,
    least: 3,
  });
}

const solids = [
  ['cube', { faces: 6, edges: 12, corners: 8 }],
  ['rectangular prism', { faces: 6, edges: 12, corners: 8 }],
  ['square pyramid', { faces: 5, edges: 8, corners: 5 }],
  ['triangular prism', { faces: 5, edges: 9, corners: 6 }],
  ['triangular pyramid', { faces: 4, edges: 6, corners: 4 }],
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
