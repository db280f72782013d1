import { UTC_OFFSET_MAX_MS } from '#events/values/limits.ts';
import { date, instant, integer, jsonb, type StoredRow, text, uuid } from '../../engine/columns.ts';
import { defineKeyedTable, type RowChange } from '../../engine/table.ts';
import { toStudentIdAffectingBoards } from './board-visibility-table.ts';
import { addToBand, type CountedByBand } from './counted-by-band.ts';
import { hasAlreadyAdded, type PointsEarned, toPointsEarned, toUncountedRace } from './points-earned.ts';
import { findCountedSession, type PracticeDayRow, practiceDaysTable } from './practice-days-table.ts';
import { toNextStreak } from './streak.ts';

const columns = {
  student_id: uuid(),
  /** All completed sessions: those that the student started, and class races, whether their points count or not. */
  total_sessions: integer(),
  total_points: integer(),
  current_streak: integer(),
  longest_streak: integer(),
  correct_answers: integer(),
  /** The part of them that counts for the all-time board: sums over practice_days. */
  counted_sessions: integer(),
  counted_points: integer(),
  /** What counts for the all-time board of each band of grades. */
  counted_by_band: jsonb<CountedByBand>(),
  /** The day of the last practice in the centre's time zone. */
  last_practice_date: date(),
  updated_at: instant(),
  /**
   * Position of the last event that was added to the row. After a checkpoint was set back, events up to it are
   * redelivered.
   */
  position: text(),
};
export type PracticeStatsRow = StoredRow<typeof columns>;

/** Practice statistics of each student. */
export const practiceStatsTable = defineKeyedTable({
  name: 'practice_stats',
  key: 'student_id',
  columns,

  // The row is loaded even for an event that changes only the student's visibility, because `board_standings` needs it.
  keyOf: (event) => toStudentIdAffectingBoards(event),

  evolve(row, recorded, changeOf) {
    const race = toUncountedRace(recorded);
    if (race) return row && hasAlreadyAdded(row, race) ? undefined : withSession(row ?? nothing(race), race);
    const pointsEarned = toPointsEarned(recorded);
    if (!pointsEarned || (row && hasAlreadyAdded(row, pointsEarned))) return undefined;
    if (!row && !pointsEarned.completed) throw new Error('A report of a student who never practised');
    return {
      ...added(row ?? nothing(pointsEarned), pointsEarned),
      ...practised(row, pointsEarned),
      ...counted(row, changeOf(practiceDaysTable), pointsEarned.sessionId),
    };
  },
});

const nothing = ({ studentId, day, recordedAt }: PointsEarned): PracticeStatsRow => ({
  ...{ student_id: studentId, total_sessions: 0, total_points: 0, correct_answers: 0 },
  ...{ counted_sessions: 0, counted_points: 0, counted_by_band: '{}' },
  ...{ current_streak: 0, longest_streak: 0, last_practice_date: day, updated_at: recordedAt, position: '0' },
});

const added = (row: PracticeStatsRow, { correct, points, recordedAt, position }: PointsEarned): PracticeStatsRow => ({
  ...row,
  total_points: row.total_points + points,
  correct_answers: row.correct_answers + correct,
  updated_at: recordedAt,
  position: String(position),
});

const withSession = (row: PracticeStatsRow, race: PointsEarned): PracticeStatsRow => ({
  ...added(row, race),
  total_sessions: row.total_sessions + 1,
});

/** The row if it has a streak, which only sessions that count for it begin. */
export const withStreak = (row: PracticeStatsRow | undefined): PracticeStatsRow | undefined =>
  row && row.longest_streak > 0 ? row : undefined;

/** The changes of a completed session other than its points. */
const practised = (row: PracticeStatsRow | undefined, pointsEarned: PointsEarned): Partial<PracticeStatsRow> => {
  const { day, completed } = pointsEarned;
  if (!completed) return {};
  const { total_sessions = 0, longest_streak = 0 } = row ?? {};
  const before = withStreak(row);
  if (before && isCompletedLate(before, pointsEarned)) return { total_sessions: total_sessions + 1 };
  const current_streak = before ? toNextStreak(before, day, completed.sameDay) : 1;
  return {
    ...{ total_sessions: total_sessions + 1, current_streak, last_practice_date: day },
    longest_streak: Math.max(longest_streak, current_streak),
  };
};

/**
 * True for a session of an earlier day that was completed after the last practice: the streak of the later day stays.
 * When the server's clock was set back, the session was also recorded before the day of the last practice.
 */
const isCompletedLate = ({ last_practice_date }: PracticeStatsRow, { day, recordedAt }: PointsEarned): boolean =>
  day < last_practice_date && Date.parse(recordedAt) + UTC_OFFSET_MAX_MS >= Date.parse(last_practice_date);

/** Sums over the student's rows of practice_days, of which this event can have changed only one. */
const counted = (
  { counted_sessions = 0, counted_points = 0, counted_by_band = '{}' }: Partial<PracticeStatsRow> = {},
  { before, after }: RowChange<PracticeDayRow>,
  sessionId: string,
) => {
  const sessions = (after?.counted_sessions ?? 0) - (before?.counted_sessions ?? 0);
  const points = (after?.counted_points ?? 0) - (before?.counted_points ?? 0);
  const band = after && findCountedSession(after, sessionId)?.band;
  return {
    counted_sessions: counted_sessions + sessions,
    counted_points: counted_points + points,
    counted_by_band: addToBand(counted_by_band, band, { sessions, points }),
  };
};
