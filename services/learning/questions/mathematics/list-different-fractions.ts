import { formatFraction } from './format-math.ts';
import { createFraction, type Fraction } from './fraction.ts';

/** Formats fractions between 0 and `most` without reducing them. Leaves out those of equal value, and the value `taken`. */
export function listDifferentFractions(
  all: readonly (readonly [top: number, bottom: number])[],
  taken: Fraction,
  most = 1,
): string[] {
  const values = new Set([formatFraction(taken)]);
  return all.flatMap(([top, bottom]) => {
    const value = formatFraction(createFraction(top, bottom));
    if (values.has(value) || top < 1 || top >= most * bottom) return [];
    values.add(value);
    return [`${top}/${bottom}`];
  });
}
