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
  [
    { kind: 'shape', shape: 'rectangle', sides: [7, null], unit: 'ft' },
    'Drawing of a rectangle, 7 ft long and of unknown width.',
  ],
  [
    { kind: 'shape', shape: 'triangle', sides: [6, 5, 7], unit: 'ft' },
    'Drawing of a triangle with sides of 6 ft, 5 ft and 7 ft.',
  ],
  [
    { kind: 'shape', shape: 'right-triangle', sides: [null, 4, 5], unit: 'ft' },
    'Drawing of a right triangle with legs of unknown length and 4 ft, and a hypotenuse of 5 ft.',
  ],
  [
    { kind: 'angles', degrees: [50] },
    'Drawing of an angle. One side points to the right, the other one up and to the right.',
  ],
  [
    { kind: 'angles', degrees: [90] },
    'Drawing of an angle. One side points to the right, the other one straight up. A small square marks the corner.',
  ],
  [
    { kind: 'angles', degrees: [130] },
    'Drawing of an angle. One side points to the right, the other one up and to the left.',
  ],
  [{ kind: 'angles', degrees: [180] }, 'Drawing of an angle. One side points to the right, the other one to the left.'],
  [
    { kind: 'angles', degrees: [110, null, 40], whole: 180 },
    'Drawing of 3 angles side by side, which together make a straight line: 110°, unknown and 40°.',
  ],
  [
    {
      kind: 'grid',
      size: 10,
      hasNegatives: true,
      points: [
        { name: 'A', x: 3, y: 4 },
        { name: 'B', x: -2, y: -5 },
        { name: 'C', x: 0, y: 6 },
      ],
      isJoined: true,
    },
    'Coordinate grid from −10 to 10. Counted from the place where the axes meet, point A is 3 right and 4 up; B is 2 left and 5 down; C is 6 up. Lines join the points in this order to a closed shape.',
  ],
  [
    {
      kind: 'grid',
      size: 10,
      hasNegatives: false,
      points: [
        { name: 'A', x: 3, y: 4 },
        { name: 'B', x: 0, y: 0 },
      ],
      isJoined: false,
    },
    'Coordinate grid from 0 to 10. Counted from the place where the axes meet, point A is 3 right and 4 up; B is there.',
  ],
  [
    {
      kind: 'bar-graph',
      title: 'Tickets Sold Each Day',
      step: 2,
      bars: [
        { name: 'Mon', value: 6 },
        { name: 'Tue', value: 9 },
      ],
    },
    'Bar graph “Tickets Sold Each Day”. The axis counts by 2. Bars: Mon 6, Tue 9.',
  ],
  [
    { kind: 'function-graph', coefficients: [-1, 1.5], size: 5 },
    'Graph of a straight line on a coordinate grid from −5 to 5. It goes through (−2, −4), (0, −1), (2, 2), (4, 5).',
  ],
  [
    { kind: 'function-graph', coefficients: [-4, 0, 1], size: 5 },
    'Graph of a curve on a coordinate grid from −5 to 5. It goes through (−3, 5), (−2, 0), (−1, −3), (0, −4), (1, −3), (2, 0), (3, 5).',
  ],
  [{ kind: 'coins', cents: [10, 10, 10] }, 'Drawing of 3 dimes.'],
  [{ kind: 'coins', cents: [25, 10, 10, 1, 1, 1] }, 'Drawing of 1 quarter, 2 dimes and 3 pennies.'],
  [{ kind: 'coins', cents: [5, 1] }, 'Drawing of 1 nickel and 1 penny.'],
  [{ kind: 'number-line', from: 0, to: 20, mark: 7 }, 'Number line from 0 to 20, with 7 marked.'],
  [
    { kind: 'number-line', from: 40, to: 60, mark: 47, isMarkNamed: false },
    'Number line from 40 to 60, with a number at every 5th mark. A dot is on the 2nd mark after 45.',
  ],
  // The number of the mark is not written below it.
  [
    { kind: 'number-line', from: 0, to: 20, mark: 15, isMarkNamed: false },
    'Number line from 0 to 20, with a number at every 5th mark. A dot is on the 5th mark after 10.',
  ],
  [
    { kind: 'number-line', from: 0, to: 1, mark: 3, parts: 4, isMarkNamed: false },
    'Number line from 0 to 1 in 4 equal parts. A dot is on the 3rd mark after 0.',
  ],
  [
    { kind: 'number-line', from: 2, to: 4, mark: 37, parts: 10, isMarkNamed: false },
    'Number line from 2 to 4 in 10 equal parts for each unit. A dot is on the 7th mark after 3.',
  ],
  [
    { kind: 'number-line', from: 0, to: 1, mark: 3, parts: 4 },
    'Number line from 0 to 1 in 4 equal parts, with 3/4 marked.',
  ],
  [{ kind: 'clock', hour: 3, minute: 0 }, 'Clock. The short hand is at 3, the long hand at 12.'],
  [{ kind: 'clock', hour: 12, minute: 30 }, 'Clock. The short hand is between 12 and 1, the long hand at 6.'],
  [
    { kind: 'clock', hour: 7, minute: 3 },
    'Clock. The short hand is between 7 and 8, the long hand at the 3rd small mark after 12.',
  ],
  [{ kind: 'fraction-bars', bars: [{ parts: 4, shaded: 3 }] }, 'Bar with 4 equal parts, 3 of them shaded.'],
  [
    {
      kind: 'fraction-bars',
      bars: [
        { parts: 2, shaded: 1 },
        { parts: 6, shaded: 0 },
      ],
    },
    'Bars of the same length below each other. 1st bar: 2 equal parts, 1 of them shaded. 2nd bar: 6 equal parts, none of them shaded.',
  ],
  [{ kind: 'array', rows: 3, columns: 4 }, 'Dots in 3 rows and 4 columns.'],
])('toFigureDescriptionText: %o', (figure, text) => expect(toFigureDescriptionText(figure)).toBe(text));
