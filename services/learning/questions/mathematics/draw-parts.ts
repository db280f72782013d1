import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';

/** Divides a whole number at random into `count` whole numbers of at least `least`. */
export function drawParts(draw: RandomDraw, total: number, count: number, least: number): number[] {
  const rest = total - count * least;
  const cuts = Array.from({ length: count - 1 }, () => draw.between(0, rest)).toSorted((one, other) => one - other);
  return [...cuts, rest].map((cut, at) => cut - (cuts[at - 1] ?? 0) + least);
}
