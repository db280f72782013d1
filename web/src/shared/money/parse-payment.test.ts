import { expect, test } from 'vitest';
import { moneyFaultTexts } from './money-copy.ts';
import { emptyPayment, parsePayment, parseReturn } from './parse-payment.ts';

const today = '2026-11-20';
const typed = { method: 'check', day: today, reference: ' 1041 ', amount: '$480', receivedBy: 'sam' } as const;

test('parsePayment: nothing is filled in for a person, so an empty form has a fault at each field', () => {
  const { amount, method, day, receivedBy } = moneyFaultTexts;
  expect(parsePayment(emptyPayment, today)).toEqual({
    faults: { amount, method, day, receivedBy },
    cents: undefined,
    body: undefined,
  });
});

test('parsePayment: an amount of 0 and a day in the future are faults; a payment of today has none', () => {
  expect(parsePayment(typed, today).body).toEqual({
    ...{ amount_cents: 48_000, method: 'check', reference: '1041', received_on: today, received_by: 'sam' },
  });
  expect(parsePayment({ ...typed, reference: ' ' }, today).body).not.toHaveProperty('reference');
  expect(parsePayment({ ...typed, amount: '0.00' }, today)).toMatchObject({
    faults: { amount: moneyFaultTexts.amount },
    body: undefined,
  });
  expect(parsePayment({ ...typed, day: '2026-11-21' }, today)).toMatchObject({
    faults: { day: moneyFaultTexts.dayInFuture },
    body: undefined,
  });
});

test('parseReturn: needs a way and a day that is not in the future', () => {
  expect(parseReturn(typed, today).body).toEqual({ method: 'check', reference: '1041', returned_on: today });
  expect(parseReturn({ ...typed, method: '' }, today)).toEqual({
    faults: { method: moneyFaultTexts.returnMethod, day: undefined },
    body: undefined,
  });
  expect(parseReturn({ ...typed, day: '2026-11-21' }, today).body).toBeUndefined();
});
