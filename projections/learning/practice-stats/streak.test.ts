import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSeed } from '#testing/sampling.ts';
import { isStreakAtRisk, toNextStreak } from './streak.ts';

const after = (last_practice_date: string, day: string, sameDay: 'reset' | 'keep' = 'reset') =>
  toNextStreak({ current_streak: 4, last_practice_date }, day, sameDay);

test.each([
  ['grows on the next day', '2026-11-20', '2026-11-21', 5],
  ['restarts after a day without practice', '2026-11-19', '2026-11-21', 1],
  ['grows across the end of a month', '2026-11-30', '2026-12-01', 5],
  ['grows across the end of a year', '2026-12-31', '2027-01-01', 5],
  ['grows from February 28 to March 1 in a common year', '2026-02-28', '2026-03-01', 5],
  ['restarts on March 1 if February 29 was left out', '2028-02-28', '2028-03-01', 1],
  ['grows on the day that clocks go forward', '2026-03-07', '2026-03-08', 5],
  ['grows on the day after clocks went forward', '2026-03-08', '2026-03-09', 5],
  ['grows on the day that clocks go back', '2026-10-31', '2026-11-01', 5],
  ['grows on the day after clocks went back', '2026-11-01', '2026-11-02', 5],
  ['restarts if the server’s clock was set back by a day', '2026-11-21', '2026-11-20', 1],
  ['restarts if the server’s clock was set back by a year', '2026-11-21', '2025-11-20', 1],
])('toNextStreak: %s', (_, last, day, streak) => {
  expect(after(last, day, 'reset')).toBe(streak);
  expect(after(last, day, 'keep')).toBe(streak);
});

test('toNextStreak: a second session on the same day restarts the streak, or keeps it under the rule `keep`', () => {
  expect(after('2026-11-21', '2026-11-21', 'reset')).toBe(1);
  expect(after('2026-11-21', '2026-11-21', 'keep')).toBe(4);
});

test.each<[string, number, string, 'reset' | 'keep', boolean]>([
  ['a second session of the day', 4, '2026-11-21', 'reset', true],
  ['a second session of the day, which the rule allows', 4, '2026-11-21', 'keep', false],
  ['a second session of the first day', 1, '2026-11-21', 'reset', false],
  ['the first session of the day', 4, '2026-11-20', 'reset', false],
  ['a session after a day without practice, when the streak has ended already', 4, '2026-11-19', 'reset', false],
  ['a session after the server’s clock was set back', 4, '2026-11-22', 'reset', true],
])('isStreakAtRisk: %s', (_, current_streak, last_practice_date, sameDay, isAtRisk) => {
  expect(isStreakAtRisk({ current_streak, last_practice_date }, '2026-11-21', sameDay)).toBe(isAtRisk);
});

const DAY_MS = 86_400_000;
const dayAt = (index: number) => new Date(Date.parse('2026-01-01') + index * DAY_MS).toISOString().slice(0, 10);

test('toNextStreak: under the rule `keep`, the streak is the number of consecutive days that end with the last one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2), { minLength: 1, maxLength: 60 }), (gaps) => {
      let index = 0;
      let streak = { current_streak: 1, last_practice_date: dayAt(0) };
      const practised = new Set([0]);
      for (const gap of gaps) {
        index += gap;
        practised.add(index);
        const day = dayAt(index);
        streak = { current_streak: toNextStreak(streak, day, 'keep'), last_practice_date: day };
      }
      let run = 0;
      while (practised.has(index - run)) run += 1;
      expect(streak.current_streak).toBe(run);
    }),
    { seed: chooseSeed(import.meta.filename) },
  );
});
