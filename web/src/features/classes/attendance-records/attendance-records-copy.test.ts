import { expect, test } from 'vitest';
import {
  formatDayWithOtherYear,
  toCorrectionDetailText,
  toRecordConflictText,
  toRecordExistsOnDateText,
  toRecordStudentNameText,
} from '../../../shared/attendance/record-dialog-copy.ts';

const answer = (remaining: number, requested: number, applied: number) => ({
  balance: {
    student_id: 'mia',
    classes_remaining: remaining,
    classes_total: 18,
    classes_waiting: 0,
    classes_uncovered: 0,
    version: 9,
  },
  change: { requested, applied_remaining: applied, applied_total: 0 },
});
const present = { status: 'present', date: '2026-11-13' } as const;

test.each([
  [answer(6, 1, 1), '1 class given back: 6 remaining.'],
  [answer(18, 1, 0), 'The class given back is now waiting; the limit is 18.'],
  [answer(5, -1, -1), '1 class taken: 5 remaining.'],
  [answer(0, -1, 0), 'The class is uncovered.'],
  [answer(4, 0, 0), '1 class given back and 1 taken: 4 remaining.'],
])('what a correction did to the classes %#', (done, text) => {
  expect(toCorrectionDetailText('Mia', present, done, 18)).toBe(`Mia marked as present on Nov 13, 2026\n${text}`);
});

test('toCorrectionDetailText: does not mention classes when none moved', () => {
  const { balance } = answer(4, 0, 0);
  expect(toCorrectionDetailText('Mia', present, { balance, change: null }, 18)).toBe(
    'Mia marked as present on Nov 13, 2026',
  );
});

test('formatDayWithOtherYear: adds the year unless it is the current one', () => {
  expect(formatDayWithOtherYear('2026-11-13', '2026-11-20')).toBe('Nov 13');
  expect(formatDayWithOtherYear('2025-11-13', '2026-11-20')).toBe('Nov 13, 2025');
});

test('toRecordStudentNameText: has a text for an unknown student', () => {
  expect(toRecordStudentNameText({ student_name: '' })).toBe('Unknown Student');
});

test('toRecordExistsOnDateText: names the record that blocks the date', () => {
  const record = {
    student_name: 'Mia',
    tutor_name: 'Ms Lee',
    status: 'absent',
    date: '2026-11-13',
    late_cancellation_hours: null,
  } as const;
  expect(toRecordExistsOnDateText(record, 'at 3:42 PM', '2026-11-20')).toBe(
    'Mia already has a record on Nov 13: absent, by Ms Lee at 3:42 PM. Correct that one, or choose another date.',
  );
});

test.each([
  [{ status: 'absent' }, 'now absent on Nov 13'],
  [{ date: '2026-11-12', notes: null }, 'now present on Nov 12, its note cleared'],
  [{ notes: 'Late' }, 'its note changed'],
  [
    { status: 'absent', late_cancellation_hours: 24 },
    'now absent, class taken (late cancellation: less than 24 hours before class) on Nov 13',
  ],
  [{}, 'still present on Nov 13'],
] as const)('what was changed meanwhile is named %#', (change, words) => {
  const before = {
    ...present,
    student_name: 'Mia',
    tutor_name: 'Ms Lee',
    notes: 'Quiz',
    late_cancellation_hours: null,
  };
  const text = toRecordConflictText({ ...before, ...change }, before, 'at 3:42 PM', '2026-11-20');
  expect(text).toBe(`Changed by Ms Lee at 3:42 PM since you looked: ${words}.`);
});
