import { expect, test } from 'vitest';
import { toCodedReasonText, toReasonDetailsText } from './reason-codes.ts';

const bought = {
  ...({ code: 'growth', reason: 'Growth 12', classes_changed: 12 } as const),
  ...{ amount_cents: 50_000, paid_on: '2026-10-01', receipt: 'R-7' },
};

test('toReasonDetailsText: names the code once, the price, and the payment that an early row has', () => {
  expect(toReasonDetailsText(bought)).toBe('Price $500.00 · paid on Oct 1, 2026 · receipt R-7');
  expect(toReasonDetailsText({ ...bought, reason: 'For October' })).toBe(
    'Growth 12 · Price $500.00 · paid on Oct 1, 2026 · receipt R-7',
  );
  expect(toReasonDetailsText({ ...bought, paid_on: null, receipt: null })).toBe('Price $500.00');
  const refund = { ...bought, code: 'refund' as const, classes_changed: -3, paid_on: null, receipt: null };
  expect(toReasonDetailsText({ ...refund, amount_cents: 4_167 })).toBe('Refund · $41.67 returned');
  const uncoded = { ...refund, code: null, amount_cents: null };
  expect(toReasonDetailsText(uncoded)).toBeUndefined();
});

test('toCodedReasonText: names the code before the reason, unless the reason repeats it', () => {
  expect(toCodedReasonText({ code: 'goodwill', reason: 'Long illness' })).toBe('Goodwill · Long illness');
  expect(toCodedReasonText({ code: 'goodwill', reason: 'Goodwill' })).toBe('Goodwill');
  expect(toCodedReasonText({ code: 'starter', reason: null })).toBe('Starter 6');
  expect(toCodedReasonText({ code: null, reason: 'Long illness' })).toBe('Long illness');
  expect(toCodedReasonText({ code: null, reason: null })).toBeUndefined();
});
