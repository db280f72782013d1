import { cx } from 'class-variance-authority';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { LEADERBOARD_ROWS_EXPANDED } from '#events/values/limits.ts';
import { LeaderboardRows } from './leaderboard-rows.tsx';

/** The rows of the leaderboard for a room: up to ten in one column, more in two columns where the screen is wide. */
export function LeaderboardColumns({ entries }: { entries: readonly LeaderboardEntry[] }) {
  const second = entries.slice(LEADERBOARD_ROWS_EXPANDED);
  const inTwo = second.length > 0;
  const large = inTwo ? 'half' : 'whole';
  return (
    <div className="@container">
      <div className={cx(inTwo && 'divide-y divide-rule lg:grid lg:grid-cols-2 lg:divide-x lg:divide-y-0')}>
        <LeaderboardRows entries={entries.slice(0, LEADERBOARD_ROWS_EXPANDED)} large={large} />
        {inTwo && (
          <div>
            <LeaderboardRows entries={second} large={large} />
          </div>
        )}
      </div>
    </div>
  );
}
