/** Ranges of remaining classes by which students are counted; the last one has no end. */
export const balanceSizes: readonly { readonly min: number; readonly max?: number }[] = [
  { min: 0, max: 0 },
  { min: 1, max: 2 },
  { min: 3, max: 6 },
  { min: 7, max: 12 },
  { min: 13 },
];
