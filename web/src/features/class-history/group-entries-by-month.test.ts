import { expect, test } from 'vitest';
import { groupEntriesByMonth } from './group-entries-by-month.ts';

test('groupEntriesByMonth: uses the centre’s time zone, not UTC', () => {
  const late = { created_at: '2026-12-01T02:30:00.000Z' };
  const early = { created_at: '2026-11-03T15:00:00.000Z' };
  const older = { created_at: '2026-10-30T15:00:00.000Z' };
  expect(groupEntriesByMonth([late, early, older], 'America/New_York')).toEqual([
    { key: '2026-11', title: 'November 2026', entries: [late, early] },
    { key: '2026-10', title: 'October 2026', entries: [older] },
  ]);
});

test('groupEntriesByMonth: returns nothing without entries', () => {
  expect(groupEntriesByMonth([], 'America/New_York')).toEqual([]);
});
