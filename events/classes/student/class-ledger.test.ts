import { expect, test } from 'vitest';
import { toClassTransactions } from './class-ledger.ts';
import type { StudentEvent } from './events.ts';
import { TODAY, toRecordedStudentEvent, toTestEventId, YESTERDAY } from './test/student-fixture.ts';

const change = {
  ...{ requested: -3, appliedRemaining: -2, appliedTotal: -1, remainingAfter: 4, totalAfter: 5, classesMax: 20 },
};
const own = { reason: 'Mistyped', code: 'refund', effectiveOn: YESTERDAY, change };
const [mark, other] = [toTestEventId(101), toTestEventId(102)];
const bought = { listPriceCents: 35_000, amountCents: 30_000, paidOn: YESTERDAY, receipt: 'R-7' };

/** What every row has of its event, and the values of a change without cause, money or reason. */
const row = {
  ...{ id: toTestEventId(7), student_id: 'test', tutor_id: toTestEventId(0), version: 7, hash: '' },
  ...{ created_at: '2026-11-21T15:00:00.000Z', effective_on: YESTERDAY, transaction_type: 'remove' },
  ...{ classes_changed: -3, applied_remaining: -2, applied_total: -1, remaining_after: 4, total_after: 5 },
  ...{ classes_max: 20, reason: null, code: null, list_price_cents: null, amount_cents: null, paid_on: null },
  ...{ receipt: null, attendance_id: null, late_cancellation_hours: null, reversed: null },
};
const reasoned = { ...row, reason: 'Mistyped', code: 'refund' };

test.each<[StudentEvent, object]>([
  [
    {
      type: 'StudentEnrolled',
      data: {
        name: 'Mia',
        email: 'mia@x.example',
        via: 'tutor',
        effectiveOn: YESTERDAY,
        change: { ...change, requested: 3 },
      },
    },
    { ...row, source: 'opening', transaction_type: 'add', classes_changed: 3 },
  ],
  [
    {
      type: 'ClassesAdjusted',
      data: { direction: 'add', ...own, purchase: bought, change: { ...change, requested: 3 } },
    },
    {
      ...{ ...reasoned, source: 'manual', transaction_type: 'add', classes_changed: 3 },
      ...{ list_price_cents: 35_000, amount_cents: 30_000, paid_on: YESTERDAY, receipt: 'R-7' },
    },
  ],
  [
    { type: 'ClassesAdjusted', data: { direction: 'remove', ...own, refundCents: 900 } },
    { ...reasoned, source: 'manual', amount_cents: 900 },
  ],
  [
    { type: 'WaitingClassesApplied', data: { effectiveOn: YESTERDAY, change } },
    { ...row, source: 'waiting' },
  ],
  [
    { type: 'WaitingClassesWithdrawn', data: { ...own, refundCents: 900 } },
    { ...reasoned, source: 'waiting', amount_cents: 900 },
  ],
  [
    { type: 'PurchaseReversed', data: { purchase: other, ...own } },
    { ...reasoned, source: 'purchase-reversal', reversed: other },
  ],
  [
    { type: 'UncoveredClassSettled', data: { mark, date: YESTERDAY, change } },
    { ...row, source: 'settlement', attendance_id: mark },
  ],
  [
    {
      type: 'AttendanceMarked',
      data: { date: TODAY, status: 'absent', lateCancellationHours: 24, charge: 'covered', change },
    },
    {
      ...{ ...row, source: 'attendance', effective_on: TODAY },
      ...{ attendance_id: row.id, late_cancellation_hours: 24 },
    },
  ],
  [
    { type: 'UncoveredClassSettled', data: { mark, date: YESTERDAY, lateCancellationHours: 24, change } },
    { ...row, source: 'settlement', attendance_id: mark, late_cancellation_hours: 24 },
  ],
  [
    {
      type: 'AttendanceCorrected',
      data: {
        ...{ mark, date: TODAY, from: { status: 'absent', lateCancellationHours: 24, charge: 'covered' } },
        ...{ status: 'absent', charge: 'none', change, reverses: other },
      },
    },
    {
      ...{ ...row, source: 'reversal', effective_on: TODAY, attendance_id: mark },
      ...{ late_cancellation_hours: 24, reversed: other },
    },
  ],
  [
    {
      type: 'AttendanceVoided',
      data: {
        ...{ mark, date: TODAY, from: { status: 'present', charge: 'covered' }, reason: 'Mistyped', code: 'refund' },
        ...{ change, reverses: other },
      },
    },
    { ...reasoned, source: 'reversal', effective_on: TODAY, attendance_id: mark, reversed: other },
  ],
])('toClassTransactions: every field of the row of $type', (event, expected) => {
  expect(toClassTransactions(toRecordedStudentEvent(event, 7))).toEqual([expected]);
});

test('toClassTransactions: an event that changes no balance adds no row', () => {
  const events: StudentEvent[] = [
    { type: 'StudentArchived', data: {} },
    {
      type: 'WaitingClassesApplied',
      data: { effectiveOn: YESTERDAY, change: { ...change, requested: 0, appliedTotal: 0 } },
    },
  ];
  for (const event of events) expect(toClassTransactions(toRecordedStudentEvent(event, 7))).toEqual([]);
});
