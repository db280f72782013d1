import { boolean, date, integer, uuid } from '../../engine/columns.ts';
import { defineKeyedTable, type RowChange } from '../../engine/table.ts';
import { type BoardStandingsRow, boardStandingsTable, toBoardRank } from './board-standings-table.ts';
import { toPointsEarned } from './points-earned.ts';
import { type PracticeDayRow, practiceDaysTable } from './practice-days-table.ts';
import { type PracticeStatsRow, practiceStatsTable, withStreak } from './practice-stats-table.ts';

const columns = {
  session_id: uuid(),
  /** True if the session counts for the boards. */
  counted: boolean(),
  /** Null if no session of the student counts yet. */
  rank_before: integer().nullable(),
  rank_after: integer().nullable(),
  /** The stored streak; null before the first session. A streak that had lapsed is stored until the next session. */
  streak_before: integer().nullable(),
  streak_after: integer(),
  /** The day of the last practice before this one; null before the first session. */
  practised_before_on: date().nullable(),
  /** True if the student had completed another session on the same day. */
  same_day: boolean(),
};

/**
 * A student's rank on the all-time board and streak immediately before and after a completed session, in the order of
 * the log. A hidden student gets the rank that they would have if shown.
 */
export const practiceRanksTable = defineKeyedTable({
  name: 'practice_ranks',
  key: 'session_id',
  columns,

  keyOf(event) {
    const pointsEarned = toPointsEarned(event);
    return pointsEarned?.completed && pointsEarned.sessionId;
  },
  createdBy: ['PracticeSessionCompleted', 'PracticeRaceRecorded'],

  evolve(row, event, changeOf) {
    const pointsEarned = toPointsEarned(event);
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row || !pointsEarned) return undefined;
    const [own, board] = [changeOf(practiceStatsTable), changeOf(boardStandingsTable)];
    const before = withStreak(own.before);
    return {
      session_id: pointsEarned.sessionId,
      counted: isCounted(changeOf(practiceDaysTable)),
      rank_before: rankOf(board.before, own.before),
      rank_after: rankOf(board.after, own.after),
      streak_before: before?.current_streak ?? null,
      streak_after: own.after?.current_streak ?? 1,
      practised_before_on: before?.last_practice_date ?? null,
      same_day: before?.last_practice_date === pointsEarned.day,
    };
  },
});

const isCounted = ({ before, after }: RowChange<PracticeDayRow>): boolean =>
  (after?.counted_sessions ?? 0) > (before?.counted_sessions ?? 0);

const rankOf = (board: BoardStandingsRow | undefined, own: PracticeStatsRow | undefined): number | null =>
  own && own.counted_sessions > 0 ? toBoardRank(board, own.counted_points) : null;
