import { title } from '../../copy/leaderboard.ts';
import { Leaderboard } from '../../leaderboard/leaderboard.tsx';
import { BackToDashboard } from '../../navigation/back-to-dashboard.tsx';

/** The board for a projector: nothing on it can be changed, and little stands above it. */
export function LeaderboardPage() {
  return (
    <Leaderboard
      large
      heading={
        <div>
          <BackToDashboard />
          <h1 id="leaderboard" className="text-title">
            {title}
          </h1>
        </div>
      }
    />
  );
}
