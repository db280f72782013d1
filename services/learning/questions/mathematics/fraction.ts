/** An exact rational number in lowest terms; `bottom` is positive. */
export interface Fraction {
  readonly top: number;
  readonly bottom: number;
}

export const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);

export const leastCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b;

/** Numerators of the fractions between 0 and 1 with this denominator that are in lowest terms. */
export const listCoprimeNumerators = (bottom: number): number[] =>
  Array.from({ length: bottom - 1 }, (_, before) => before + 1).filter(
    (top) => greatestCommonDivisor(top, bottom) === 1,
  );

/** Creates a fraction in lowest terms. `bottom` must not be 0. */
export function createFraction(top: number, bottom = 1): Fraction {
  const shared = greatestCommonDivisor(top, bottom) * Math.sign(bottom);
  // `|| 0` replaces −0, which would be formatted with a sign.
  return { top: top / shared || 0, bottom: bottom / shared };
}

export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  createFraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const subtractFractions = (a: Fraction, b: Fraction): Fraction =>
  addFractions(a, { top: -b.top, bottom: b.bottom });
export const multiplyFractions = (a: Fraction, b: Fraction): Fraction =>
  createFraction(a.top * b.top, a.bottom * b.bottom);
/** Divides `a` by `b`, which must not be 0. */
export const divideFractions = (a: Fraction, b: Fraction): Fraction =>
  createFraction(a.top * b.bottom, a.bottom * b.top);
/** Comparison for sorting: negative if `a` is less than `b`, 0 if equal, positive if greater. */
export const compareFractions = (a: Fraction, b: Fraction): number => a.top * b.bottom - b.top * a.bottom;

/** Numerator, denominator and what both are multiplied by. Grade 3 uses only halves, thirds, fourths, sixths and eighths. */
export const equalFractionsInGrade3 = [
  [1, 2, 2],
  [1, 2, 3],
  [1, 2, 4],
  [1, 3, 2],
  [2, 3, 2],
  [1, 4, 2],
  [3, 4, 2],
] as const;
