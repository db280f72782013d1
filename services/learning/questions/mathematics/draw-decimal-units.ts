import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';

/** Draws a number of decimal units that is no multiple of ten, so that no trailing zero is dropped. */
export function drawDecimalUnits(draw: RandomDraw, least: number, most: number): number {
  const n = draw.between(least, most);
  return n % 10 === 0 ? n + 1 : n;
}
