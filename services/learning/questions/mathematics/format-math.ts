/** Formats numbers and terms. Each value has exactly one form, so that different strings are different values. */
import { createFraction, type Fraction } from './fraction.ts';

/** A whole number with thousands separators and a minus sign: −1,234. */
export const formatWhole = (n: number): string =>
  `${n < 0 ? '−' : ''}${String(Math.abs(n)).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** A whole number after an operator; negative numbers are in brackets: (−5), 5. */
export const formatBracketed = (n: number): string => (n < 0 ? `(${formatWhole(n)})` : formatWhole(n));

/** A decimal from its units: 1205 hundredths (`places` 2) are 12.05, 350 are 3.5. */
export function formatDecimal(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const split = digits.length - places;
  const after = digits.slice(split).replace(/0+$/, '');
  return `${units < 0 ? '−' : ''}${formatWhole(Number(digits.slice(0, split)))}${after === '' ? '' : `.${after}`}`;
}

/** An amount of cents in dollars: 1205 is $12.05, 300 is $3.00. */
export const formatMoney = (cents: number): string =>
  `$${formatWhole(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

/** An amount of cents below a dollar, for grades without decimals: 45¢. */
export const formatCents = (cents: number): string => `${cents}¢`;

/** A fraction, improper if need be: 3/4, −5/2, 7. */
export const formatFraction = ({ top, bottom }: Fraction): string =>
  bottom === 1 ? formatWhole(top) : `${formatWhole(top)}/${formatWhole(bottom)}`;

/** A mixed number: 7/4 is 1 3/4. Proper fractions and whole numbers are formatted as they are. */
export function formatMixed({ top, bottom }: Fraction): string {
  const over = Math.abs(top) % bottom;
  if (over === 0 || Math.abs(top) < bottom) return formatFraction({ top, bottom });
  return `${top < 0 ? '−' : ''}${Math.floor(Math.abs(top) / bottom)} ${over}/${bottom}`;
}

/** The addition of the simplest form to a sentence: “, which is 1/2” for 2/4, '' for 1/2. */
export function formatSimplification(top: number, bottom: number): string {
  const simplest = formatMixed(createFraction(top, bottom));
  return simplest === `${formatWhole(top)}/${bottom}` ? '' : `, which is ${simplest}`;
}

const superscripts: Readonly<Record<string, string>> = {
  '-': '⁻',
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

/** An exponent in superscript digits: ⁻³. */
export const formatExponent = (n: number): string => [...String(n)].map((digit) => superscripts[digit]).join('');

/** A power: x⁵. The exponent 1 is omitted. */
export const formatPower = (base: string, n: number): string => (n === 1 ? base : base + formatExponent(n));

/** A sum of terms: [3, 'x²'], [−1, 'x'], [6, ''] is 3x² − x + 6. */
export function formatTerms(...all: readonly (readonly [coefficient: number, symbol: string])[]): string {
  const present = all.filter(([coefficient]) => coefficient !== 0);
  if (present.length === 0) return '0';
  return present.map(([coefficient, symbol], place) => sign(coefficient, place) + size(coefficient, symbol)).join('');
}

const sign = (coefficient: number, place: number): string => {
  if (place === 0) return coefficient < 0 ? '−' : '';
  return coefficient < 0 ? ' − ' : ' + ';
};

const size = (coefficient: number, symbol: string): string =>
  Math.abs(coefficient) === 1 && symbol !== '' ? symbol : formatWhole(Math.abs(coefficient)) + symbol;

/** A polynomial from its coefficients, highest power first: 1, −5, 6 is x² − 5x + 6. */
export const formatPolynomial = (...coefficients: readonly number[]): string =>
  formatTerms(
    ...coefficients.map((coefficient, place): [number, string] => {
      const exponent = coefficients.length - 1 - place;
      return [coefficient, exponent === 0 ? '' : formatPower('x', exponent)];
    }),
  );
