/** An exact rational number in lowest terms; `bottom` is positive. */
export interface Fraction {
  readonly top: number;
  readonly bottom: number;
}

export const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);

export const leastCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b;

/** What stands above `bottom` in the fractions between 0 and 1 that are in lowest terms. */
export const topsOf = (bottom: number): number[] =>
  Array.from({ length: bottom - 1 }, (_, before) => before + 1).filter(
    (top) => greatestCommonDivisor(top, bottom) === 1,
  );

/** Brings to lowest terms. `bottom` is not 0. */
export function fraction(top: number, bottom = 1): Fraction {
  const shared = greatestCommonDivisor(top, bottom) * Math.sign(bottom);
  // Nothing is −0, which would be written with a sign.
  return { top: top / shared || 0, bottom: bottom / shared };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { top: -b.top, bottom: b.bottom });
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.top, a.bottom * b.bottom);
/** The second is not 0. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom, a.bottom * b.top);
/** Negative, 0 or positive as the first is less than, equal to or greater than the second. */
export const compare = (a: Fraction, b: Fraction): number => a.top * b.bottom - b.top * a.bottom;
