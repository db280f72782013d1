import { expect, test } from 'vitest';
import { toInvoiceLines } from './paper-lines.ts';
import type { InvoiceResponse } from './papers.ts';

const id = '0b9c5a52-6f1c-5b7e-9c53-2a0d4f6e8b11';
const payment = { id, number: 7, on: '2026-11-20', method: 'cash', cents: 20_000 } as const;
const refund = { on: '2026-11-24', cents: 5_000, canceled_cents: 4_000 };
const invoice: InvoiceResponse = {
  ...{ number: 12, date: '2026-11-19', tax_note: null, billed_to: ['Ann Chen'], student: { id, name: 'Mia Chen' } },
  ...{ code: 'growth', classes: 12, price_cents: 45_000, list_price_cents: 50_000, price_reason: 'Sibling' },
  ...{ tax: null, payments: [payment], refunds: [], open_cents: 25_000, reversed: null },
};
const toLines = (change: Partial<InvoiceResponse>) =>
  toInvoiceLines({ ...invoice, ...change }, (day) => day).map(({ sign, label, cents }) => [sign, label, cents]);

test('toInvoiceLines: what was paid and returned leads from the price to what is open', () => {
  expect(toLines({ refunds: [refund] })).toEqual([
    ['', 'Price', 45_000],
    ['−', 'Paid on 2026-11-20, cash', 20_000],
    ['+', 'Returned on 2026-11-24', 5_000],
    ['−', 'No longer due', 4_000],
    ['=', 'Still open', 26_000],
  ]);
  expect(toLines({ payments: [{ ...payment, method: null, cents: 45_000 }] })).toEqual([
    ['', 'Price', 45_000],
    ['−', 'Paid on 2026-11-20', 45_000],
    ['=', 'Still open', 0],
  ]);
});

test('toInvoiceLines: nothing of a reversed purchase is due, and what was paid is to be returned', () => {
  expect(toLines({ reversed: { on: '2026-11-25', money: 'to-return' }, refunds: [refund] }).slice(-2)).toEqual([
    ['−', 'No longer due', 45_000],
    ['=', 'To be returned', 15_000],
  ]);
});
