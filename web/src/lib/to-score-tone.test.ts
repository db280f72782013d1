import { expect, test } from 'vitest';
import { toScoreTone } from './to-score-tone.ts';

test.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'caution'],
  [60, 'caution'],
  [59, 'accent'],
  [0, 'accent'],
])('toScoreTone: %d of 100 is %s', (score, tone) => {
  expect(toScoreTone(score)).toBe(tone);
});
