import { expect, test } from 'vitest';
import type { MoneyEntry, PurchaseMoney } from '#contracts/money.ts';
import { listMoneyEntryFacts, toMoneyAmountText, toMoneySumLines, toReasonPhrase } from '#contracts/money-words.ts';
import { toMoneyEntryText, toMoneyNames } from '../../../shared/money/money-entry-copy.ts';
import { toNoSuggestionText, toTakenClassesText } from './money-dialogs-copy.ts';
import { purchaseTableTexts } from './money-page-copy.ts';

const growth = { id: 'bought', code: 'growth', classes: 12, price_cents: 50_000, recorded_on: '2026-11-03' };
const names = toMoneyNames({ purchases: [growth as PurchaseMoney], payments: [] });
const zero = { due_cents: 0, paid_cents: 0, refunded_cents: 0, reversed_cents: 0 };
const entry = (change: Partial<MoneyEntry>) =>
  ({
    ...{ kind: 'payment', amount_cents: 20_000, method: 'check', ...zero, reference: null, reason: null, code: null },
    ...{ purchase_id: null, payment_id: null, list_price_cents: null, price_reason: null, classes: 0 },
    ...{ tutor_id: 'sam', received_by: 'sam', received_by_name: 'Sam' },
    ...change,
  }) as MoneyEntry;

test('toMoneyEntryText: says how money changed hands, and for what it was returned', () => {
  expect(toMoneyEntryText(entry({}), names)).toBe('Payment by check');
  expect(toMoneyEntryText(entry({ kind: 'refund', method: 'cash', purchase_id: 'bought' }), names)).toBe(
    'Refund in cash for Growth 12 of Nov 3',
  );
  const early = entry({ kind: 'purchase', code: 'growth', classes: 12, method: null, due_cents: 1, paid_cents: 1 });
  expect(toMoneyEntryText(early, names)).toBe('Bought Growth 12 and paid for it');
  expect(listMoneyEntryFacts(early)).toContain('method not recorded');
});

test('listMoneyEntryFacts: names the receiver if somebody else recorded it, and why a price is not the list price', () => {
  expect(listMoneyEntryFacts(entry({ reference: '1042', received_by: 'lee', received_by_name: 'Ms Lee' }))).toEqual([
    'no. 1042',
    'received by Ms Lee',
  ]);
  const cheaper = {
    kind: 'purchase',
    code: 'growth',
    classes: 12,
    due_cents: 48_000,
    list_price_cents: 50_000,
  } as const;
  expect(listMoneyEntryFacts(entry({ ...cheaper, price_reason: 'Second child' }))).toEqual([
    '12 classes, $40.00 a class',
    'list price $500.00',
    'reason for the price: Second child',
  ]);
  const coded = { kind: 'refund', code: 'refund', classes: 3, reason: 'Moving away' } as const;
  expect(listMoneyEntryFacts(entry(coded))).toEqual(['with 3 classes removed']);
});

test('purchaseTableTexts.toClasses: says “about” where the price does not divide', () => {
  expect(purchaseTableTexts.toClasses({ code: 'growth', classes: 12, price_cents: 50_000 })).toBe(
    '12 classes, about $41.67 a class',
  );
  expect(purchaseTableTexts.toClasses({ code: 'other', classes: 5, price_cents: 17_500 })).toBe('$35.00 a class');
});

test('toMoneyAmountText: shows with its sign how an entry changes what is owed, and no sign where it does not', () => {
  expect(toMoneyAmountText(entry({ paid_cents: 20_000 }))).toBe('−$200.00');
  expect(toMoneyAmountText(entry({ kind: 'payment-reversed', reversed_cents: -20_000 }))).toBe('+$200.00');
  expect(toMoneyAmountText(entry({ kind: 'refund', refunded_cents: 20_000, reversed_cents: 20_000 }))).toBe('$200.00');
});

test('toMoneySumLines: adds up, also when more was reversed of payments than of prices', () => {
  const figures = { due_cents: 50_000, paid_cents: 20_000, refunded_cents: 0, reversed_cents: -20_000 };
  const lines = toMoneySumLines({ ...figures, owed_cents: 50_000 } as Parameters<typeof toMoneySumLines>[0]);
  expect(lines.map(({ sign, cents }) => `${sign}${cents}`)).toEqual(['50000', '−20000', '+0', '+20000', '=50000']);
});

test('toTakenClassesText: says how many of the asked classes a refund takes', () => {
  expect(toTakenClassesText(3, 3)).toBe('Takes 3 of 3 classes.');
  expect(toTakenClassesText(0, 3)).toBe('Takes 0 of 3: none are left.');
  expect(toTakenClassesText(1, 3)).toBe('Takes 1 of 3: only 1 is left.');
});

test.each([
  [{ kind: 'purchase', code: 'starter', reason: 'Starter 6' }, ''],
  [{ kind: 'purchase', code: 'starter', reason: 'For the summer' }, ': For the summer'],
  [{ kind: 'purchase', code: null, reason: 'Starter 6' }, ': Starter 6'],
  [{ kind: 'refund', code: 'refund', reason: 'Refund' }, ''],
  [{ kind: 'refund', code: 'goodwill', reason: 'Goodwill' }, ': Goodwill'],
  [{ kind: 'payment', code: null, reason: null }, ''],
] as const)('toReasonPhrase: %j is followed by “%s”', (of, text) => {
  expect(toReasonPhrase(of)).toBe(text);
});

test('toNoSuggestionText: names the newer purchases whose classes a refund takes', () => {
  const line = { id: 'newer', code: 'starter', effective_on: '2026-11-20', classes: 6, price_cents: 35_000 } as const;
  const added = { ...line, id: 'added', code: null, effective_on: '2026-11-24', classes: 2, price_cents: null };
  const lines = [
    { ...added, refunded: 2, refund_cents: null },
    { ...line, refunded: 1, refund_cents: 5_833 },
  ];
  expect(toNoSuggestionText(lines)).toBe(
    'No amount is suggested: the newest classes are taken first, which are those of 2 classes of Nov 24 and Starter 6 of Nov 20.',
  );
});
