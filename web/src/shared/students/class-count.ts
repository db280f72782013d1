import { CLASSES_PER_REQUEST_MAX } from '#events/values/limits.ts';
import { classCountFaultTexts as copy } from './manage-classes-copy.ts';

/**
 * The field's text once it loses the focus or is saved: text that is not a number becomes 0 (specification, section 5).
 * The text stays unchanged while it is typed, because a number that is half typed may not be one.
 */
export const normalizeClassCount = (typed: string): string => {
  const text = typed.trim().replace(/^[−–]/, '-');
  return /^-?\d+([.,]\d*)?$/.test(text) ? text.replace(/^(-?)0+(?=\d)/, '$1') : '0';
};

/** The number in the text, or null if it is not a whole number. */
export const parseClassCount = (text: string): number | null => (/^-?\d+$/.test(text) ? Number(text) : null);

/** Why this number of classes cannot be saved; undefined when it can be. `least` is the smallest valid number. */
export const findClassCountFault = (text: string, least: number): string | undefined => {
  const number = parseClassCount(text);
  if (number === null) return copy.notWhole;
  if (number < least) return least === 1 ? copy.belowOne : copy.belowZero;
  if (number > CLASSES_PER_REQUEST_MAX) return copy.tooMany(CLASSES_PER_REQUEST_MAX);
  return undefined;
};

/** The number for the preview while the person types. An invalid number is 0, which changes nothing. */
export const toPreviewClassCount = (typed: string, least: number): number => {
  const text = normalizeClassCount(typed);
  return findClassCountFault(text, least) ? 0 : (parseClassCount(text) ?? 0);
};
