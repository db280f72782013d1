import { expect, test } from 'vitest';
import type { AttendanceHistoryRow } from '#contracts/attendance.ts';
import { toClassChangeText, toRecordChangeText } from './attendance-records-copy.ts';
import { toRecordChanges } from './record-changes.ts';

const today = '2026-11-20';
const row = (fields: Partial<AttendanceHistoryRow>): AttendanceHistoryRow => ({
  id: crypto.randomUUID(),
  what: 'marked',
  tutor_id: 'sam',
  tutor_name: 'Sam Okafor',
  created_at: '2026-11-12T17:00:00.000Z',
  from_date: null,
  date: '2026-11-12',
  from_status: null,
  status: 'present',
  late_cancellation_hours: null,
  charge: 'covered',
  notes: null,
  private_notes: null,
  reason: null,
  code: null,
  change: null,
  remaining_after: null,
  ...fields,
});
const took = { requested: -1, applied_remaining: -1, applied_total: 0 };
const gave = { requested: 1, applied_remaining: 1, applied_total: 0 };
const marked = row({ change: took, remaining_after: 4 });

/** The sentences of the changes, newest first as on the screen. */
const toSentences = (...oldestFirst: AttendanceHistoryRow[]) =>
  toRecordChanges(oldestFirst.toReversed()).map((chapter) => [
    toRecordChangeText(chapter, today),
    ...chapter.classes.map((moved) => toClassChangeText(moved, chapter.classes.length > 1 ? ` on ${moved.date}` : '')),
  ]);

test('toRecordChanges: lists a mark and its correction', () => {
  const corrected = row({
    what: 'corrected',
    from_status: 'present',
    status: 'absent',
    charge: 'none',
    change: gave,
    remaining_after: 5,
  });
  expect(toSentences(marked, corrected)).toEqual([
    ['Corrected from present to absent', 'Gave 1 class back: 5 remaining'],
    ['Marked present', 'Took 1 class: 4 remaining'],
  ]);
});

test('toRecordChanges: a move to another day is one change', () => {
  const at = { created_at: '2026-11-13T17:00:00.000Z', reason: 'Wrong day' };
  const left = row({
    ...at,
    what: 'moved',
    from_date: '2026-11-12',
    date: '2026-11-13',
    from_status: 'present',
    status: 'absent',
    charge: 'none',
    change: gave,
    remaining_after: 5,
  });
  const taken = row({
    ...at,
    what: 'corrected',
    date: '2026-11-13',
    from_status: 'absent',
    change: took,
    remaining_after: 4,
  });
  expect(toSentences(marked, left, taken)).toEqual([
    [
      'Moved from Nov 12 to Nov 13',
      'Gave 1 class back on 2026-11-12: 5 remaining',
      'Took 1 class on 2026-11-13: 4 remaining',
    ],
    ['Marked present', 'Took 1 class: 4 remaining'],
  ]);
  expect(toRecordChanges([taken, left, marked])[0]).toMatchObject({ reason: 'Wrong day', to: { charge: 'covered' } });
});

test('toRecordChanges: a later correction is a separate change', () => {
  const left = row({
    what: 'moved',
    from_date: '2026-11-12',
    date: '2026-11-13',
    from_status: 'present',
    status: 'absent',
    charge: 'none',
    change: gave,
    remaining_after: 5,
  });
  const later = row({
    what: 'corrected',
    date: '2026-11-13',
    from_status: 'absent',
    change: took,
    remaining_after: 4,
    created_at: '2026-11-14T17:00:00.000Z',
  });
  expect(toSentences(marked, left, later).map(([sentence]) => sentence)).toEqual([
    'Corrected from absent to present',
    'Moved from Nov 12 to Nov 13, from present to absent',
    'Marked present',
  ]);
});

test('toRecordChanges: lists uncovered, settled and noted', () => {
  const uncovered = row({ charge: 'uncovered', change: { ...took, applied_remaining: 0 }, remaining_after: 0 });
  const settled = row({ what: 'settled', change: took, remaining_after: 9 });
  const noted = row({ what: 'noted', notes: 'Fractions' });
  expect(toSentences(uncovered, settled, noted)).toEqual([
    ['Note changed'],
    ['Uncovered class settled', 'Took 1 class: 9 remaining'],
    ['Marked present', 'No classes remaining: uncovered'],
  ]);
});

test('toRecordChanges: shows a note with the change that set it', () => {
  const noted = row({ what: 'noted', notes: 'Fractions' });
  const corrected = row({ what: 'corrected', from_status: 'present', status: 'absent', notes: 'Fractions' });
  const cleared = row({ what: 'noted' });
  expect(toRecordChanges([cleared, corrected, noted, marked]).map(({ noteChanges }) => noteChanges)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
