import { describe, expect, test } from 'vitest';
import type { Row } from '../../engine/table.ts';
import { foldPracticeLog } from '../../test/fold-practice-log.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { practiceStatsProjection } from './projection.ts';

const [MIA, BEN] = createStudentIds(2) as [string, string];
const day = '2026-11-21';

const foldPractice = async (writeSessions: Parameters<typeof foldPracticeLog>[1]) => {
  const { tables, log } = await foldPracticeLog(practiceStatsProjection, writeSessions);
  const { practice_stats: stats = [], practice_days: days = [], practice_ranks: ranks = [] } = tables;
  return { stats, days, ranks, log };
};

describe('practice_stats', () => {
  test('has no row before the first completed session', async () => {
    expect((await foldPractice(({ begin }) => begin(MIA))).stats).toEqual([]);
    const { stats, log } = await foldPractice(({ session }) => session({ student: MIA, day, correct: 0 }));
    expect(stats).toEqual([
      {
        ...{ student_id: MIA, total_sessions: 1, total_points: 0, correct_answers: 0 },
        ...{ counted_sessions: 1, counted_points: 0, counted_by_band: '{"1-4":{"sessions":1,"points":0}}' },
        ...{ current_streak: 1, longest_streak: 1, last_practice_date: day },
        ...{ updated_at: log.at(-1)?.recordedAt, position: String(log.length) },
      },
    ]);
  });

  test('sums sessions, and keeps the longest streak when the current one ends', async () => {
    const { stats } = await foldPractice(async ({ session }) => {
      for (const on of ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-03']) {
        await session({ student: MIA, day: on, correct: 4 });
      }
      await session({ student: BEN, day: '2026-12-01', correct: 1 });
    });
    expect(stats).toMatchObject([
      { total_sessions: 4, total_points: 160, correct_answers: 16, current_streak: 1, longest_streak: 3 },
      { total_sessions: 1, total_points: 10, correct_answers: 1, current_streak: 1, longest_streak: 1 },
    ]);
  });

  test('applies the streak rule that was in force at each session', async () => {
    const twiceADay = (second: 'reset' | 'keep') =>
      foldPractice(async ({ session }) => {
        await session({ student: MIA, day: '2026-11-20', correct: 4, sameDay: 'reset' });
        await session({ student: MIA, day, correct: 4, sameDay: 'reset' });
        await session({ student: MIA, day, correct: 4, sameDay: second });
      });
    expect((await twiceADay('reset')).stats).toMatchObject([{ current_streak: 1, longest_streak: 2 }]);
    expect((await twiceADay('keep')).stats).toMatchObject([{ current_streak: 2, longest_streak: 2 }]);
  });

  test('keeps the streak of a later day when a session of an earlier day is completed after it', async () => {
    const { stats } = await foldPractice(async ({ session, clock }) => {
      await session({ student: MIA, day: '2026-11-21', correct: 3 });
      clock.now = Date.parse('2026-11-22T15:00:00.000Z');
      await session({ student: MIA, day: '2026-11-22', correct: 3 });
      await session({ student: MIA, day: '2026-11-21', correct: 3 });
    });
    expect(stats).toMatchObject([{ current_streak: 2, last_practice_date: '2026-11-22', total_sessions: 3 }]);
  });

  test('continues the streak from the earlier day after the clock was set back', async () => {
    const { stats } = await foldPractice(async ({ session }) => {
      await session({ student: MIA, day: '2027-11-21', correct: 4 });
      await session({ student: MIA, day, correct: 4 });
      await session({ student: MIA, day: '2026-11-22', correct: 4 });
    });
    expect(stats).toMatchObject([{ current_streak: 2, last_practice_date: '2026-11-22' }]);
  });
});

describe('practice_days', () => {
  test('sums the sessions and points of each student and day', async () => {
    const { days } = await foldPractice(async ({ session }) => {
      await session({ student: MIA, day, correct: 4 });
      await session({ student: BEN, day, correct: 1 });
      await session({ student: MIA, day, correct: 2 });
      await session({ student: MIA, day: '2026-11-22', correct: 5 });
    });
    expect(days).toMatchObject([
      { student_id: MIA, day, points: 60, counted_sessions: 2, counted_points: 60 },
      { student_id: BEN, day, points: 10, counted_sessions: 1, counted_points: 10 },
      { student_id: MIA, day: '2026-11-22', points: 50, counted_sessions: 1, counted_points: 50 },
    ]);
  });

  test('counts at most ten sessions a day for the boards, and no hasty one', async () => {
    const { stats, days } = await foldPractice(async (practiceLog) => {
      const hasty = await practiceLog.session({ student: MIA, day, correct: 3, hasty: true });
      let last = '';
      for (let number = 1; number <= 11; number += 1) {
        last = await practiceLog.session({ student: MIA, day, correct: 4 });
      }
      for (const uncounted of [hasty, last]) {
        await practiceLog.report(uncounted, 4);
        await practiceLog.accept(uncounted, 4);
      }
    });
    expect(days).toMatchObject([{ points: 490, counted_sessions: 10, counted_points: 400 }]);
    expect(stats).toMatchObject([{ total_sessions: 12, total_points: 490, counted_sessions: 10, counted_points: 400 }]);
  });
});

test('practice_days and practice_stats: sum the counted sessions of each band of grades, with reports that are accepted later', async () => {
  const { stats, days } = await foldPractice(async (practiceLog) => {
    const { session, report, accept, reopen } = practiceLog;
    const early = await session({ student: MIA, day, correct: 3, grade: 4 });
    const middle = await session({ student: MIA, day, correct: 2, grade: 5 });
    const hasty = await session({ student: MIA, day, correct: 4, grade: 5, hasty: true });
    await session({ student: MIA, day: '2026-11-22', correct: 5, grade: 8 });
    await session({ student: MIA, day: '2026-11-22', correct: 1, grade: 9 });
    for (const id of [early, middle, hasty]) {
      await report(id, 4);
      await accept(id, 4);
    }
    await reopen(early, 4);
  });
  expect(days.map(({ counted_by_band }) => JSON.parse(String(counted_by_band)))).toEqual([
    { '1-4': { sessions: 1, points: 30 }, '5-8': { sessions: 1, points: 30 } },
    { '5-8': { sessions: 1, points: 50 }, '9-12': { sessions: 1, points: 10 } },
  ]);
  expect(JSON.parse(String(stats[0]?.counted_by_band))).toEqual({
    '1-4': { sessions: 1, points: 30 },
    '5-8': { sessions: 2, points: 80 },
    '9-12': { sessions: 1, points: 10 },
  });
});

describe('practice_days: at the student’s level', () => {
  const steady = { student: MIA, correct: 4, topic: 'fractions' };

  test('counts no session below the highest grade of the subject in which a topic was steady before it', async () => {
    const { days } = await foldPractice(async ({ session, race }) => {
      // No topic is steady yet, so every grade counts, also in the session that makes the first topic steady.
      await session({ ...steady, day: '2026-11-16', grade: 3 });
      await session({ ...steady, day: '2026-11-16', grade: 6 });
      await session({ ...steady, day: '2026-11-16', grade: 6 });
      for (const grade of [5, 6, 7]) await session({ student: MIA, day: '2026-11-17', correct: 5, grade });
      // The level is one of each subject and of each student.
      await session({ student: MIA, day: '2026-11-18', correct: 1, grade: 5, subject: 'science' });
      await session({ student: BEN, day: '2026-11-18', correct: 1, grade: 5 });
      // A topic of a lower grade does not take the level down, and one that is lost keeps it.
      for (const grade of [2, 2]) await session({ ...steady, day: '2026-11-19', correct: 5, grade });
      await session({ ...steady, day: '2026-11-19', correct: 0, grade: 6 });
      await session({ student: MIA, day: '2026-11-20', correct: 5, grade: 5 });
      await race(MIA, 5, 4);
      await race(MIA, 6, 2);
    });
    const toFigures = (row: Row) => [row.counted_sessions, row.counted_points, row.level_sessions, row.level_points];
    expect(days.map((row) => [row.day, ...toFigures(row)])).toEqual([
      ['2026-11-16', 3, 120, 3, 120],
      ['2026-11-17', 3, 150, 2, 100],
      ['2026-11-18', 1, 10, 1, 10],
      ['2026-11-18', 1, 10, 1, 10],
      ['2026-11-19', 3, 100, 1, 0],
      ['2026-11-20', 1, 50, 0, 0],
      [day, 2, 60, 1, 20],
    ]);
  });

  test('counts a session that no board counts nowhere, and a later report as its session was counted', async () => {
    const { days } = await foldPractice(async ({ session, report, accept, reopen }) => {
      const before = await session({ student: MIA, day: '2026-11-16', correct: 3, grade: 5 });
      for (const grade of [6, 6]) await session({ ...steady, day: '2026-11-16', grade });
      await session({ student: MIA, day: '2026-11-17', correct: 4, grade: 6, hasty: true });
      const below = await session({ student: MIA, day: '2026-11-17', correct: 3, grade: 5 });
      for (const id of [before, below]) {
        for (const question of [3, 4]) await report(id, question);
        for (const question of [3, 4]) await accept(id, question);
        await reopen(id, 3);
      }
    });
    expect(days).toMatchObject([
      { counted_sessions: 3, counted_points: 120, level_sessions: 3, level_points: 120 },
      { counted_sessions: 1, counted_points: 40, level_sessions: 0, level_points: 0 },
    ]);
  });

  test('rises with an accepted report that makes a topic steady', async () => {
    const { days } = await foldPractice(async ({ session, report, accept }) => {
      const id = await session({ ...steady, day: '2026-11-16', correct: 3, grade: 6 });
      await session({ ...steady, day: '2026-11-16', grade: 6 });
      await session({ student: MIA, day: '2026-11-17', correct: 1, grade: 5 });
      await report(id, 4);
      await accept(id, 4);
      await session({ student: MIA, day: '2026-11-18', correct: 1, grade: 5 });
    });
    expect(days.map(({ level_points }) => level_points)).toEqual([80, 10, 0]);
  });
});

test('practice_days and practice_stats: add an accepted report to the day of its session without changing a streak', async () => {
  const { stats, days, log } = await foldPractice(async (practiceLog) => {
    const id = await practiceLog.session({ student: MIA, day, correct: 3 });
    for (const question of [0, 3, 4]) await practiceLog.report(id, question);
    await practiceLog.session({ student: MIA, day: '2026-11-22', correct: 0 });
    await practiceLog.accept(id, 0);
    await practiceLog.dismiss(id, 4);
    await practiceLog.accept(id, 3);
  });
  expect(days).toMatchObject([
    { day, points: 40, counted_sessions: 1, counted_points: 40 },
    { day: '2026-11-22', points: 0, counted_points: 0 },
  ]);
  expect(stats).toMatchObject([
    {
      ...{ total_sessions: 2, total_points: 40, correct_answers: 4, updated_at: log.at(-1)?.recordedAt },
      ...{ current_streak: 2, longest_streak: 2, last_practice_date: '2026-11-22' },
    },
  ]);
});

test('practice_days and practice_stats: take back the points of an undone decision', async () => {
  const { stats, days } = await foldPractice(async (practiceLog) => {
    const id = await practiceLog.session({ student: MIA, day, correct: 3 });
    for (const question of [3, 4]) await practiceLog.report(id, question);
    for (const question of [3, 4]) await practiceLog.accept(id, question);
    await practiceLog.reopen(id, 3);
  });
  expect(stats).toMatchObject([{ total_points: 40, correct_answers: 4, counted_points: 40 }]);
  expect(days).toMatchObject([{ points: 40, counted_points: 40 }]);
});

test('practice_days and practice_stats: count a report that was accepted in an open session once, at completion', async () => {
  const { stats, days } = await foldPractice(async (practiceLog) => {
    const id = await practiceLog.begin(MIA);
    for (const question of [0, 1, 2, 3]) await practiceLog.answer(id, question, question > 0);
    await practiceLog.report(id, 0);
    await practiceLog.accept(id, 0);
    await practiceLog.answer(id, 4);
    await practiceLog.complete(id, day);
  });
  expect(stats).toMatchObject([{ total_points: 50, correct_answers: 5 }]);
  expect(days).toMatchObject([{ points: 50, counted_points: 50 }]);
});

test('practice_stats: a race that does not count is a session without points, and neither begins nor continues a streak', async () => {
  const { stats, days, ranks } = await foldPractice(async ({ session, race }) => {
    await race(MIA, 4, 5, 'off');
    await race(BEN, 4, 5, 'off');
    await session({ student: MIA, day, correct: 3, sameDay: 'keep' });
    await race(MIA, 4, 5, 'off');
  });
  expect(stats).toMatchObject([
    { student_id: MIA, total_sessions: 3, total_points: 30, current_streak: 1, longest_streak: 1 },
    { student_id: BEN, total_sessions: 1, total_points: 0, current_streak: 0, counted_sessions: 0 },
  ]);
  expect(days).toMatchObject([{ student_id: MIA, points: 30, counted_sessions: 1 }]);
  expect(ranks).toMatchObject([{ streak_before: null, practised_before_on: null, same_day: false }]);
});
