/** Checks of values that were stored as JSON, for pages that would load zod for nothing else. */

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isOptional = (value: unknown, isValid: (value: unknown) => boolean): boolean =>
  value === undefined || isValid(value);

export const isListOf = <Item>(value: unknown, isValid: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isValid);

export const isRecordOf = <Item>(
  value: unknown,
  isValid: (item: unknown) => item is Item,
): value is Record<string, Item> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isValid);
