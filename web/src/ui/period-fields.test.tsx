import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PeriodFields } from './period-fields.tsx';

const render = (from: string, to: string) =>
  renderToString(<PeriodFields choice={{ period: 'custom', from, to }} onChange={() => undefined} />);

test('PeriodFields: a last day before the first day is refused at its field', () => {
  expect(render('2026-11-20', '2026-11-01')).toContain('This day is before From.');
});

test('PeriodFields: a period of one day is accepted', () => {
  expect(render('2026-11-20', '2026-11-20')).not.toContain('This day is before From.');
});
