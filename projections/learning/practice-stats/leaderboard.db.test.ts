import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unsealQueriedTexts } from '#events/record/queried-sealed-texts.ts';
import type { GradeBand } from '#events/values/shapes.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { openPracticeReadModels, type PracticeReadModels } from '../../test/read-models-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { fetchLeaderboardChoice, fetchLeaderboards } from './leaderboard-query.ts';

const [ADA, BEN, CAT, DAN, HID, OLD, NOBODY, IDLE] = createStudentIds(8) as [
  ...[string, string, string, string, string, string, string, string],
];
/** A student without points. */
const LAST = createStudentIds(25).slice(8);
/** A Saturday; its week starts on the 16th. */
const today = '2026-11-21';
const full = { today, names: 'full', streakLapsed: 'stored' } as const;

let read: PracticeReadModels;

beforeAll(async () => {
  read = await openPracticeReadModels(await openTestDatabase('read-models'), async (practiceLog) => {
    const { session } = practiceLog;
    await practiceLog.enrol(ADA, 'Ada Byron King');
    await practiceLog.enrol(BEN, 'Ben');
    for (const student of [CAT, DAN, HID, OLD, IDLE]) await practiceLog.enrol(student, `Kim ${student.slice(-1)}`);
    await session({ student: DAN, day: '2026-11-15', correct: 4, grade: 8 });
    await session({ student: ADA, day: '2026-11-16', correct: 5, grade: 9 });
    for (const student of [CAT, BEN, NOBODY]) await session({ student, day: today, correct: 3 });
    await session({ student: NOBODY, day: '2026-11-20', correct: 1, hasty: true });
    await session({ student: OLD, day: today, correct: 5, grade: 12 });
    await practiceLog.archive(OLD);
    await session({ student: HID, day: today, correct: 5, grade: 12 });
    for (const student of LAST) await session({ student, day: '2026-11-01', correct: 0 });
    await practiceLog.choosePlace(HID, { hidden: true });
    await practiceLog.choosePlace(CAT, { hidden: false, nickname: 'Comet' });
    await practiceLog.choosePlace(BEN, { hidden: true });
    await practiceLog.choosePlace(BEN, { hidden: false });
  });
});
afterAll(() => read[Symbol.asyncDispose]());

test('fetchLeaderboards: the boards of a band of grades count its sessions alone, and omit the same students', async () => {
  const toPoints = async (grades?: GradeBand) => {
    const { all, week } = await fetchLeaderboards(read.sql, { ...full, grades });
    return [all, week].map(({ entries }) => entries.map((entry) => [entry.student_id, entry.total_points]));
  };
  expect(await toPoints('9-12')).toEqual([[[ADA, 50]], [[ADA, 50]]]);
  expect(await toPoints('5-8')).toEqual([[[DAN, 40]], []]);
  const [all = [], week] = await toPoints('1-4');
  const ofToday = [BEN, CAT, NOBODY].map((student) => [student, 30]);
  expect(all.slice(0, 4)).toEqual([...ofToday, [LAST[0], 0]]);
  expect(week).toEqual(ofToday);
});

describe('fetchLeaderboards: all time', () => {
  test('gives equal points the same rank and omits archived, hidden and inactive students', async () => {
    const { all } = await fetchLeaderboards(read.sql, full);
    expect(all.entries.slice(0, 5).map((entry) => [entry.rank, entry.student_id, entry.total_points])).toEqual([
      [1, ADA, 50],
      [2, DAN, 40],
      [3, BEN, 30],
      [3, CAT, 30],
      [3, NOBODY, 30],
    ]);
    // One of this student's two sessions was too fast to count.
    expect(all.entries[4]).toEqual({
      ...{ student_id: NOBODY, name: 'Unknown', nickname: null, rank: 3 },
      ...{ total_sessions: 1, total_points: 30, current_streak: 1 },
    });
  });

  test('lists the first 20 students, and the number of students for each number of points', async () => {
    const { all } = await fetchLeaderboards(read.sql, full);
    expect(all.entries.slice(5).map((entry) => [entry.rank, entry.student_id])).toEqual(
      LAST.slice(0, 15).map((student) => [6, student]),
    );
    expect(all.standings).toEqual([
      [50, 1],
      [40, 1],
      [30, 3],
      [0, 17],
    ]);
  });

  test('shows names in the form that the centre configured', async () => {
    const shown = async (names: 'full' | 'initial' | 'nickname') => {
      const entries = (await fetchLeaderboards(read.sql, { ...full, names })).all.entries.slice(0, 5);
      const nicknames = await unsealQueriedTexts(
        entries.map(({ nickname }) => nickname),
        read.keys,
      );
      return entries.map(({ name }, index) => nicknames[index] ?? name);
    };
    expect(await shown('full')).toEqual(['Ada Byron King', 'Kim 4', 'Ben', 'Kim 3', 'Unknown']);
    expect(await shown('initial')).toEqual(['Ada K.', 'Kim 4.', 'Ben', 'Kim 3.', 'Unknown']);
    expect(await shown('nickname')).toEqual(['Ada K.', 'Kim 4.', 'Ben', 'Comet', 'Unknown']);
  });

  test('shows a lapsed streak with its stored length or as 0, as configured', async () => {
    const streaks = async (streakLapsed: 'stored' | 'zero', on = today) =>
      (await fetchLeaderboards(read.sql, { ...full, streakLapsed, today: on })).all.entries
        .slice(0, 5)
        .map((entry) => entry.current_streak);
    expect(await streaks('stored')).toEqual([1, 1, 1, 1, 1]);
    // Ada last practised on the 16th, Dan on the 15th.
    expect(await streaks('zero', '2026-11-17')).toEqual([1, 0, 1, 1, 1]);
    expect(await streaks('zero')).toEqual([0, 0, 1, 1, 1]);
  });
});

describe('fetchLeaderboards: week', () => {
  test('counts from Monday to Sunday, without sessions that were too fast', async () => {
    const { week, monday } = await fetchLeaderboards(read.sql, full);
    expect(monday).toBe('2026-11-16');
    expect(
      week.entries.map((entry) => [entry.rank, entry.student_id, entry.total_points, entry.total_sessions]),
    ).toEqual([
      [1, ADA, 50, 1],
      [2, BEN, 30, 1],
      [2, CAT, 30, 1],
      [2, NOBODY, 30, 1],
    ]);
    expect(week.standings).toEqual([
      [50, 1],
      [30, 3],
    ]);
  });

  test('starts a new board on Monday', async () => {
    const before = await fetchLeaderboards(read.sql, { ...full, today: '2026-11-15' });
    expect(before.monday).toBe('2026-11-09');
    expect(before.week.entries.map((entry) => [entry.rank, entry.student_id])).toEqual([[1, DAN]]);
    expect((await fetchLeaderboards(read.sql, { ...full, today: '2026-11-22' })).monday).toBe('2026-11-16');
    expect((await fetchLeaderboards(read.sql, { ...full, today: '2026-11-23' })).week).toEqual({
      entries: [],
      standings: [],
    });
  });
});

test('fetchLeaderboardChoice: returns how a student chose to be shown', async () => {
  expect(await fetchLeaderboardChoice(read.sql, HID)).toEqual({ hidden: true, nickname: null });
  expect(await fetchLeaderboardChoice(read.sql, ADA)).toEqual({ hidden: false, nickname: null });
  expect(await fetchLeaderboardChoice(read.sql, CAT)).toEqual({
    hidden: false,
    nickname: expect.stringMatching(/^sealed\./),
  });
});
