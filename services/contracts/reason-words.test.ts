import { expect, test } from 'vitest';
import { formatSignedCents } from './reason-words.ts';

test('formatSignedCents: has a sign except for 0', () => {
  expect([48_000, -20_000, 0].map((cents) => formatSignedCents(cents))).toEqual(['+$480.00', '−$200.00', '$0.00']);
});
