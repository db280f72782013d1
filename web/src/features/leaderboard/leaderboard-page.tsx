import { BackToDashboard } from '../../app/back-to-dashboard.tsx';
import { title } from '../../copy/leaderboard.ts';
import { Leaderboard } from '../../leaderboard/leaderboard.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** The board for a projector: nothing on it can be changed. */
export function LeaderboardPage() {
  return (
    <>
      <PageHeader className="mb-5" back={<BackToDashboard />} title={title} />
      <Leaderboard large />
    </>
  );
}
