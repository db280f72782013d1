import { leaderboardTitleText } from '../../copy/leaderboard.ts';
import { Leaderboard } from '../../leaderboard/leaderboard.tsx';
import { BackToDashboard } from '../../navigation/back-to-dashboard.tsx';

/** The leaderboard for a projector, without controls. */
export function LeaderboardPage() {
  return (
    <Leaderboard
      large
      heading={
        <div>
          <BackToDashboard />
          <h1 id="leaderboard" className="text-title">
            {leaderboardTitleText}
          </h1>
        </div>
      }
    />
  );
}
