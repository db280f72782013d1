import { expect, test } from 'vitest';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { findOriginals, groupEntriesByMonth } from './group-entries-by-month.ts';

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

const row = (change: Partial<ClassHistoryEntry>) =>
  ({ kind: 'transaction', correction_id: null, reversed_by: null, ...change }) as ClassHistoryEntry;

test('findOriginals: joins a correction to the last row before it, and a reversal to its purchase', () => {
  const settlement = row({ id: 'settlement', version: 3, correction_id: 'absent' });
  const attended = row({ id: 'attended', version: 2, correction_id: 'absent' });
  const quiet = row({ kind: 'mark', id: 'moved', version: 5, correction_id: 'noted' });
  const purchase = row({ id: 'purchase', version: 6, reversed_by: 'reversal' });
  const originals = findOriginals([settlement, attended, quiet, purchase, row({ id: 'absent', version: 4 })]);
  expect([...originals].map(([id, { id: original }]) => [id, original])).toEqual([
    ['absent', 'settlement'],
    ['noted', 'moved'],
    ['reversal', 'purchase'],
  ]);
});
