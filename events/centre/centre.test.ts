import { expect, test } from 'vitest';

import { type CentreCommand, type CentreState, centre } from './centre.ts';

const settings = { demo: false, timeZone: 'America/New_York', rules: { classesMax: 18 } };
const open: CentreCommand = { type: 'OpenCentre', ...settings };

test('the centre is opened once; its first settings stay', () => {
  expect(centre.decide(centre.initial, open)).toEqual([{ type: 'CentreOpened', data: settings }]);
  expect(centre.decide(settings, { ...open, demo: true })).toEqual([]);
});

test('the first rule of streaks is taken once, a later one is an event of its own', () => {
  const rule = (sameDay: 'reset' | 'keep', first: boolean): CentreCommand => ({
    type: 'SetStreakRule',
    sameDay,
    first,
  });
  expect(centre.decide(null, rule('keep', true))).toBe('centre-unopened');
  expect(centre.decide(settings, rule('keep', true))).toEqual([{ type: 'StreakRuleSet', data: { sameDay: 'keep' } }]);
  const set: CentreState = { ...settings, sameDay: 'keep' };
  expect(centre.decide(set, rule('reset', true))).toEqual([]);
  expect(centre.decide(set, rule('keep', false))).toEqual([]);
  expect(centre.decide(set, rule('reset', false))).toEqual([{ type: 'StreakRuleSet', data: { sameDay: 'reset' } }]);
});
