/** Checks of values that come from a stored draft or an address, for code that would load zod for nothing else. */

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    (values as readonly unknown[]).includes(value);

/** Whether the text is a UUID, as all ids are. */
export const isId = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text);

export const isMissingOr = (value: unknown, isValid: (value: unknown) => boolean): boolean =>
  value === undefined || isValid(value);

export const isListOf = <Item>(value: unknown, isValid: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isValid);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isRecordOf = <Item>(
  value: unknown,
  isValid: (item: unknown) => item is Item,
): value is Record<string, Item> => isRecord(value) && Object.values(value).every(isValid);
