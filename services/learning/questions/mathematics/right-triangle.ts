import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';

/** Pythagorean triples, the hypotenuse last. */
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

/** Draws a right triangle with whole sides: two legs and the hypotenuse. */
export function drawRightTriangle(draw: RandomDraw): [number, number, number] {
  const triple = draw.of(triples);
  const by = triple[2] > 20 ? 1 : draw.between(1, 3);
  const [a, b] = draw.shuffled(triple.slice(0, 2)) as [number, number];
  return [a * by, b * by, triple[2] * by];
}
