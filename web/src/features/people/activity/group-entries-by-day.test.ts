import { expect, test } from 'vitest';
import type { ActivityAct } from '#contracts/activity.ts';
import { groupEntriesByDay, mergeRecordMoveEntries } from './group-entries-by-day.ts';
import { createAct } from './test/activity-act.ts';

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

const act = (said: Partial<ActivityAct>) => createAct({ attendance_id: 'm1', date: '2026-11-12', ...said });
const taken = act({
  ...{ id: 'e4', version: 4, what: 'corrected', from_status: 'absent', status: 'present', charge: 'covered' },
  ...{ remaining_before: 5, remaining_after: 4 },
});
const moved = act({
  ...{ id: 'e3', what: 'moved', from_date: '2026-11-11', from_status: 'present', status: 'absent' },
  ...{ remaining_before: 4, remaining_after: 5 },
});

test('mergeRecordMoveEntries: merges a move to another day as present into one entry', () => {
  const [one, ...others] = mergeRecordMoveEntries([taken, moved, act({ id: 'e2', version: 2 })]);
  expect(one).toMatchObject({
    ...{ what: 'moved', from_date: '2026-11-11', date: '2026-11-12', from_status: 'present', status: 'present' },
    ...{ remaining_before: 4, remaining_after: 4, charge: 'covered' },
  });
  expect(others.map(({ id }) => id)).toEqual(['e2']);
});

test('mergeRecordMoveEntries: keeps a move and a separate correction apart', () => {
  for (const other of [
    { version: 5 },
    { attendance_id: 'm2' },
    { actor_id: 't2' },
    { created_at: '2026-11-12T17:00:01.000Z' },
  ]) {
    expect(mergeRecordMoveEntries([{ ...taken, ...other }, moved])).toHaveLength(2);
  }
  expect(mergeRecordMoveEntries([moved, taken])).toHaveLength(2);
});
