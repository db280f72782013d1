import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PracticeFigure, practiceFigure } from '#events/values/practice-figure.ts';
import { QuestionFigure } from './question-figure.tsx';

/** No exercise draws these, but a tutor's request may hold them, and students open the page. */
const oddFigures: readonly PracticeFigure[] = [
  { kind: 'number-line', from: 100, to: -100, mark: 3 },
  { kind: 'number-line', from: 5, to: 5, mark: 5, isMarkNamed: false },
  { kind: 'number-line', from: 0, to: 5, mark: -1_200, parts: 12, isMarkNamed: false },
  {
    kind: 'bar-graph',
    title: 'Pets',
    step: 1,
    bars: [
      { name: 'Cats', value: 0 },
      { name: 'Dogs', value: 0 },
    ],
  },
  { kind: 'fraction-bars', bars: [{ parts: 1, shaded: 12 }] },
  { kind: 'shape', shape: 'triangle', sides: [1_000, 1, 1], unit: 'ft' },
  { kind: 'shape', shape: 'triangle', sides: [1, 1, 1_000], unit: 'ft' },
  { kind: 'shape', shape: 'circle', sides: [1, 2, 3], unit: 'ft' },
  { kind: 'grid', size: 5, hasNegatives: false, isJoined: true, points: [{ name: 'A', x: -10, y: 10 }] },
  { kind: 'function-graph', coefficients: [0.25], size: 5 },
  { kind: 'map', map: 'africa', mark: '999' },
];

test.each(oddFigures)('QuestionFigure: has a drawing and a description of %j', (figure) => {
  expect(practiceFigure.safeParse(figure).success).toBe(true);
  const markup = renderToStaticMarkup(<QuestionFigure figure={figure} />);
  expect(markup).not.toMatch(/NaN|Infinity|undefined|through \./);
});
