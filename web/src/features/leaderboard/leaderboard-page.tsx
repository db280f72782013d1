import { BackToDashboard } from '../../app/back-to-dashboard.tsx';
import { title } from '../../copy/leaderboard.ts';
import { Leaderboard } from '../../leaderboard/leaderboard.tsx';

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
