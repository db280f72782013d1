import { expect, test } from 'vitest';
import { groupEntriesByDay } from './group-entries-by-day.ts';

test('groupEntriesByDay: groups entries by the centre’s calendar day', () => {
  const at = (instant: string) => ({ created_at: instant });
  const entries = [
    // In New York it is still March 10.
    at('2026-03-11T01:00:00.000Z'),
    at('2026-03-10T15:00:00.000Z'),
    at('2026-03-09T15:00:00.000Z'),
    at('2026-03-01T15:00:00.000Z'),
    at('2025-12-31T15:00:00.000Z'),
  ];
  const days = groupEntriesByDay(entries, { today: '2026-03-10', timeZone: 'America/New_York' });
  expect(days.map(({ date, title, entries }) => [date, title, entries.length])).toEqual([
    ['2026-03-10', 'Today', 2],
    ['2026-03-09', 'Yesterday', 1],
    ['2026-03-01', 'Sun, Mar 1', 1],
    ['2025-12-31', 'Wed, Dec 31, 2025', 1],
  ]);
});
