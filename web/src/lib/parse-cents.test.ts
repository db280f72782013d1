import { expect, test } from 'vitest';
import { parseCents, toAmountInput } from './parse-cents.ts';

test.each([
  ['', null],
  ['350', 35_000],
  [' $1,200.50 ', 120_050],
  ['49.9', 4_990],
  ['0.29', 29],
  ['-5', undefined],
  ['12.345', undefined],
  ['1,2', undefined],
  ['free', undefined],
])('parseCents: reads %j as %j', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test('toAmountInput: every amount is read back', () => {
  for (const cents of [0, 5, 29, 100, 35_000, 10_000_000]) expect(parseCents(toAmountInput(cents))).toBe(cents);
});
