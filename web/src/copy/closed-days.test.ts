import { expect, test } from 'vitest';
import { toClosedDaysText, toClosedPeriods } from './closed-days.ts';

const break_ = (day: string) => ({ day, name: 'Winter break' });

test('toClosedPeriods: joins days that follow each other under one name, also over the end of a year', () => {
  const days = [
    { day: '2026-12-29' },
    break_('2026-12-30'),
    break_('2026-12-31'),
    break_('2027-01-01'),
    break_('2027-01-03'),
  ];
  expect(toClosedPeriods(days)).toEqual([
    { from: '2026-12-29', to: '2026-12-29', name: undefined },
    { from: '2026-12-30', to: '2027-01-01', name: 'Winter break' },
    { from: '2027-01-03', to: '2027-01-03', name: 'Winter break' },
  ]);
  expect(toClosedDaysText(days.slice(0, 3))).toBe('Dec 29, 2026; Winter break (Dec 30, 2026 to Dec 31, 2026)');
  expect(toClosedDaysText([])).toBe('none');
});
