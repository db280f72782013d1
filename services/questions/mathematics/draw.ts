/** What generators choose with; all that is drawn comes from one source of randomness. */
export interface Draw {
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** A whole number of that size, with either sign. */
  signed(least: number, most: number): number;
  /** One of the items, which are not empty. */
  of<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

/** Draws by numbers of [0, 1). */
export function drawBy(random: () => number): Draw {
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
