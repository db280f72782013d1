import type { FigureOfKind } from '#events/values/practice-figure.ts';
import { formatWhole } from './format-math.ts';

export type Point = readonly [x: number, y: number];
type Grid = FigureOfKind<'grid'>;

/** How far the axes reach. */
export const GRID_SIZE = 10;
export const writePoint = ([x, y]: Point): string => `(${formatWhole(x)}, ${formatWhole(y)})`;

/** Draws a grid with the points, named from A on. */
export const drawGrid = (points: readonly Point[], hasNegatives: boolean, isJoined = false): Grid => ({
  kind: 'grid',
  size: GRID_SIZE,
  hasNegatives,
  points: points.map(([x, y], at) => ({ name: 'ABCDEF'.charAt(at), x, y })),
  isJoined,
});
