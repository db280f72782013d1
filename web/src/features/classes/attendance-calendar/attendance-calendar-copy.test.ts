import { expect, test } from 'vitest';
import type { AttendanceCalendarDay } from '#contracts/attendance.ts';
import { toMonthSumText } from './attendance-calendar-copy.ts';

const day = (state: AttendanceCalendarDay['state']) => ({ state, given_back: false }) as AttendanceCalendarDay;

test.each([
  [['present', 'uncovered', 'late-cancellation'], '1 present, 1 uncovered and 1 late cancellation'],
  [['uncovered-late-cancellation'], '1 late cancellation (uncovered)'],
  [['late-cancellation', 'uncovered-late-cancellation'], '2 late cancellations (1 uncovered)'],
] as const)('toMonthSumText: %j', (states, text) => {
  expect(toMonthSumText(states.map(day))).toBe(text);
});
