/** Describes the drawings of practice questions to screen readers. */
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import { formatCount } from '../../lib/format-count.ts';

const coinNames: Readonly<Record<number, string>> = { 5: 'nickel', 10: 'dime', 25: 'quarter' };

export function toFigureDescriptionText(figure: PracticeFigure): string {
  switch (figure.kind) {
    case 'shape':
      return toShapeText(figure);
    case 'coins':
      return `Drawing of ${[...new Set(figure.cents)]
        .map((value) => formatCount(figure.cents.filter((other) => other === value).length, coinNames[value] ?? 'coin'))
        .join(' and ')}.`;
    case 'number-line':
      return `Number line from ${figure.from} to ${figure.to}, with ${figure.mark} marked.`;
    default:
      return '';
  }
}

function toShapeText({ shape, sides, unit }: Extract<PracticeFigure, { kind: 'shape' }>): string {
  const [first, second] = sides.map((side) => `${side} ${unit}`);
  const name = shape.replace('-', ' ');
  const drawing = `Drawing of ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
  if (first === undefined) return `${drawing}.`;
  if (shape === 'circle') return `${drawing} with a radius of ${first}.`;
  if (second === undefined) return `${drawing} with sides of ${first}.`;
  if (shape === 'triangle') return `${drawing} with a base of ${first} and a height of ${second}.`;
  if (shape === 'right-triangle') return `${drawing} with legs of ${first} and ${second}.`;
  return `${drawing}, ${first} long and ${second} wide.`;
}
