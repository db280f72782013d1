import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each([
  ['Maya Okafor', 'Maya O.'],
  ['  Maya   de la  Okafor ', 'Maya O.'],
  ['Maya', 'Maya'],
  ['Maya öz', 'Maya ö.'],
  ['Ada 𝒪rr', 'Ada 𝒪.'],
  ['Unknown', 'Unknown'],
  ['', ''],
])('%j with the initial alone: %j', (name, initial) => {
  expect(shownName(name, 'initial')).toBe(initial);
  expect(shownName(name, 'nickname')).toBe(initial);
  expect(shownName(name, 'full')).toBe(name);
});
