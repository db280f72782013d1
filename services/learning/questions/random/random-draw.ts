/** Random choices for exercises, all from one random number generator. */
export interface RandomDraw {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** A whole number whose absolute value is from `least` to `most`, with a random sign. */
  signed(least: number, most: number): number;
  /** One of the items, of which there must be at least one. */
  of<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

/** Creates random choices from a generator of numbers in [0, 1). */
export function createRandomDraw(random: () => number): RandomDraw {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const of = <T>(items: readonly T[]) => items[between(0, items.length - 1)] as T;
  return {
    between,
    signed: (least, most) => of([-1, 1]) * between(least, most),
    of,
    shuffled: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other] as never, shuffled[last] as never];
      }
      return shuffled;
    },
  };
}
