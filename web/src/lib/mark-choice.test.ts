import { expect, test } from 'vitest';
import { findLateCancellationHours, takesBackAbsence, toLateChoice } from './mark-choice.ts';

const rules = [
  { from: null, hours: 0 },
  { from: '2026-11-10', hours: 24 },
  { from: '2026-11-20', hours: 0 },
];
const centre = { late_cancellation_rules: rules };

test('findLateCancellationHours: the rule of a day applies from its first day until the next one', () => {
  const days = ['2026-11-09', '2026-11-10', '2026-11-19', '2026-11-20'];
  expect(days.map((day) => findLateCancellationHours(centre, day))).toEqual([0, 24, 24, 0]);
});

test('toLateChoice: a late cancellation can be chosen under the rule of the day, and one that is recorded stays', () => {
  expect(toLateChoice(centre, '2026-11-12', null)).toBe(24);
  expect(toLateChoice(centre, '2026-11-20', null)).toBeUndefined();
  expect(toLateChoice(centre, '2026-11-20', { late_cancellation_hours: null })).toBeUndefined();
  expect(toLateChoice(centre, '2026-11-20', { late_cancellation_hours: 48 })).toBe(48);
});

test('takesBackAbsence: a recorded absence that becomes present or a late cancellation needs a reason, and only these', () => {
  expect(takesBackAbsence('absent', 'present')).toBe(true);
  expect(takesBackAbsence('absent', 'late-cancellation')).toBe(true);
  expect(takesBackAbsence('late-cancellation', 'present')).toBe(true);
  expect(takesBackAbsence('late-cancellation', 'absent')).toBe(false);
  expect(takesBackAbsence('late-cancellation', 'late-cancellation')).toBe(false);
  expect(takesBackAbsence('present', 'late-cancellation')).toBe(false);
  expect(takesBackAbsence(undefined, 'late-cancellation')).toBe(false);
});
