import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import { QuestionFigure } from './question-figure.tsx';
import { toDrawingSize } from './to-drawing-size.ts';

const bar = { name: 'Cats', value: 12 };
const figures: readonly PracticeFigure[] = [
  { kind: 'shape', shape: 'circle', sides: [3], unit: 'ft' },
  { kind: 'coins', cents: [1, 1, 1, 5, 5, 25] },
  { kind: 'number-line', from: 0, to: 10, mark: 3 },
  { kind: 'clock', hour: 3, minute: 15 },
  { kind: 'fraction-bars', bars: [{ parts: 4, shaded: 1 }] },
  { kind: 'array', rows: 3, columns: 4 },
  { kind: 'angles', degrees: [140, 120, null], whole: 360 },
  { kind: 'angles', degrees: [35] },
  { kind: 'grid', size: 5, hasNegatives: false, isJoined: false, points: [{ name: 'A', x: 1, y: 2 }] },
  { kind: 'bar-graph', title: 'Pets', step: 1, bars: [bar, { ...bar, name: 'Dogs' }] },
  { kind: 'function-graph', coefficients: [1, 2], size: 5 },
];

test.each(figures)('toDrawingSize: is the size of the drawing of %j, with no letters below 14 units', (figure) => {
  const markup = renderToStaticMarkup(<QuestionFigure figure={figure} />);
  const { width, height } = toDrawingSize(figure);
  expect(markup).toContain(`viewBox="0 0 ${width} ${height}"`);
  for (const [, size] of markup.matchAll(/text-\[(\d+)px\]/g)) expect(Number(size)).toBeGreaterThanOrEqual(14);
});

test('toDrawingSize: fits maps into one box', () => {
  expect(toDrawingSize({ kind: 'map', map: 'world', mark: '076' }).width).toBe(300);
  expect(toDrawingSize({ kind: 'map', map: 'africa', mark: '076' }).height).toBeCloseTo(200);
});
