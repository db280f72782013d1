import { expect, test } from 'vitest';
import { moneyFaultTexts } from '../money/money-copy.ts';
import { purchaseTexts } from './manage-classes-copy.ts';
import { parsePurchase } from './parse-purchase.ts';

const payment = { amount_cents: 1 };
const growth = { code: 'growth', price: '500.00', priceReason: '', paidNow: false, payment: undefined } as const;

test('parsePurchase: a plan at its list price needs no reason, and records no payment before “Paid now”', () => {
  expect(parsePurchase({ ...growth, payment }).body).toEqual({ purchase: { price_cents: 50_000 } });
  expect(parsePurchase({ ...growth, priceReason: 'typed for another price' }).body).toEqual({
    purchase: { price_cents: 50_000 },
  });
  expect(parsePurchase({ ...growth, paidNow: true, payment }).body).toEqual({
    purchase: { price_cents: 50_000 },
    payment,
  });
  expect(parsePurchase({ ...growth, paidNow: true }).body).toBeUndefined();
});

test('parsePurchase: another price than the list price needs a reason, also a price of 0', () => {
  for (const price of ['499.99', '0']) {
    const { faults, body } = parsePurchase({ ...growth, price, priceReason: ' ' });
    expect([faults.priceReason, body]).toEqual([purchaseTexts.priceReasonFault, undefined]);
  }
  expect(parsePurchase({ ...growth, price: '480', priceReason: ' A sister ' }).body).toEqual({
    purchase: { price_cents: 48_000, price_reason: 'A sister' },
  });
});

test('parsePurchase: a plan needs a price; “Other” classes only if they are paid now; the rest has none', () => {
  expect(parsePurchase({ ...growth, price: '' }).faults.price).toBe(moneyFaultTexts.amount);
  expect(parsePurchase({ ...growth, price: 'much' }).faults.price).toBe(moneyFaultTexts.amount);
  const other = { ...growth, code: 'other', price: '' } as const;
  expect(parsePurchase(other).body).toEqual({});
  expect(parsePurchase({ ...other, paidNow: true, payment }).faults.price).toBe(moneyFaultTexts.amount);
  expect(parsePurchase({ ...other, price: '90' }).body).toEqual({ purchase: { price_cents: 9_000 } });
  for (const code of ['goodwill', undefined] as const)
    expect(parsePurchase({ ...growth, code, paidNow: true, payment })).toMatchObject({ isPaidNow: false, body: {} });
});
