import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSeed } from '#scripts/test/random-seed.ts';
import { toNextStreak } from './streak.ts';

const after = (last_practice_date: string, day: string, sameDay: 'reset' | 'keep' = 'reset') =>
  toNextStreak({ current_streak: 4, last_practice_date }, day, sameDay);

test.each([
  ['the next day', '2026-11-20', '2026-11-21', 5],
  ['a day was left out', '2026-11-19', '2026-11-21', 1],
  ['the end of a month', '2026-11-30', '2026-12-01', 5],
  ['the end of a year', '2026-12-31', '2027-01-01', 5],
  ['February has no 29th', '2026-02-28', '2026-03-01', 5],
  ['February has a 29th', '2028-02-28', '2028-03-01', 1],
  ['the night that clocks go forward', '2026-03-07', '2026-03-08', 5],
  ['the day after it', '2026-03-08', '2026-03-09', 5],
  ['the night that clocks go back', '2026-10-31', '2026-11-01', 5],
  ['the day after that', '2026-11-01', '2026-11-02', 5],
  ['the server’s clock was set back', '2026-11-21', '2026-11-20', 1],
  ['it was set far back', '2026-11-21', '2025-11-20', 1],
])('%s', (_, last, day, streak) => {
  expect(after(last, day, 'reset')).toBe(streak);
  expect(after(last, day, 'keep')).toBe(streak);
});

test('the same day begins the streak anew, or keeps it where that is the rule', () => {
  expect(after('2026-11-21', '2026-11-21', 'reset')).toBe(1);
  expect(after('2026-11-21', '2026-11-21', 'keep')).toBe(4);
});

const DAY_MS = 86_400_000;
const dayAt = (index: number) => new Date(Date.parse('2026-01-01') + index * DAY_MS).toISOString().slice(0, 10);

test('where the same day keeps it, a streak is the run of days that ends with the last one', () => {
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
    { seed: chooseSeed(import.meta.filename, 'unit') },
  );
});
