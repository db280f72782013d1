import { expect, test } from 'vitest';
import type { BalanceTerm } from '#contracts/class-audit.ts';
import { toExplanationSentence, toSumText, toTotalText, toWaitingSentence } from './balance-explanation-copy.ts';

const year = new Date().getFullYear();
const term = (over: Partial<BalanceTerm>): BalanceTerm => ({
  ...{ kind: 'added', count: 1, requested: 12, classes: 12, applied_total: 12 },
  ...{ from: `${year}-10-01`, to: `${year}-10-01`, reason: null, code: null },
  ...over,
});
const toText = (over: Partial<BalanceTerm>) => {
  const { before, number, after } = toExplanationSentence(term(over));
  return `${before}${number}${after}`;
};

test.each<[string, Partial<BalanceTerm>]>([
  ['Opened with 6 on Oct 1.', { kind: 'opening', classes: 6 }],
  ['Opened with 0 on Oct 1.', { kind: 'opening', count: 0, classes: 0 }],
  ['6 brought over from the former records.', { kind: 'import', classes: 6 }],
  ['12 added on Oct 1 (Growth).', { reason: 'Growth' }],
  ['12 added on Oct 1 (Growth 12).', { reason: 'Growth 12', code: 'growth' }],
  ['12 added on Oct 1 (Growth 12 · For October).', { reason: 'For October', code: 'growth' }],
  ['12 added on Oct 1, 2024.', { from: '2024-10-01', to: '2024-10-01' }],
  ['48 added in 4 additions from Oct 1, 2024 to Oct 1.', { from: '2024-10-01', count: 4, classes: 48 }],
  ['9 taken for attendance from Oct 1, 2024 to Oct 1.', { kind: 'taken', from: '2024-10-01', count: 11, classes: -9 }],
  ['2 taken for late cancellations on Oct 1.', { kind: 'late-cancellations', count: 2, classes: -2 }],
  ['5 of 8 removed on Oct 1 (Refund).', { kind: 'removed', requested: -8, classes: -5, reason: 'Refund' }],
  ['1 waiting class withdrawn on Oct 1 (Moved).', { kind: 'withdrawn', classes: -1, reason: 'Moved' }],
])('toExplanationSentence: %s', (sentence, over) => {
  expect(toText(over)).toBe(sentence.replace(/, \d{4}/g, (found) => (found === `, ${year}` ? '' : found)));
});

test('toWaitingSentence: says that some of the classes above are waiting, and until when', () => {
  const counts = { waiting: 3, fitting: 0, classesMax: 18, isTutor: false };
  expect(toWaitingSentence(counts)).toMatchObject({
    number: 3,
    after: ' of these are waiting. They are added when the balance is below 18.',
  });
});

test('toSumText: writes a sum with its signs, and leaves out what changed nothing', () => {
  expect(toSumText([6, 12, -9, 1, 0], 10)).toBe('6 + 12 − 9 + 1 = 10');
  expect(toSumText([0, 12], 12)).toBe('0 + 12 = 12');
  expect(toSumText([], 0)).toBe('0 = 0');
});

test('toTotalText: says where the limit of the total cut what was bought', () => {
  const bought = (requested: number, applied_total: number) => term({ requested, applied_total });
  expect(toTotalText([bought(12, 12), bought(12, 6)], 18)).toBe('12, then 18, the most that is counted');
  expect(toTotalText([bought(12, 12), term({ kind: 'taken', requested: -3, applied_total: 0 })], 12)).toBe('12 = 12');
  const removed = term({ kind: 'removed', requested: -4, applied_total: -4 });
  expect(toTotalText([bought(20, 18), removed, bought(6, 4)], 18)).toBe(
    '18, then 14, then 18, the most that is counted',
  );
});
