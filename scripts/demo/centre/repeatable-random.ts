/** A number in 0…1 that is always the same for the same two numbers, so that every seeding tells the same story. */
export const repeatableRandom = (index: number, day: number): number => {
  const x = Math.sin((index + 1) * 12.9898 + (day + 1) * 78.233) * 43_758.5453;
  return x - Math.floor(x);
};
