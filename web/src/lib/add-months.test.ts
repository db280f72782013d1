import { expect, test } from 'vitest';
import { addMonths } from './add-months.ts';

test('addMonths: counts months, also across years', () => {
  expect([1, -1, 14].map((months) => addMonths('2026-12', months))).toEqual(['2027-01', '2026-11', '2028-02']);
});
