/** The value of c0 + c1·x + c2·x² + … for the coefficients c0, c1, c2 … */
export const evaluateFunction = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((total, coefficient) => total * x + coefficient, 0);
