import { EyeOff } from 'lucide-react';
import type { LeaderboardResponse } from '#contracts/leaderboard.ts';
import type { CountedPractice, PracticeStatsResponse } from '#contracts/practice.ts';
import type { GradeBand } from '#events/values/shapes.ts';
import { formatOrdinal } from '../../lib/format-ordinal.ts';
import { findLeaderboardRank } from './find-leaderboard-rank.ts';
import * as copy from './leaderboard-copy.ts';

interface OwnRankRowProps {
  boards: LeaderboardResponse;
  period: copy.LeaderboardPeriod;
  /** The band of grades of the boards; undefined for all grades. */
  grades: GradeBand | undefined;
  own: PracticeStatsResponse;
}

/** The student's own rank, also below the rows that are shown, and the points missing to the next rank. */
export function OwnRankRow({ boards, period, grades, own }: OwnRankRowProps) {
  const isAtLevel = period === 'week' && boards.counting === 'level';
  const figures = isAtLevel ? own.week_at_level : findFigures(grades ? own.counted_by_band[grades] : own, period);
  const { rank, next } = findLeaderboardRank(boards[period], figures.points);
  return (
    <div className="border-t-2 border-rule px-4 py-3 sm:px-5">
      {figures.sessions === 0 ? (
        <p className="text-quiet">
          <strong className="text-ink">{copy.ownRankTexts.heading}.</strong> {copy.ownRankTexts.none[period]}
        </p>
      ) : (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <strong>{copy.ownRankTexts.heading}</strong> · {formatOrdinal(rank)} · {copy.toPointsText(figures.points)}
          </span>
          <span className="text-sm text-quiet">
            {next ? copy.ownRankTexts.gap(next.gap, next.rank) : copy.ownRankTexts.leads}
          </span>
        </p>
      )}
      {(period === 'week' || hasUncounted(own)) && (
        <p className="mt-1 text-sm text-quiet">{copy.ownRankTexts.counted}</p>
      )}
      {own.place.hidden && (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-quiet">
          <EyeOff aria-hidden className="size-4 shrink-0" />
          {copy.ownRankTexts.hidden}
        </p>
      )}
    </div>
  );
}

const findFigures = (own: CountedPractice, period: copy.LeaderboardPeriod) =>
  period === 'all'
    ? { points: own.counted_points, sessions: own.counted_sessions }
    : { points: own.week_points, sessions: own.week_sessions };

/** True when fewer points count on the leaderboard than the Practice Hub shows. */
const hasUncounted = ({ stats, counted_sessions }: PracticeStatsResponse) =>
  (stats?.total_sessions ?? 0) > counted_sessions;
