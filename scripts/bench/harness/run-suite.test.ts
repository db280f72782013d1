import { expect, test } from 'vitest';
import { chooseBenches } from './run-suite.ts';

test.each([
  ['chooses all where none is named', [], ['verify', 'verify-large', 'sign-ups']],
  ['prefers a whole name to a part of one', ['verify'], ['verify']],
  ['takes a part of a name', ['sign'], ['sign-ups']],
  ['keeps the order of the suite', ['sign-ups', 'verify'], ['verify', 'sign-ups']],
  ['refuses a text that no bench has', ['verify', 'nothing'], undefined],
])('chooseBenches: %s', (_, wanted, chosen) => {
  expect(chooseBenches(['verify', 'verify-large', 'sign-ups'], wanted)).toEqual(chosen);
});
