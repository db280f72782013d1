import { CLASSES_PER_REQUEST_MAX } from '#events/values/limits.ts';

/**
 * What stands in the field once it is left or saved: everything that is no number becomes 0 (specification, section
 * 5). While it is being typed it stays as it is, since the beginning of a number need not be one.
 */
export const normalizeNumber = (typed: string): string => {
  const text = typed.trim().replace(/^[−–]/, '-');
  return /^-?\d+([.,]\d*)?$/.test(text) ? text.replace(/^(-?)0+(?=\d)/, '$1') : '0';
};

/** The number of a field that is left, or null when it is no whole one. */
export const parseClassNumber = (text: string): number | null => (/^-?\d+$/.test(text) ? Number(text) : null);

/** Why this number of classes cannot be saved, or undefined when it can. */
export const findClassNumberFault = (text: string, least: number): string | undefined => {
  const number = parseClassNumber(text);
  if (number === null) return 'Enter a whole number of classes.';
  if (number < least) return least === 1 ? 'Enter at least 1 class.' : 'Enter 0 or more classes.';
  if (number > CLASSES_PER_REQUEST_MAX) return `Enter at most ${CLASSES_PER_REQUEST_MAX} classes.`;
  return undefined;
};

/** What is previewed while a number is typed: 0, that is no change, as long as it could not be saved. */
export const toPreviewNumber = (typed: string, least: number): number => {
  const text = normalizeNumber(typed);
  return findClassNumberFault(text, least) ? 0 : (parseClassNumber(text) ?? 0);
};
