import { expect, test } from 'vitest';
import type { PaymentMoney, PurchaseMoney } from '#contracts/money.ts';
import { countTakenClasses, isPaymentReturned, listRefundSources, toSourceFields } from './refund-sources.ts';

const purchase = (id: string, returnable_cents: number) => ({ id, returnable_cents }) as PurchaseMoney;
const payment = (change: Partial<PaymentMoney>): PaymentMoney => ({
  ...{ id: 'payment', received_on: '2026-11-20', amount_cents: 30_000, unused_cents: 0, reversed: false },
  allocations: [{ purchase_id: 'bought', cents: 30_000 }],
  ...change,
});

test('listRefundSources: offers what was paid and not returned with its limit, the newest first, and untied money to owners alone', () => {
  const money = {
    purchases: [purchase('earlier', 10_000), purchase('bought', 20_000), purchase('unpaid', 0)],
    payments: [payment({}), payment({ id: 'over', unused_cents: 5_000 })],
  };
  expect(listRefundSources(money, false).map(({ value, limitCents }) => [value, limitCents])).toEqual([
    ['purchase:bought', 20_000],
    ['purchase:earlier', 10_000],
    ['credit:over', 5_000],
  ]);
  const ofOwner = listRefundSources(money, true);
  expect(ofOwner.map(toSourceFields)).toEqual([
    { purchase_id: 'bought' },
    { purchase_id: 'earlier' },
    { payment_id: 'over' },
    {},
  ]);
});

test.each([
  [0, 0, 3, 0],
  [2, 0, 3, 2],
  [2, 1, 3, 3],
  [5, 4, 3, 3],
])(
  'countTakenClasses: %i remaining and %i waiting, %i asked: takes %i',
  (classes_remaining, classes_waiting, asked, taken) => {
    expect(countTakenClasses({ classes_remaining, classes_waiting }, asked)).toBe(taken);
  },
);

test('isPaymentReturned: a payment can be reversed until some of its money was returned', () => {
  expect(isPaymentReturned(payment({}), [purchase('bought', 30_000)])).toBe(false);
  expect(isPaymentReturned(payment({}), [purchase('bought', 29_999)])).toBe(true);
  const credit = { allocations: [], unused_cents: 30_000 };
  expect(isPaymentReturned(payment(credit), [])).toBe(false);
  expect(isPaymentReturned(payment({ ...credit, unused_cents: 29_999 }), [])).toBe(true);
});
