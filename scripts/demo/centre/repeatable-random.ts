/**
 * Returns a pseudo-random number from 0 to 1 that depends only on its arguments, so that every seeding creates the same
 * centre.
 */
export const repeatableRandom = (index: number, day: number): number => {
  const x = Math.sin((index + 1) * 12.9898 + (day + 1) * 78.233) * 43_758.5453;
  return x - Math.floor(x);
};
