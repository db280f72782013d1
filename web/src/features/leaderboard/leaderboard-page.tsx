import { leaderboardTitleText } from '../../copy/leaderboard.ts';
import { BackToDashboard } from '../../navigation/back-to-dashboard.tsx';
import { Leaderboard } from '../../shared/leaderboard/leaderboard.tsx';

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
