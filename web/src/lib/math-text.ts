import { toSpokenScripts } from './math-scripts.ts';
import { spellFraction } from './spell-fraction.ts';

/** A fraction in a text, with the whole number before it if it is a mixed number. */
export interface TextFraction {
  kind: 'fraction';
  /** `−` or empty. */
  sign: string;
  whole: string;
  top: string;
  bottom: string;
}
export type MathTextPart = TextFraction | { kind: 'text'; text: string };

const NO_BREAK = '\u00a0';
/**
 * A fraction such as 3/4, −7/2, 1 3/4, √3/2, x/2, 3/(2x) or (x − 3) / 4. Dates (3/10/2026), speeds (m/s) and terms whose
 * denominator is unclear (3/4x) are none. An exponent belongs to the number or letter before it: 2⁵/2³.
 */
const fraction =
  /(?<![\p{L}\d./,⁰-⁹¹²³ˣ])(−?)(?:(\d+)[ \u00a0](?=\d+\/\d))?(\([^()]+\)|√\d+|(?:\d*[xy]|\d+)[⁰-⁹¹²³ˣ⁻]*)[ \u00a0]?\/[ \u00a0]?(\([^()]+\)|(?:[xy]|[1-9]\d*)[⁰-⁹¹²³ˣ⁻]*)(?![\p{L}\d/⁰-⁹¹²³ˣ⁻]|[.,]\d)/gu;
/** The space of a mixed number. */
const mixedSpace = /(?<=(?<![\p{L}\d./,])\d+) (?=\d+\/[1-9])/gu;
/** Terms with operators between them, such as `3 + 4 = 7`. */
const expression = /[^ \n]+(?: [+−×÷=<>≤≥:·] [^ \n]+)+/gu;
/** The spaces of a number and its unit. */
const measure =
  /(?<=\d|π|\b(?:square|cubic)) (?=(?:square|cubic|ft|yd|mi|lb|oz|gal|inches|feet|yards|miles|ounces|pounds|cups|seconds|minutes|hours|days|weeks|months|years|degrees|dollars|cents|percent|mm|cm|m|km|mg|g|kg|mL|L|m\/s|km\/h|N|J|W|V|°C|°F)(?![\p{L}\p{M}]))/gu;
/** The longest expression, in characters, that fits on one line of a phone. */
const LINE_CHARACTERS_MAX = 24;

/** Replaces the spaces at which equations, measures and mixed numbers must not break. A long equation breaks before “=”. */
export const preventBreaks = (text: string): string =>
  text.replace(mixedSpace, NO_BREAK).replace(measure, NO_BREAK).replace(expression, bindExpression);

function bindExpression(written: string): string {
  if (written.length <= LINE_CHARACTERS_MAX) return written.replaceAll(' ', NO_BREAK);
  return written
    .split(' = ')
    .map((side) => (side.length <= LINE_CHARACTERS_MAX ? side.replaceAll(' ', NO_BREAK) : side))
    .join(` =${NO_BREAK}`);
}

/** The parts of a text about mathematics: plain text, and fractions to draw stacked. */
export function parseMathText(text: string): MathTextPart[] {
  const bound = preventBreaks(text);
  const parts: MathTextPart[] = [];
  let end = 0;
  for (const found of bound.matchAll(fraction)) {
    const [written, sign = '', whole = '', top = '', bottom = ''] = found;
    if (found.index > end) parts.push({ kind: 'text', text: bound.slice(end, found.index) });
    parts.push({ kind: 'fraction', sign, whole, top: withoutParentheses(top), bottom: withoutParentheses(bottom) });
    end = found.index + written.length;
  }
  if (end < bound.length) parts.push({ kind: 'text', text: bound.slice(end) });
  return parts;
}

/** The parentheses around a numerator or denominator, which a stacked fraction does not need. */
const withoutParentheses = (written: string): string => written.replace(/^\((.+)\)$/, '$1');

/** A fraction in the words of a screen reader: “1 and three fourths”, “minus one half”, “3 over 2x”. */
export const toSpokenFraction = ({ sign, whole, top, bottom }: TextFraction): string =>
  `${sign && 'minus '}${whole && `${whole} and `}${spellQuotient(top, bottom)}`;

const spellQuotient = (top: string, bottom: string): string =>
  isWhole(top) && isWhole(bottom)
    ? spellFraction(Number(top), Number(bottom))
    : `${spellTerm(top)} over ${spellTerm(bottom)}`;

const isWhole = (written: string): boolean => /^\d+$/.test(written);
/** A numerator or denominator with its roots and exponents in words. */
const spellTerm = (written: string): string => toSpokenScripts(written.replaceAll('√', 'square root of '));

/** A text with its fractions and exponents in words. */
export const toSpokenMathText = (text: string): string =>
  parseMathText(text)
    .map((part) => (part.kind === 'text' ? toSpokenScripts(part.text) : toSpokenFraction(part)))
    .join('');

const FRACTION_IN_CALCULATION = /\d\/\d+\)?[⁰-⁹¹²³ˣ⁻]* ?[+−×÷=<>≤≥]|[+−×÷=<>≤≥] ?\(?(?:\d+ )?\d+\/\d|\d\/\d+ of \$?\d/u;
const FRACTION_WORD = /\b(?:fractions?|mixed numbers?|simplest form)\b/iu;

/**
 * Whether a question's own words show that it is about mathematics, for questions without a subject. A calculation or the
 * word “fraction” shows it; a date (9/11), “24/7” or “1/2 cup” does not.
 */
export const isAboutFractions = ({ text, options = [] }: { text: string; options?: readonly string[] }): boolean =>
  FRACTION_WORD.test(text) || [text, ...options].some((each) => FRACTION_IN_CALCULATION.test(each));
