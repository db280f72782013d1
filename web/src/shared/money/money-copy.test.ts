import { expect, test } from 'vitest';
import { formatEitherCents, toPossibleDuplicateText } from './money-copy.ts';

test('formatEitherCents: names the price and the payment of a purchase where they differ', () => {
  expect([formatEitherCents(35_000), formatEitherCents(35_000, 35_000)]).toEqual(['$350.00', '$350.00']);
  expect(formatEitherCents(35_000, 20_000)).toBe('$350.00 or $200.00');
});

test('toPossibleDuplicateText: names who recorded the same amount, if the name is known', () => {
  const entry = { amount: '$350.00', when: 'on Nov 29, 2026, 3:12 PM' };
  expect(toPossibleDuplicateText({ ...entry, who: 'Ms Lee' })).toBe(
    'Ms Lee recorded $350.00 for this student on Nov 29, 2026, 3:12 PM. Record it a second time?',
  );
  expect(toPossibleDuplicateText({ ...entry, who: undefined })).toMatch(/^\$350\.00 was recorded for this student on/);
});
