import type { KeyedTable, RowChange } from '../engine/projection.ts';
import { rankIn, type StandingsTableRow, standings } from './board-standings-table.ts';
import { type DayTableRow, days } from './practice-days-table.ts';
import { type StatsTableRow, stats } from './practice-stats-table.ts';
import { scoringOf } from './scoring.ts';

export type RankTableRow = {
  session_id: string;
  counted: boolean;
  rank_before: number | null;
  rank_after: number | null;
};

/**
 * The ranks on the board of all time just before a session was completed and just after it, by the order of the log. Of
 * somebody who hides: where they would be. Null while no session of theirs counts.
 */
export const ranks: KeyedTable<RankTableRow> = {
  kind: 'keyed',
  table: 'practice_ranks',
  key: 'session_id',
  columns: { session_id: 'uuid', counted: 'boolean', rank_before: 'integer', rank_after: 'integer' },

  keyOf(event) {
    const scoring = scoringOf(event);
    return scoring?.completed && scoring.sessionId;
  },

  evolve(row, event, changeOf) {
    const scoring = scoringOf(event);
    // An event may come again after a checkpoint was set back.
    if (row || !scoring) return undefined;
    const [own, board] = [changeOf(stats), changeOf(standings)];
    return {
      session_id: scoring.sessionId,
      counted: isCounted(changeOf(days)),
      rank_before: rankOf(board.before, own.before),
      rank_after: rankOf(board.after, own.after),
    };
  },
};

const isCounted = ({ before, after }: RowChange<DayTableRow>): boolean =>
  (after?.counted_sessions ?? 0) > (before?.counted_sessions ?? 0);

const rankOf = (board: StandingsTableRow | undefined, own: StatsTableRow | undefined): number | null =>
  own && own.counted_sessions > 0 ? rankIn(board, own.counted_points) : null;
