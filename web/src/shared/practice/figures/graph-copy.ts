/** Describes grids and graphs to screen readers as a sighted student sees them, without what they answer. */

import type { FigureOfKind } from '#events/values/practice-figure.ts';
import { evaluateFunction } from './evaluate-function.ts';

const formatNumber = (n: number): string => String(n).replace('-', '−');

export function toGridText({ size, hasNegatives, points, isJoined }: FigureOfKind<'grid'>): string {
  const places = points.map(({ name, x, y }) => `${name} is ${toPlaceText(x, y)}`).join('; ');
  const lines = isJoined ? ' Lines join the points in this order to a closed shape.' : '';
  return `Coordinate grid from ${hasNegatives ? formatNumber(-size) : 0} to ${size}. Counted from the place where the axes meet, point ${places}.${lines}`;
}

/** “3 right and 4 up”: the coordinates themselves would be the answer. */
function toPlaceText(x: number, y: number): string {
  const parts = [
    x !== 0 && `${Math.abs(x)} ${x > 0 ? 'right' : 'left'}`,
    y !== 0 && `${Math.abs(y)} ${y > 0 ? 'up' : 'down'}`,
  ];
  return parts.filter(Boolean).join(' and ') || 'there';
}

export function toFunctionGraphText({ coefficients, size }: FigureOfKind<'function-graph'>): string {
  const points = Array.from({ length: 2 * size + 1 }, (_, n) => n - size)
    .map((x) => [x, evaluateFunction(coefficients, x)] as const)
    .filter(([, y]) => Number.isInteger(y) && Math.abs(y) <= size)
    .map(([x, y]) => `(${formatNumber(x)}, ${formatNumber(y)})`);
  const shape = coefficients.length > 2 ? 'curve' : 'straight line';
  const through = points.length === 0 ? '' : ` It goes through ${points.join(', ')}.`;
  return `Graph of a ${shape} on a coordinate grid from ${formatNumber(-size)} to ${size}.${through}`;
}

export const toBarGraphText = ({ title, step, bars }: FigureOfKind<'bar-graph'>): string =>
  `Bar graph “${title}”. The axis counts by ${step}. Bars: ${bars.map(({ name, value }) => `${name} ${value}`).join(', ')}.`;

export const axisNames = { x: 'x', y: 'y' };
