import { expect, test } from 'vitest';
import { joinWords } from './join-words.ts';

test.each([
  [[], ''],
  [[2], '2'],
  [[2, 5], '2 and 5'],
  [['Mia', 'Noah', 'Zoe'], 'Mia, Noah and Zoe'],
])('%j is “%s”', (parts, text) => {
  expect(joinWords(parts)).toBe(text);
});
