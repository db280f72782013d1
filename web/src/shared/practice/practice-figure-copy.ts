/** Describes the drawings of practice questions to screen readers. */
import type { FigureOfKind, PracticeFigure } from '#events/values/practice-figure.ts';
import { joinWords } from '../../copy/join-words.ts';
import { formatCount } from '../../lib/format-count.ts';
import { formatOrdinal } from '../../lib/format-ordinal.ts';
import { toAnglesText } from './figures/angles-copy.ts';
import { toBarGraphText, toFunctionGraphText, toGridText } from './figures/graph-copy.ts';
import { toMapTitleText } from './figures/map-copy.ts';
import { toNumberLineText } from './figures/number-line-copy.ts';

const coinNames: Readonly<Record<number, string>> = { 1: 'penny', 5: 'nickel', 10: 'dime', 25: 'quarter' };

export function toFigureDescriptionText(figure: PracticeFigure): string {
  switch (figure.kind) {
    case 'shape':
      return toShapeText(figure);
    case 'coins':
      return `Drawing of ${toCoinsText(figure.cents)}.`;
    case 'number-line':
      return toNumberLineText(figure);
    case 'clock':
      return toClockText(figure);
    case 'fraction-bars':
      return toFractionBarsText(figure);
    case 'array':
      return `Dots in ${formatCount(figure.rows, 'row')} and ${formatCount(figure.columns, 'column')}.`;
    case 'map':
      return toMapTitleText(figure.map);
    case 'angles':
      return toAnglesText(figure);
    case 'grid':
      return toGridText(figure);
    case 'bar-graph':
      return toBarGraphText(figure);
    case 'function-graph':
      return toFunctionGraphText(figure);
  }
}

function toShapeText({ shape, sides, unit }: FigureOfKind<'shape'>): string {
  const lengths = sides.map((side) => (side === null ? 'unknown length' : `${side} ${unit}`));
  const [first, second, third] = lengths;
  const name = shape.replace('-', ' ');
  const drawing = `Drawing of ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
  if (first === undefined) return `${drawing}.`;
  if (shape === 'circle') return `${drawing} with a radius of ${first}.`;
  if (second === undefined) return `${drawing} with sides of ${first}.`;
  if (shape === 'right-triangle') {
    const hypotenuse = third === undefined ? '' : `, and a hypotenuse of ${third}`;
    return `${drawing} with legs of ${first} and ${second}${hypotenuse}.`;
  }
  if (third !== undefined) return `${drawing} with sides of ${joinWords(lengths)}.`;
  if (shape === 'triangle') return `${drawing} with a base of ${first} and a height of ${second}.`;
  return `${drawing}, ${first} long and ${sides[1] === null ? 'of unknown width' : `${second} wide`}.`;
}

function toCoinsText(cents: readonly number[]): string {
  const toCount = (value: number) => {
    const name = coinNames[value] ?? 'coin';
    return formatCount(cents.filter((other) => other === value).length, name, name.replace(/y$/, 'ie').concat('s'));
  };
  return joinWords([...new Set(cents)].map(toCount));
}

/** Where the hands point, as a child sees it who cannot tell the time yet. */
function toClockText({ hour, minute }: FigureOfKind<'clock'>): string {
  const short = minute === 0 ? `at ${hour}` : `between ${hour} and ${(hour % 12) + 1}`;
  const number = Math.floor(minute / 5) || 12;
  const marks = minute % 5;
  return `Clock. The short hand is ${short}, the long hand at ${marks === 0 ? '' : `the ${formatOrdinal(marks)} small mark after `}${number}.`;
}

function toFractionBarsText({ bars }: FigureOfKind<'fraction-bars'>): string {
  const texts = bars.map(
    ({ parts, shaded }) => `${formatCount(parts, 'equal part')}, ${shaded || 'none'} of them shaded`,
  );
  if (texts.length === 1) return `Bar with ${texts[0]}.`;
  return `Bars of the same length below each other. ${texts.map((text, at) => `${formatOrdinal(at + 1)} bar: ${text}.`).join(' ')}`;
}
