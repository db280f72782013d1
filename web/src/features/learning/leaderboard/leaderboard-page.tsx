import { cx } from 'class-variance-authority';
import { Maximize, Minimize } from 'lucide-react';
import { useRef } from 'react';
import { practiceApi } from '../../../api/practice-api.ts';
import { fullScreenTexts } from '../../../copy/full-screen.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { Leaderboard } from '../../../shared/leaderboard/leaderboard.tsx';
import { useFullScreen } from '../../../shared/use-full-screen.ts';
import { Button } from '../../../ui/button.tsx';
import { leaderboardTitleText } from './leaderboard-page-copy.ts';
import { NicknamesDialog } from './nicknames-dialog.tsx';

/** The leaderboard for a room. In full screen it has the whole width, and the header and the demo bar are not shown. */
export function LeaderboardPage() {
  const board = useRef<HTMLDivElement>(null);
  const names = practiceApi.useGetLeaderboardQuery({}).data?.names;
  const { active, supported, toggle } = useFullScreen(board);
  return (
    <div ref={board} className={cx(active && 'overflow-y-auto bg-ground px-[2vw] py-[2vh]')}>
      <Leaderboard
        large
        heading={
          <div>
            {!active && <BackToDashboard />}
            <h1 id="leaderboard" className={active ? 'text-[clamp(1.5rem,5vh,4rem)] leading-tight' : 'text-title'}>
              {leaderboardTitleText}
            </h1>
          </div>
        }
        controls={(shown) => (
          <>
            {!active && <ExportButton list="leaderboard" request={{ path: '/leaderboard', params: shown }} />}
            {!active && names === 'nickname' && <NicknamesDialog />}
            {supported && (
              <Button onClick={toggle}>
                {active ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
                {active ? fullScreenTexts.leave : fullScreenTexts.enter}
              </Button>
            )}
          </>
        )}
      />
    </div>
  );
}
