import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeReadModels } from '../../test/read-models-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { fetchPointsByWeek, fetchPracticeStats, fetchPracticeWeek } from './practice-stats-query.ts';

const [MIA, BEN] = createStudentIds(2) as [string, string];
/** A Saturday; its week starts on the 16th. */
const today = '2026-11-21';

const read = await openForAllTests(
  openPracticeReadModels(await openTestDatabase('read-models'), async ({ session }) => {
    for (const day of ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-15', '2026-11-16']) {
      await session({ student: MIA, day, correct: 2 });
    }
    await session({ student: MIA, day: '2026-11-19', correct: 4, hasty: true });
    await session({ student: MIA, day: '2026-11-19', correct: 3, sameDay: 'keep' });
    await session({ student: BEN, day: today, correct: 5 });
  }),
);

const statsOn = (day: string, streakLapsed: 'stored' | 'zero') =>
  fetchPracticeStats(read.sql, MIA, { today: day, streakLapsed });

test('fetchPracticeStats: returns the stored statistics', async () => {
  expect(await statsOn('2026-11-20', 'zero')).toEqual({
    ...{ student_id: MIA, total_sessions: 7, total_points: 170, correct_answers: 17, current_streak: 1 },
    ...{ counted_sessions: 6, counted_points: 130, counted_by_band: { '1-4': { sessions: 6, points: 130 } } },
    ...{ longest_streak: 3, last_practice_date: '2026-11-19', updated_at: expect.stringMatching(/^2026-.*Z$/) },
    lapsed: false,
  });
  expect(
    await fetchPracticeStats(read.sql, createStudentIds(3)[2] as string, { today, streakLapsed: 'stored' }),
  ).toBeUndefined();
});

test('fetchPracticeStats: reports a streak as lapsed after a whole day without practice', async () => {
  expect(await statsOn('2026-11-19', 'zero')).toMatchObject({ current_streak: 1, lapsed: false });
  expect(await statsOn(today, 'stored')).toMatchObject({ current_streak: 1, longest_streak: 3, lapsed: true });
  expect(await statsOn(today, 'zero')).toMatchObject({ current_streak: 0, longest_streak: 3, lapsed: true });
});

test('fetchPracticeWeek: returns what counts for the board of the week', async () => {
  const { counted_by_band, ...week } = await fetchPracticeWeek(read.sql, MIA, today);
  expect(week).toEqual({ points: 50, sessions: 2, level_points: 50, level_sessions: 2, practised_today: false });
  expect(counted_by_band.toSorted((a, b) => (a['1-4']?.points ?? 0) - (b['1-4']?.points ?? 0))).toEqual([
    { '1-4': { sessions: 1, points: 20 } },
    { '1-4': { sessions: 1, points: 30 } },
  ]);
  expect(await fetchPracticeWeek(read.sql, MIA, '2026-11-15')).toMatchObject({
    points: 20,
    sessions: 1,
    practised_today: true,
  });
  expect(await fetchPracticeWeek(read.sql, BEN, today)).toMatchObject({
    points: 50,
    sessions: 1,
    practised_today: true,
  });
  expect(await fetchPracticeWeek(read.sql, BEN, '2026-11-23')).toEqual({
    ...{ points: 0, sessions: 0, level_points: 0, level_sessions: 0, counted_by_band: [] },
    practised_today: false,
  });
});

test('fetchPointsByWeek: sums all points from Monday to Sunday, across the end of a month and of daylight saving time', async () => {
  expect(await fetchPointsByWeek(read.sql, MIA, { today, weeks: 5 })).toEqual([
    { monday: '2026-10-19', points: 0 },
    { monday: '2026-10-26', points: 40 },
    { monday: '2026-11-02', points: 20 },
    { monday: '2026-11-09', points: 20 },
    { monday: '2026-11-16', points: 90 },
  ]);
  expect(await fetchPointsByWeek(read.sql, MIA, { today: '2026-11-16', weeks: 1 })).toMatchObject([{ points: 90 }]);
});
