import { expect, test } from 'vitest';
import { maskEmail } from './refusal.ts';

test.each([
  ['mia@example.com', 'm…@example.com'],
  ['m@example.com', 'm…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
  ['ünal@example.com', 'ü…@example.com'],
])('maskEmail: masks %s as %s', (email, expected) => {
  expect(maskEmail(email)).toBe(expected);
});
