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
const combine = (of: (name: keyof ClassFigures) => number): ClassFigures =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as unknown as ClassFigures;

export const sumFigures = (changes: readonly ClassFigures[]): ClassFigures =>
  combine((name) => changes.reduce((sum, change) => sum + change[name], 0));

export const subtractFigures = (one: ClassFigures, other: ClassFigures): ClassFigures =>
  combine((name) => one[name] - other[name]);
