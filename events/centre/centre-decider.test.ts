import { expect, test } from 'vitest';

import { type CentreCommand, type CentreState, centreDecider } from './centre-decider.ts';

const settings = { demo: false, timeZone: 'America/New_York', rules: { classesMax: 18 } };
const open: CentreCommand = { type: 'OpenCentre', ...settings };

test('OpenCentre: writes the settings once and ignores later ones', () => {
  expect(centreDecider.decide(centreDecider.initial, open)).toEqual([{ type: 'CentreOpened', data: settings }]);
  expect(centreDecider.decide(settings, { ...open, demo: true })).toEqual([]);
});

test('SetStreakRule: takes the first rule once and records each later rule as a separate event', () => {
  const rule = (sameDay: 'reset' | 'keep', first: boolean): CentreCommand => ({
    type: 'SetStreakRule',
    sameDay,
    first,
  });
  expect(centreDecider.decide(null, rule('keep', true))).toBe('centre-unopened');
  expect(centreDecider.decide(settings, rule('keep', true))).toEqual([
    { type: 'StreakRuleSet', data: { sameDay: 'keep' } },
  ]);
  const set: CentreState = { ...settings, sameDay: 'keep' };
  expect(centreDecider.decide(set, rule('reset', true))).toEqual([]);
  expect(centreDecider.decide(set, rule('keep', false))).toEqual([]);
  expect(centreDecider.decide(set, rule('reset', false))).toEqual([
    { type: 'StreakRuleSet', data: { sameDay: 'reset' } },
  ]);
});
