import { expect, test } from 'vitest';
import { groupEntriesByMonth } from './group-entries-by-month.ts';

const late = { created_at: '2026-12-01T02:30:00.000Z', effective_on: '2026-10-31' };
const early = { created_at: '2026-11-03T15:00:00.000Z', effective_on: '2026-10-30' };
const older = { created_at: '2026-10-30T15:00:00.000Z', effective_on: '2026-09-30' };

test('groupEntriesByMonth: by recording, uses the centre’s time zone, not UTC', () => {
  expect(groupEntriesByMonth([late, early, older], 'recorded', 'America/New_York')).toEqual([
    { key: '2026-11', title: 'November 2026', entries: [late, early] },
    { key: '2026-10', title: 'October 2026', entries: [older] },
  ]);
});

test('groupEntriesByMonth: by day of class, a late row is in the month of its class', () => {
  expect(groupEntriesByMonth([late, early, older], 'class-day', 'America/New_York')).toEqual([
    { key: '2026-10', title: 'October 2026', entries: [late, early] },
    { key: '2026-09', title: 'September 2026', entries: [older] },
  ]);
});

test('groupEntriesByMonth: returns nothing without entries', () => {
  expect(groupEntriesByMonth([], 'class-day', 'America/New_York')).toEqual([]);
});
