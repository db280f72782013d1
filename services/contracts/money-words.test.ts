import { expect, test } from 'vitest';
import { toPricePerClassText } from './money-words.ts';

test('toPricePerClassText: says that a price per class is rounded', () => {
  expect(toPricePerClassText(50_000, 12)).toBe('about $41.67 a class');
  expect(toPricePerClassText(48_000, 12)).toBe('$40.00 a class');
});
