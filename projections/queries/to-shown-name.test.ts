import { expect, test } from 'vitest';
import { toShownName } from './to-shown-name.ts';

test.each([
  ['Maya Okafor', 'Maya O.'],
  ['  Maya   de la  Okafor ', 'Maya O.'],
  ['Maya', 'Maya'],
  ['Maya öz', 'Maya ö.'],
  ['Ada 𝒪rr', 'Ada 𝒪.'],
  ['Unknown', 'Unknown'],
  ['', ''],
])('toShownName: shortens %j to %j unless full names are shown', (name, initial) => {
  expect(toShownName(name, 'initial')).toBe(initial);
  expect(toShownName(name, 'nickname')).toBe(initial);
  expect(toShownName(name, 'full')).toBe(name);
});
