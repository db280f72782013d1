import type { FigureOfKind } from '#events/values/practice-figure.ts';
import { joinWords } from '../../../copy/join-words.ts';

const together = {
  90: ', which together make a right angle',
  180: ', which together make a straight line',
  360: ', which together make a full turn',
} as const;

/** Describes angles. Of a single one, the kind is the answer, so only the directions of its sides are described. */
export function toAnglesText({ degrees, whole }: FigureOfKind<'angles'>): string {
  const [first = null, ...others] = degrees;
  if (first !== null && others.length === 0)
    return `Drawing of an angle. One side points to the right, the other one ${toDirection(first)}.${first === 90 ? ' A small square marks the corner.' : ''}`;
  const sizes = degrees.map((size) => (size === null ? 'unknown' : `${size}°`));
  return `Drawing of ${degrees.length} angles side by side${whole ? together[whole] : ''}: ${joinWords(sizes)}.`;
}

function toDirection(degrees: number): string {
  const vertical = degrees < 180 ? 'up' : 'down';
  if (degrees === 180) return 'to the left';
  if (degrees % 180 === 90) return `straight ${vertical}`;
  return `${vertical} and to the ${degrees < 90 || degrees > 270 ? 'right' : 'left'}`;
}
