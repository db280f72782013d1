import { expect, test } from 'vitest';
import { readEvents } from './read-marks.ts';
import { listProvenMoneyRows, toProvenMoney } from './read-money.ts';

const DAY = '2026-11-03';
const year = { from: '2026-01-01', to: '2027-01-01' };
type RecordedFact = readonly [type: string, data: object];
/** Events that have their number as id. */
const toEvents = (...recorded: readonly RecordedFact[]) =>
  readEvents(
    recorded.map(([type, data], at) => ({
      ...{ version: at + 1, id: String(at + 1), type, schemaVersion: 1, recordedAt: `${DAY}T17:00:00.000Z` },
      metadata: JSON.stringify({ actor: { id: 'sam' }, commandId: String(at) }),
      data: JSON.stringify({ effectiveOn: DAY, ...data }),
      ...{ index: null, proof: '', keys: {} },
    })),
  );

const change = { requested: 12, appliedRemaining: 12, appliedTotal: 12, remainingAfter: 12, totalAfter: 12 };
const bought = ['ClassesAdjusted', { direction: 'add', purchase: { priceCents: 50_000 }, change }] as const;
const paid = ['PaymentReceived', { amountCents: 50_000, receivedOn: DAY }] as const;
const refunded = ['RefundGiven', { purchase: '1', cents: 10_000, canceledCents: 10_000, returnedOn: DAY }] as const;
const restored = ['RefundReversed', { refund: '3', cents: 10_000, restoredCents: 10_000 }] as const;
const reversed = ['PurchaseReversed', { purchase: '1', change }] as const;

test('toProvenMoney: a reversed purchase takes back what refunds have not canceled of its price', () => {
  const read = (...recorded: readonly RecordedFact[]) => toProvenMoney(toEvents(...recorded), year);
  const sums = { opening_cents: 0, due_cents: 50_000, paid_cents: 50_000, refunded_cents: 10_000 };
  expect(read(bought, paid, refunded)).toEqual({ ...sums, reversed_cents: 10_000, closing_cents: 0 });
  expect(read(bought, paid, refunded, reversed)).toMatchObject({ reversed_cents: 50_000, closing_cents: -40_000 });
  expect(read(bought, paid, refunded, restored)).toEqual({ ...sums, reversed_cents: 10_000, closing_cents: 0 });
  expect(read(bought, paid, refunded, restored, reversed)).toMatchObject({
    ...{ reversed_cents: 60_000, closing_cents: -50_000 },
  });
});

test('listProvenMoneyRows: joins each entry to what it reverses and is about, and names what was kept as no duplicate', () => {
  const kept = ['DuplicateCleared', { entry: '2' }] as const;
  const rows = listProvenMoneyRows(toEvents(bought, paid, refunded, restored, kept), year);
  expect(rows.map((row) => [row.kind, row.purchase, row.corrects, row.corrected_by, row.duplicate_cleared])).toEqual([
    ['purchase', null, null, null, false],
    ['payment', null, null, null, true],
    ['refund', 1, null, 4, false],
    ['refund-reversed', null, 3, null, false],
  ]);
  // Added classes without a price, and their reversal, are no entries of money.
  const free = ['ClassesAdjusted', { direction: 'add', change }] as const;
  expect(listProvenMoneyRows(toEvents(free, reversed), year)).toEqual([]);
});
