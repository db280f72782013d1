/** How numbers and terms are written: each value in one way alone, so that different texts are different values. */
import { type Fraction, fraction } from './fraction.ts';

/** −1,234 */
export const whole = (n: number): string =>
  `${n < 0 ? '−' : ''}${String(Math.abs(n)).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** A number that follows a sign of operation: (−5), 5. */
export const bracketed = (n: number): string => (n < 0 ? `(${whole(n)})` : whole(n));

/** A count of tenths (places 1), hundredths (2), …: 1205 hundredths are 12.05, 350 are 3.5. */
export function decimal(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const split = digits.length - places;
  const after = digits.slice(split).replace(/0+$/, '');
  return `${units < 0 ? '−' : ''}${whole(Number(digits.slice(0, split)))}${after === '' ? '' : `.${after}`}`;
}

/** $12.05 of 1205 cents; whole dollars have their cents too. */
export const money = (cents: number): string =>
  `$${whole(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

/** 3/4, −5/2, 7 */
export const written = ({ top, bottom }: Fraction): string =>
  bottom === 1 ? whole(top) : `${whole(top)}/${whole(bottom)}`;

/** 1 3/4 of 7/4; what is less than 1 or whole stays as it is. */
export function mixed({ top, bottom }: Fraction): string {
  const over = Math.abs(top) % bottom;
  if (over === 0 || Math.abs(top) < bottom) return written({ top, bottom });
  return `${top < 0 ? '−' : ''}${Math.floor(Math.abs(top) / bottom)} ${over}/${bottom}`;
}

/** “, which is 1/2” after 2/4, nothing after 1/2: what was counted, said in its simplest form. */
export function simplified(top: number, bottom: number): string {
  const simplest = mixed(fraction(top, bottom));
  return simplest === `${whole(top)}/${bottom}` ? '' : `, which is ${simplest}`;
}

const raised: Readonly<Record<string, string>> = {
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

/** The small figures of an exponent: ⁻³ */
export const exponent = (n: number): string => [...String(n)].map((digit) => raised[digit]).join('');

/** x⁵; an exponent of 1 is not written. */
export const power = (base: string, n: number): string => (n === 1 ? base : base + exponent(n));

/** 3x² − x + 6 of [3, 'x²'], [−1, 'x'], [6, '']. */
export function terms(...all: readonly (readonly [coefficient: number, symbol: string])[]): string {
  const present = all.filter(([coefficient]) => coefficient !== 0);
  if (present.length === 0) return '0';
  return present.map(([coefficient, symbol], place) => sign(coefficient, place) + size(coefficient, symbol)).join('');
}

const sign = (coefficient: number, place: number): string => {
  if (place === 0) return coefficient < 0 ? '−' : '';
  return coefficient < 0 ? ' − ' : ' + ';
};

const size = (coefficient: number, symbol: string): string =>
  Math.abs(coefficient) === 1 && symbol !== '' ? symbol : whole(Math.abs(coefficient)) + symbol;

/** x² − 5x + 6 of 1, −5, 6: coefficients of falling powers. */
export const polynomial = (...coefficients: readonly number[]): string =>
  terms(
    ...coefficients.map((coefficient, place): [number, string] => {
      const exponent = coefficients.length - 1 - place;
      return [coefficient, exponent === 0 ? '' : power('x', exponent)];
    }),
  );
