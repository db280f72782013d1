import { expect, test } from 'vitest';
import { listed } from './listed.ts';

test.each([
  [[], ''],
  [[2], '2'],
  [[2, 5], '2 and 5'],
  [['Mia', 'Noah', 'Zoe'], 'Mia, Noah and Zoe'],
])('%j is “%s”', (parts, text) => {
  expect(listed(parts)).toBe(text);
});
