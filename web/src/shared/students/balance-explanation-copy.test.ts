import { expect, test } from 'vitest';
import type { BalanceTerm } from '#contracts/class-audit.ts';
import { toExplanationSentence, toSumText, toTotalText } from './balance-explanation-copy.ts';

const year = new Date().getFullYear();
const term = (over: Partial<BalanceTerm>): BalanceTerm => ({
  ...{ source: 'manual', type: 'add', count: 1, requested: 12, applied_remaining: 12, applied_total: 12 },
  late_cancellation: false,
  ...{ from: `${year}-10-01`, to: `${year}-10-01`, reason: null, code: null },
  ...over,
});
const toText = (over: Partial<BalanceTerm>) => {
  const { before, number, after } = toExplanationSentence(term(over));
  return `${before}${number}${after}`;
};

test.each<[string, Partial<BalanceTerm>]>([
  ['Opened with 6 on Oct 1.', { source: 'opening', requested: 6, applied_remaining: 6 }],
  ['Opened with 20 on Oct 1: 18 at once, 2 waiting.', { source: 'opening', requested: 20, applied_remaining: 18 }],
  ['Opened with 0 on Oct 1.', { source: 'opening', count: 0, requested: 0, applied_remaining: 0 }],
  ['12 added on Oct 1 (Growth).', { reason: 'Growth' }],
  ['12 added on Oct 1 (Growth 12).', { reason: 'Growth 12', code: 'growth' }],
  ['12 added on Oct 1 (Growth 12 · For October).', { reason: 'For October', code: 'growth' }],
  ['12 added on Oct 1, 2024: 8 at once, 4 waiting.', { from: '2024-10-01', to: '2024-10-01', applied_remaining: 8 }],
  [
    '48 added in 4 additions from Oct 1, 2024 to Oct 1.',
    { from: '2024-10-01', count: 4, requested: 48, applied_remaining: 48 },
  ],
  ['5 of 8 removed on Oct 1 (Refund).', { type: 'remove', requested: -8, applied_remaining: -5, reason: 'Refund' }],
  ['Attended 9 times.', { source: 'attendance', count: 9, requested: -9, applied_remaining: -9 }],
  ['Attended 1 time.', { source: 'attendance', requested: -1, applied_remaining: -1 }],
  ['1 correction gave 1 back.', { source: 'reversal', requested: 1, applied_remaining: 1 }],
  [
    '2 corrections gave 2 back: 1 at once, 1 waiting.',
    { source: 'reversal', count: 2, requested: 2, applied_remaining: 1 },
  ],
  ['3 waiting classes applied.', { source: 'waiting', requested: 3, applied_remaining: 3 }],
  ['1 uncovered class settled.', { source: 'settlement', requested: -1, applied_remaining: -1 }],
  [
    '12 taken back: 1 addition was reversed, 4 of them from the waiting ones.',
    { source: 'purchase-reversal', type: 'remove', requested: -12, applied_remaining: -8 },
  ],
])('toExplanationSentence: %s', (sentence, over) => {
  expect(toText(over)).toBe(sentence.replace(/, \d{4}/g, (found) => (found === `, ${year}` ? '' : found)));
});

test('toSumText: writes a sum with its signs, and leaves out what changed nothing', () => {
  expect(toSumText([6, 12, -9, 1, 0], 10)).toBe('6 + 12 − 9 + 1 = 10');
  expect(toSumText([0, 12], 12)).toBe('0 + 12 = 12');
  expect(toSumText([], 0)).toBe('0 = 0');
});

test('toTotalText: says where the limit of the total cut what was bought', () => {
  const bought = (requested: number, applied_total: number) => term({ requested, applied_total });
  expect(toTotalText([bought(12, 12), bought(12, 6)], 18)).toBe('12, then 18, the most that is counted');
  expect(toTotalText([bought(12, 12), term({ source: 'attendance', requested: -3, applied_total: 0 })], 12)).toBe(
    '12 = 12',
  );
  const removed = term({ type: 'remove', requested: -4, applied_total: -4 });
  expect(toTotalText([bought(20, 18), removed, bought(6, 4)], 18)).toBe(
    '18, then 14, then 18, the most that is counted',
  );
  // Waiting classes that are applied later belong to the total that they were bought with.
  expect(toTotalText([bought(6, 6), term({ source: 'waiting', requested: 3, applied_total: 0 })], 6)).toBe('6 = 6');
});
