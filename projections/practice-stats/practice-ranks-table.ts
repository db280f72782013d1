import { boolean, integer, uuid } from '../engine/columns.ts';
import { defineKeyedTable, type RowChange } from '../engine/table.ts';
import { type BoardStandingsRow, boardStandingsTable, rankIn } from './board-standings-table.ts';
import { type PracticeDayRow, practiceDaysTable } from './practice-days-table.ts';
import { type PracticeStatsRow, practiceStatsTable } from './practice-stats-table.ts';
import { scoringOf } from './scoring.ts';

const columns = {
  session_id: uuid(),
  /** Whether the session counts for the boards. */
  counted: boolean(),
  /** Null while no session of the student counts. */
  rank_before: integer().nullable(),
  rank_after: integer().nullable(),
};

/**
 * The ranks on the board of all time just before a session was completed and just after it, by the order of the log. Of
 * somebody who hides: where they would be. Null while no session of theirs counts.
 */
export const practiceRanksTable = defineKeyedTable({
  name: 'practice_ranks',
  key: 'session_id',
  columns,

  keyOf(event) {
    const scoring = scoringOf(event);
    return scoring?.completed && scoring.sessionId;
  },

  evolve(row, event, changeOf) {
    const scoring = scoringOf(event);
    // An event may come again after a checkpoint was set back.
    if (row || !scoring) return undefined;
    const [own, board] = [changeOf(practiceStatsTable), changeOf(boardStandingsTable)];
    return {
      session_id: scoring.sessionId,
      counted: isCounted(changeOf(practiceDaysTable)),
      rank_before: rankOf(board.before, own.before),
      rank_after: rankOf(board.after, own.after),
    };
  },
});

const isCounted = ({ before, after }: RowChange<PracticeDayRow>): boolean =>
  (after?.counted_sessions ?? 0) > (before?.counted_sessions ?? 0);

const rankOf = (board: BoardStandingsRow | undefined, own: PracticeStatsRow | undefined): number | null =>
  own && own.counted_sessions > 0 ? rankIn(board, own.counted_points) : null;
