/** The word without the number: `pluralize(1, 'point')` → `point`. */
export const pluralize = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** `formatCount(1, 'class', 'classes')` → `1 class`, `formatCount(3, 'submission')` → `3 submissions`. */
export const formatCount = (count: number, one: string, many?: string): string =>
  `${count} ${pluralize(count, one, many)}`;
