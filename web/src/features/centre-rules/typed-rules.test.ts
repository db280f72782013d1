import { expect, test } from 'vitest';
import { findChangedRules, findRuleFaults, toTypedRules } from './typed-rules.ts';

const current = { classes_max: 18, same_day: 'reset', late_roll_days: 14 } as const;

test('findChangedRules: returns only the rules that differ from the current ones', () => {
  const typed = toTypedRules(current);
  expect(findChangedRules(typed, current)).toEqual({});
  expect(findChangedRules({ ...typed, classes_max: '24' }, current)).toEqual({ classes_max: 24 });
});

test('findRuleFaults: names a number that is not whole or out of bounds', () => {
  const typed = toTypedRules(current);
  expect(findRuleFaults(typed)).toEqual({});
  expect(findRuleFaults({ ...typed, classes_max: '0', late_roll_days: '1.5' })).toEqual({
    classes_max: 'Enter a number from 1 to 99.',
    late_roll_days: 'Enter a whole number.',
  });
});
