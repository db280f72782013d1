/**
 * The figures of a student's classes. `docs/glossary.md` says what each counts, and every page shows these. At every moment
 * remaining = added − taken − late_cancellations − removed − waiting.
 */
export interface ClassFigures {
  readonly added: number;
  readonly taken: number;
  readonly late_cancellations: number;
  readonly removed: number;
  readonly waiting: number;
  readonly remaining: number;
  readonly total: number;
  readonly attended: number;
  readonly uncovered: number;
}

export const noClasses: ClassFigures = {
  ...{ added: 0, taken: 0, late_cancellations: 0, removed: 0, waiting: 0 },
  ...{ remaining: 0, total: 0, attended: 0, uncovered: 0 },
};

const names = Object.keys(noClasses) as (keyof ClassFigures)[];

export const isZero = (figures: ClassFigures): boolean => names.every((name) => figures[name] === 0);

// It runs for each event of a history, so it fills one object.
export const sumFigures = (changes: readonly ClassFigures[]): ClassFigures => {
  const sum = { ...noClasses } as Record<keyof ClassFigures, number>;
  for (const change of changes) for (const name of names) sum[name] += change[name];
  return sum;
};

export const subtractFigures = (one: ClassFigures, other: ClassFigures): ClassFigures => {
  const difference = { ...one } as Record<keyof ClassFigures, number>;
  for (const name of names) difference[name] -= other[name];
  return difference;
};
