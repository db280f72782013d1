import { expect, test } from 'vitest';
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import { toFigureDescriptionText } from './practice-figure-copy.ts';

test.each<[PracticeFigure, string]>([
  [{ kind: 'shape', shape: 'octagon', sides: [], unit: 'ft' }, 'Drawing of an octagon.'],
  [{ kind: 'shape', shape: 'square', sides: [5], unit: 'ft' }, 'Drawing of a square with sides of 5 ft.'],
  [
    { kind: 'shape', shape: 'rectangle', sides: [7, 4], unit: 'ft' },
    'Drawing of a rectangle, 7 ft long and 4 ft wide.',
  ],
  [
    { kind: 'shape', shape: 'triangle', sides: [6, 9], unit: 'ft' },
    'Drawing of a triangle with a base of 6 ft and a height of 9 ft.',
  ],
  [
    { kind: 'shape', shape: 'right-triangle', sides: [3, 4], unit: 'ft' },
    'Drawing of a right triangle with legs of 3 ft and 4 ft.',
  ],
  [{ kind: 'shape', shape: 'circle', sides: [8], unit: 'ft' }, 'Drawing of a circle with a radius of 8 ft.'],
  [{ kind: 'coins', cents: [10, 10, 10] }, 'Drawing of 3 dimes.'],
  [{ kind: 'number-line', from: 0, to: 20, mark: 7 }, 'Number line from 0 to 20, with 7 marked.'],
])('toFigureDescriptionText: %o', (figure, text) => expect(toFigureDescriptionText(figure)).toBe(text));
