import { expect, test } from 'vitest';
import type { StatementResponse } from '#contracts/class-audit.ts';
import type { MoneyEntry } from '#contracts/money.ts';
import { toMoneyLines, toMoneyRowText, toStatementRemarks } from './statement-copy.ts';

const totals = { opening: 0, added: 33, taken: 28, late_cancellations: 0, removed: 0, left_waiting: 0, closing: 5 };
const read = (counts: Partial<StatementResponse['counts']> | null, closing = 5, to = '2026-11-28') =>
  toStatementRemarks(
    {
      counts: counts && { attended: 28, waiting: 0, uncovered: 0, ...counts },
      totals: { ...totals, closing },
      period: { from: null, to },
    },
    { isBelowZero: closing < 0, today: '2026-11-28', classesMax: 18 },
  );
const attended = '28 classes were attended.';

test('toStatementRemarks: tells the family of a statement to today whether waiting classes fit, and whom to ask', () => {
  const waiting = { waiting: 3 };
  expect(read(waiting)).toEqual([attended, '3 classes are waiting. There is room now: ask your tutor to add them.']);
  expect(read(waiting, 18)).toEqual([attended, '3 classes are waiting. They are added when the balance is below 18.']);
  expect(read(waiting, 5, '2026-10-31')).toEqual([attended, '3 classes were waiting at the end of that day.']);
});

test('toStatementRemarks: says what is not in the sum, that nothing is, or that it is not known', () => {
  expect(read({ attended: 1, uncovered: 2 })).toEqual([
    '1 class was attended.',
    '2 classes were recorded without one left, so not in this sum.',
  ]);
  expect(read({}, -1)).toEqual([
    attended,
    'Below 0, because a class was taken before classes were added.',
    'No classes were waiting or uncovered on that day.',
  ]);
  expect(read(null)).toEqual([
    'How many classes were attended, and how many were waiting or uncovered on that day, is not known.',
  ]);
});

test('toMoneyLines: lead from what was owed at the start of a period to what is owed at its end', () => {
  const sums = { opening_cents: 25_000, due_cents: 48_000, paid_cents: 70_000, refunded_cents: 0, reversed_cents: 0 };
  const lines = toMoneyLines({ ...sums, closing_cents: 3_000 }, { from: '2026-11-01', to: '2026-11-28' });
  expect(lines.map(({ sign, label, cents }) => `${sign} ${cents} ${label}`.trim())).toEqual([
    '25000 Owed at the start of Nov 1, 2026',
    ...['+ 48000 Due', '− 70000 Paid', '+ 0 Refunded', '− 0 Reversed'],
    '= 3000 Owed at the end of Nov 28, 2026',
  ]);
});

test('toMoneyRowText: names the purchase of a refund if it is listed, and its reason', () => {
  const bought = { kind: 'purchase', id: 'bought', recorded_on: '2024-10-01', code: 'growth', classes: 12 };
  const refund = { kind: 'refund', method: 'cash', purchase_id: 'bought', payment_id: null, reason: 'Moved' };
  const read = (...listed: object[]) => toMoneyRowText(refund as MoneyEntry, listed as MoneyEntry[]);
  expect(read(bought, refund)).toBe('Refund in cash for Growth 12 of Oct 1, 2024: Moved');
  expect(read(refund)).toBe('Refund in cash: Moved');
});
