import { expect, test } from 'vitest';
import { CLOSED_DAYS_MAX } from '../../values/limits.ts';
import { type CentreCommand, type CentreState, centreDecider } from './centre-decider.ts';
import { type ChangedRules, defaultCentreRules, findRulesOn } from './centre-rules.ts';
import type { CentreEvent } from './events.ts';

const settings = { demo: false, timeZone: 'America/New_York', rules: { classesMax: 18 } };
const open: CentreCommand = { type: 'OpenCentre', ...settings };
const opened: CentreEvent = { type: 'CentreOpened', data: settings };

const fold = (...events: CentreEvent[]): CentreState =>
  events.reduce((state, event) => centreDecider.evolve(state, event as never), centreDecider.initial);
const rulesOn = (day: string, ...events: CentreEvent[]) => {
  const state = fold(opened, ...events);
  return state && findRulesOn(state.ruleHistory, day);
};

const changed = (from: string, rules: ChangedRules): CentreEvent => ({
  type: 'CentreRulesChanged',
  data: { from, rules },
});
const change = (from: string, rules: ChangedRules): CentreCommand => ({ ...{ type: 'ChangeRules', from, rules } });
const decide = (state: CentreState, command: CentreCommand) =>
  centreDecider.decide(state, command, { today: '2026-11-25' });

test('OpenCentre: opens an empty log, and changes nothing in another one', () => {
  expect(decide(null, open)).toEqual([opened]);
  expect(decide(fold(opened), { ...open, demo: true })).toEqual([]);
});

test('SetFirstStreakRule: sets the rule of the environment once', () => {
  const first: CentreCommand = { type: 'SetFirstStreakRule', sameDay: 'keep' };
  const set: CentreEvent = { type: 'StreakRuleSet', data: { sameDay: 'keep' } };
  expect(() => decide(null, first)).toThrow();
  expect(decide(fold(opened), first)).toEqual([set]);
  expect(decide(fold(opened, set), { ...first, sameDay: 'reset' })).toEqual([]);
  expect(rulesOn('2026-11-25', set)).toEqual({ ...defaultCentreRules, sameDay: 'keep' });
});

test('ChangeRules: records the rules that change on a day, and nothing if all are in force then', () => {
  expect(() => decide(null, change('2026-11-25', { classesMax: 24 }))).toThrow();
  expect(decide(fold(opened), change('2026-11-24', { classesMax: 24 }))).toBe('rules-in-past');
  expect(decide(fold(opened), change('2026-11-25', { classesMax: 18, lateRollDays: 3 }))).toEqual([
    changed('2026-11-25', { lateRollDays: 3 }),
  ]);
  expect(decide(fold(opened), change('2026-11-25', { classesMax: 18 }))).toEqual([]);
});

test('ChangeRules: records the first choice of the streak rule even if it stays the same', () => {
  const [chosen] = decide(fold(opened), change('2026-11-25', { sameDay: 'reset' })) as CentreEvent[];
  expect(chosen).toEqual(changed('2026-11-25', { sameDay: 'reset' }));
  expect(decide(fold(opened, chosen as CentreEvent), change('2026-11-25', { sameDay: 'reset' }))).toEqual([]);
});

test('the rules of a day follow from all changes until then, however late they were recorded', () => {
  const changes = [
    changed('2026-12-10', { classesMax: 30 }),
    changed('2026-12-01', { classesMax: 24, lateRollDays: 7 }),
  ];
  const days = ['2026-11-30', '2026-12-01', '2026-12-09', '2026-12-10'];
  const caps = days.map((day) => rulesOn(day, ...changes)?.classesMax);
  expect(caps).toEqual([18, 24, 24, 30]);
  // A change of one rule leaves the others as they are on that day.
  expect(rulesOn('2026-12-10', ...changes)).toEqual({ ...defaultCentreRules, classesMax: 30, lateRollDays: 7 });
});

test('the two windows: a log without them has the first values, and a change applies from its day on', () => {
  expect(rulesOn('2026-12-01')).toMatchObject({ dateDoubtDays: 60, practiceOpenMinutes: 120 });
  const changes = [changed('2026-12-01', { dateDoubtDays: 30, practiceOpenMinutes: 45 })];
  expect(rulesOn('2026-11-30', ...changes)).toMatchObject({ dateDoubtDays: 60, practiceOpenMinutes: 120 });
  expect(rulesOn('2026-12-01', ...changes)).toEqual({
    ...defaultCentreRules,
    dateDoubtDays: 30,
    practiceOpenMinutes: 45,
  });
});

test('a later change of the same rule for the same day replaces the earlier one, and leaves the other rules', () => {
  const day = '2026-12-01';
  const changes = [changed(day, { classesMax: 24, lateRollDays: 7 }), changed(day, { classesMax: 18 })];
  expect(rulesOn(day, ...changes)).toEqual({ ...defaultCentreRules, lateRollDays: 7 });
  expect(fold(opened, ...changes)?.ruleHistory.changes).toHaveLength(1);
});

const closed = (...days: string[]): CentreCommand => ({ type: 'CloseDays', days: days.map((day) => ({ day })) });
const closedDays = (...days: string[]) => changed('2026-11-25', { closedDays: days.map((day) => ({ day })) });

test('CloseDays, OpenDays: change the list from today on, and leave the days that are over to the rules of their time', () => {
  const before = [changed('2026-11-01', { closedDays: [{ day: '2026-11-11', name: 'Veterans Day' }] })];
  const state = fold(opened, ...before);
  expect(decide(state, closed('2026-11-24'))).toBe('closed-day-in-past');
  expect(decide(state, closed('2026-12-25', '2026-11-26'))).toEqual([closedDays('2026-11-26', '2026-12-25')]);
  const later = fold(opened, ...before, closedDays('2026-11-26', '2026-12-25'));
  expect(decide(later, closed('2026-12-25')), 'closed already').toEqual([]);
  expect(decide(later, { type: 'CloseDays', days: [{ day: '2026-12-25', name: 'Christmas' }] })).toEqual([
    changed('2026-11-25', { closedDays: [{ day: '2026-11-26' }, { day: '2026-12-25', name: 'Christmas' }] }),
  ]);
  expect(decide(later, { type: 'OpenDays', days: ['2026-11-26', '2026-11-27'] })).toEqual([closedDays('2026-12-25')]);
  expect(decide(later, { type: 'OpenDays', days: ['2026-11-27'] })).toEqual([]);
  expect(rulesOn('2026-11-11', ...before, closedDays('2026-11-26'))?.closedDays).toHaveLength(1);
});

test('CloseDays: the days ahead have a limit', () => {
  const days = Array.from({ length: CLOSED_DAYS_MAX + 1 }, (_, index) =>
    new Date(Date.UTC(2027, 0, index + 1)).toISOString().slice(0, 10),
  );
  expect(decide(fold(opened), closed(...days))).toBe('closed-days-full');
  expect(decide(fold(opened), closed(...days.slice(1)))).toHaveLength(1);
});
