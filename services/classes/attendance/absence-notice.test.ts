import { expect, test } from 'vitest';
import { toAbsenceNotice } from './absence-notice.ts';

const report = { date: '2026-11-20', reportedAt: '2026-11-19T21:00:00.000Z', firstClass: '16:00' };
const rules = { lateCancellationHours: 24, closedDays: [] };
const judge = (changed: Partial<typeof report> = {}, changedRules: Partial<typeof rules> = {}) =>
  toAbsenceNotice({ ...report, ...changed }, { rules: { ...rules, ...changedRules }, timeZone: 'America/New_York' });

test('toAbsenceNotice: exactly the hours of the rule before class are in time, by the clocks of the centre', () => {
  expect(judge()).toEqual({ class_begins: '16:00', in_time: true });
  expect(judge({ reportedAt: '2026-11-19T21:00:00.001Z' })).toEqual({ class_begins: '16:00', in_time: false });
  expect(judge({ reportedAt: '2026-11-20T22:00:00.000Z' }), 'after the class began').toMatchObject({ in_time: false });
  expect(judge({}, { lateCancellationHours: 25 })).toMatchObject({ in_time: false });
});

test('toAbsenceNotice: nothing is said without the rule, without a class, and of a day on which the centre is closed', () => {
  expect(judge({}, { lateCancellationHours: 0 })).toBeNull();
  expect(toAbsenceNotice({ ...report, firstClass: null }, { rules, timeZone: 'UTC' })).toBeNull();
  const closed = { ...rules, closedDays: [{ day: '2026-11-20' }] };
  expect(toAbsenceNotice(report, { rules: closed, timeZone: 'UTC' })).toBeNull();
});
