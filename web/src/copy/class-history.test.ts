import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  formatSignedCount,
  type TransactionChipFields,
  toClassSumRemarks,
  toMarkWithoutChangeText,
  toTransactionChip,
  toTransactionText,
  toUnsettledText,
} from './class-history.ts';

const row = (over: Partial<TransactionChipFields>): TransactionChipFields => ({
  source: 'manual',
  transaction_type: 'add',
  classes_changed: 10,
  applied_remaining: 10,
  applied_total: 10,
  classes_max: 18,
  effective_on: '2026-11-18',
  resolved_as: null,
  resolved_at: null,
  moved_to: null,
  moved_from: null,
  late_cancellation_hours: null,
  voided: false,
  reason: null,
  ...over,
});
const taken = (over: Partial<TransactionChipFields>) =>
  row({ transaction_type: 'remove', classes_changed: -1, applied_remaining: -1, applied_total: -1, ...over });
const late = (over: Partial<TransactionChipFields>) => taken({ late_cancellation_hours: 24, ...over });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [row({ source: 'opening', classes_changed: 6 }), 'Enrolled with 6 classes'],
  [row({}), 'Added 10 classes'],
  [taken({}), 'Removed 1 class'],
  [taken({ source: 'attendance' }), 'Attended class'],
  [taken({ source: 'attendance', moved_from: '2026-11-05' }), 'Attended class, moved from Thu, Nov 5'],
  [taken({ source: 'attendance', applied_remaining: 0 }), 'Attended with no classes left'],
  [row({ source: 'reversal', classes_changed: 1 }), 'Class given back because the mark was a mistake'],
  [row({ source: 'reversal', classes_changed: 1, reason: 'Parent cancelled in time' }), 'Given back'],
  [
    row({ source: 'reversal', classes_changed: 1, reason: 'Wrong student', voided: true }),
    'Class given back because the mark was removed',
  ],
  [row({ source: 'reversal', classes_changed: 1, moved_to: '2026-11-17' }), 'Given back, moved to Tue, Nov 17'],
  [row({ source: 'reversal', classes_changed: 1, moved_to: '2025-11-18' }), 'Given back, moved to Tue, Nov 18, 2025'],
  [row({ source: 'waiting', classes_changed: 2 }), '2 waiting classes applied'],
  [taken({ source: 'waiting', applied_remaining: 0 }), '1 waiting class withdrawn'],
  [taken({ source: 'settlement' }), 'Uncovered class of Wed, Nov 18 settled'],
  [late({ source: 'attendance' }), 'Absent, class taken (late cancellation: less than 24 hours before class)'],
  [
    late({ source: 'attendance', applied_remaining: 0 }),
    'Absent, no class left to take (late cancellation: less than 24 hours before class)',
  ],
  [
    late({ source: 'settlement', late_cancellation_hours: 1 }),
    'Uncovered class of Wed, Nov 18 settled (late cancellation: less than 1 hour before class)',
  ],
  [
    row({ source: 'reversal', classes_changed: 1, reason: 'Was ill', late_cancellation_hours: 24 }),
    'Given back (late cancellation: less than 24 hours before class)',
  ],
])('%j reads as a sentence', (transaction, sentence) => {
  expect(toTransactionText(transaction)).toBe(sentence);
});

test.each<[Partial<Parameters<typeof toMarkWithoutChangeText>[0]>, string]>([
  [{ from_status: 'present' }, 'Corrected from present to absent; no class was taken'],
  [{ from_status: 'absent' }, 'Corrected to absent; no class was taken'],
  [{ status: 'present', charge: 'covered' }, 'Corrected from absent to present; its class stays taken'],
  [
    { from_status: 'present', charge: 'uncovered', late_cancellation_hours: 24 },
    'Corrected from present to absent; it stays uncovered (late cancellation: less than 24 hours before class)',
  ],
  [
    { what: 'moved', from_date: '2026-11-05', charge: 'covered', late_cancellation_hours: 24 },
    'Moved from Thu, Nov 5 with its class (late cancellation: less than 24 hours before class)',
  ],
])('the mark %j, which changed no balance, reads as a sentence', (mark, sentence) => {
  const corrected = {
    what: 'corrected',
    from_date: null,
    from_status: 'absent',
    status: 'absent',
    charge: 'none',
  } as const;
  expect(toMarkWithoutChangeText({ ...corrected, late_cancellation_hours: null, ...mark })).toBe(sentence);
});

const chip = (row: TransactionChipFields) => toTransactionChip(row, 'America/New_York');

test('toTransactionChip: says what the number does not show', () => {
  expect(chip(row({}))).toBeUndefined();
  expect(chip(row({ applied_remaining: 8 }))?.text).toBe('2 waiting, limit 18');
  expect(chip(taken({ source: 'attendance', applied_remaining: 0 }))?.text).toBe('Uncovered');
  expect(chip(taken({}))).toBeUndefined();
  expect(chip(taken({ source: 'waiting', applied_remaining: 0 }))).toBeUndefined();
});

test.each([
  [-5, -5, undefined],
  [-1, -1, 'only 1 could be removed'],
  [0, 0, 'none were left'],
  [0, -5, '0 removed from remaining, 5 from total'],
  [-5, -2, '5 removed from remaining, 2 from total'],
])('removing 5 that takes %i off remaining and %i off total', (applied_remaining, applied_total, text) => {
  expect(chip(taken({ classes_changed: -5, applied_remaining, applied_total }))?.text).toBe(text);
});

test('toTransactionChip: says what happened to an uncovered class', () => {
  const uncovered = taken({ source: 'attendance', applied_remaining: 0 });
  const resolved = { resolved_as: 'settled', resolved_at: '2026-10-10T01:00:00.000Z' } as const;
  expect(chip(uncovered)).toEqual({ tone: 'danger', text: 'Uncovered' });
  expect(chip({ ...uncovered, ...resolved })).toEqual({ tone: 'neutral', text: 'Uncovered · settled on Oct 9, 2026' });
  expect(chip({ ...uncovered, ...resolved, resolved_as: 'corrected' })?.text).toMatch(/^Uncovered · corrected/);
});

test('toClassSumRemarks: says what the numbers of the sum do not show', () => {
  const none = { waiting: 0, uncovered: 0, fitting: 0, classesMax: 18, isTutor: true };
  expect(toClassSumRemarks(false, none)).toEqual([]);
  expect(toClassSumRemarks(true, none)).toEqual(['Below 0, because a class was taken before classes were added.']);
  expect(toClassSumRemarks(false, { ...none, waiting: 6, uncovered: 1 })).toEqual([
    '6 classes are waiting. You can apply them when the balance is below 18.',
    '1 class was recorded without one left, so not in this sum.',
  ]);
});

test('toUnsettledText: says what is to be settled and applied', () => {
  const counts = { waiting: 0, uncovered: 2, fitting: 0, classesMax: 18 };
  expect(toUnsettledText(counts)).toBe('2 classes were recorded with none left and not settled yet.');
  expect(toUnsettledText({ ...counts, uncovered: 0, waiting: 6, fitting: 2 })).toBe(
    '6 more paid classes are waiting. There is room for 2 now.',
  );
});

test('formatSignedCount: always has a sign except for 0', () => {
  expect([10, -1, 0].map(formatSignedCount)).toEqual(['+10', '−1', '0']);
});
