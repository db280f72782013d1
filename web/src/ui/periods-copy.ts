import type { FilterPeriod } from '../lib/period.ts';

/** Periods to filter lists by. */
export const periodTexts: Record<FilterPeriod, string> = {
  all: 'All time',
  'this-month': 'This month',
  'last-month': 'Last month',
  'last-90': 'Last 90 days',
  'this-year': 'This year',
  custom: 'From … to …',
};

export const periodFieldTexts = { period: 'Period', from: 'From', to: 'To', backwards: 'This day is before From.' };
