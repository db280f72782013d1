import { expect, test } from 'vitest';
import { allocatePayment, findChosenPurchases } from './allocate-payment.ts';

const purchases = [
  { id: 'first', open_cents: 20_000 },
  { id: 'paid', open_cents: 0 },
  { id: 'second', open_cents: 15_000 },
];

test('allocatePayment: pays purchases in order, and names none that the payment does not reach', () => {
  const toFirst = { purchase_id: 'first', cents: 20_000 };
  expect(allocatePayment(20_000, purchases)).toEqual({ allocations: [toFirst], restCents: 0 });
  expect(allocatePayment(20_001, purchases)).toEqual({
    allocations: [toFirst, { purchase_id: 'second', cents: 1 }],
    restCents: 0,
  });
});

test('allocatePayment: leaves as credit what no purchase takes', () => {
  expect(allocatePayment(50_000, [])).toEqual({ allocations: [], restCents: 50_000 });
  expect(allocatePayment(50_000, purchases).restCents).toBe(15_000);
});

test('findChosenPurchases: keeps the order of the list and leaves out what was paid since', () => {
  expect(findChosenPurchases(purchases, ['second', 'paid', 'first']).map(({ id }) => id)).toEqual(['first', 'second']);
});
