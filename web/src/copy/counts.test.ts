import { expect, test } from 'vitest';
import { formatMinutes } from './counts.ts';

test.each([
  [10, '10 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [120, '2 hours'],
])('formatMinutes: %d minutes are %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
