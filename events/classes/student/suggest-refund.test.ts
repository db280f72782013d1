import { expect, test } from 'vitest';
import { suggestRefund } from './suggest-refund.ts';

const added = (id: string, classes: number, price_cents: number | null) => ({
  ...{ id, code: price_cents === null ? null : ('growth' as const), effective_on: '2026-10-01', classes, price_cents },
});
const purchases = [added('newest', 6, 35_000), added('older', 12, 50_000), added('gift', 3, null)];
const linesOf = (unused: number, classes: number, rows = purchases) => {
  const { lines, total_cents } = suggestRefund(rows, unused, classes);
  return [total_cents, ...lines.map(({ id, refunded, refund_cents }) => [id, refunded, refund_cents])];
};

test('suggestRefund: the newest classes are the unused ones, each at the price of its purchase', () => {
  expect(linesOf(5, 5)).toEqual([29_167, ['newest', 5, 29_167]]);
  expect(linesOf(10, 10)).toEqual([35_000 + 16_667, ['newest', 6, 35_000], ['older', 4, 16_667]]);
  expect(linesOf(18, 2)).toEqual([11_667, ['newest', 2, 11_667]]);
});

test('suggestRefund: used classes are not refunded, and classes without a price have no amount', () => {
  expect(linesOf(2, 9)).toEqual([11_667, ['newest', 2, 11_667]]);
  expect(linesOf(0, 9)).toEqual([0]);
  expect(linesOf(20, 20)).toEqual([85_000, ['newest', 6, 35_000], ['older', 12, 50_000], ['gift', 2, null]]);
});

test('suggestRefund: classes that were taken back before are not refunded again', () => {
  const [growth, starter] = [added('growth', 12, 50_000), added('starter', 6, 35_000)];
  const took = (classes: number) => added('taken', -classes, null);
  expect(linesOf(6, 6, [took(12), growth, starter])).toEqual([35_000, ['starter', 6, 35_000]]);
  expect(linesOf(8, 8, [took(10), growth, starter])).toEqual([43_333, ['growth', 2, 8_333], ['starter', 6, 35_000]]);
  // Bought after the removal, so nothing of it is gone.
  expect(linesOf(12, 12, [growth, took(6), starter])).toEqual([50_000, ['growth', 12, 50_000]]);
});
