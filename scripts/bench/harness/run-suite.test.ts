import { expect, test } from 'vitest';
import { chooseBenches } from './run-suite.ts';

const suite = {
  benches: { verify: async () => [], 'verify-large': async () => [], 'sign-ups': async () => [] },
  onlyWhenNamed: ['verify-large'],
};

test.each([
  ['runs all but the long ones where none is named', [], ['verify', 'sign-ups']],
  ['runs a long one by its name', ['verify-large'], ['verify-large']],
  ['prefers a whole name to a part of one', ['verify'], ['verify']],
  ['takes a part of a name', ['sign'], ['sign-ups']],
  ['keeps the order of the suite', ['sign-ups', 'verify'], ['verify', 'sign-ups']],
  ['refuses a text that no bench has', ['verify', 'nothing'], undefined],
])('chooseBenches: %s', (_, wanted, chosen) => {
  expect(chooseBenches(suite, wanted)).toEqual(chosen);
});
