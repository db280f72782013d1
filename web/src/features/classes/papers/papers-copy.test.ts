import { expect, test } from 'vitest';
import type { InvoiceResponse } from '#contracts/papers.ts';
import { toInvoicePriceText, toPaperTitle } from './papers-copy.ts';

const id = '0b9c5a52-6f1c-5b7e-9c53-2a0d4f6e8b11';
const invoice: InvoiceResponse = {
  ...{ number: 12, date: '2026-11-19', tax_note: null, billed_to: ['Ann Chen'], student: { id, name: 'Mia Chen' } },
  ...{ code: 'growth', classes: 12, price_cents: 45_000, list_price_cents: 50_000, price_reason: 'Sibling' },
  ...{ tax: null, payments: [], refunds: [], open_cents: 25_000, reversed: null },
};
test('toInvoicePriceText: says the list price and why the price is another', () => {
  expect(toInvoicePriceText(invoice)).toBe('List price $500.00: Sibling');
  expect(toInvoicePriceText({ ...invoice, list_price_cents: null, price_reason: null })).toBeUndefined();
});

test('toPaperTitle: has the number, once there is one', () => {
  expect([toPaperTitle('invoice', 12), toPaperTitle('receipt', 1_234_567), toPaperTitle('receipt', null)]).toEqual([
    'Invoice INV-000012',
    'Receipt REC-1234567',
    'Receipt',
  ]);
});
