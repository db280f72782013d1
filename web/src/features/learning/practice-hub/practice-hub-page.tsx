import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { useGetPracticeStatsQuery } from '../../../api/practice.ts';
import * as copy from '../../../copy/practice-hub.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { AwaitingApproval } from '../../../session/awaiting-approval.tsx';
import { useProfile } from '../../../session/session.ts';
import { useRefetchOnDayChange } from '../../../session/use-refetch-on-day-change.ts';
import { AssignedPracticeSheet } from '../../../shared/practice/assigned-practice-sheet.tsx';
import { StreakWarning } from '../../../shared/practice/streak-warning.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Leaderboard } from '../leaderboard/leaderboard.tsx';
import { leaderboardHeadingText } from '../leaderboard/leaderboard-copy.ts';
import { toAgainText } from '../practice-results/practice-results-copy.ts';
import { LastSessionResult } from './last-session-result.tsx';
import { LeaderboardSettingsForm } from './leaderboard-settings-form.tsx';
import { PracticeProgressCharts } from './practice-progress-charts.tsx';
import { PracticeStatStrip } from './practice-stat-strip.tsx';
import { TodaysPracticeText } from './todays-practice-text.tsx';
import { TodaysTopicSheet } from './todays-topic-sheet.tsx';
import { UnfinishedSessionSheet } from './unfinished-session-sheet.tsx';

/** The Practice Hub. A failed load is shown in place of its part and not as a toast, so that loaded parts stay. */
export function PracticeHubPage() {
  const { id, awaiting_approval } = useProfile();
  const { data } = useGetPracticeStatsQuery(id);
  useRefetchOnDayChange({ type: 'student', id }, (today) => data !== undefined && data.today < today);
  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={copy.practiceHubTitleText}
        description={data && !awaiting_approval && <TodaysPracticeText own={data} />}
        actions={
          <>
            {data?.last_choice && (
              <Link
                href={paths.newPracticeSession(data.last_choice)}
                className={buttonStyle({ className: 'wrap-anywhere max-sm:basis-full!' })}
              >
                {toAgainText(data.last_choice.topic)}
              </Link>
            )}
            <Link href={paths.startPractice} className={buttonStyle({ variant: 'primary' })}>
              <Play aria-hidden />
              {copy.startNewPracticeText}
            </Link>
          </>
        }
      />
      <StreakWarning className="mb-6" />
      {awaiting_approval && <AwaitingApproval />}
      {data && <AssignedPracticeSheet assigned={data.assigned} className="mb-6" />}
      {data?.open_sessions.map((session) => (
        <UnfinishedSessionSheet key={session.id} session={session} />
      ))}
      {data && !awaiting_approval && <TodaysTopicSheet studentId={id} />}
      {data?.last_result && <LastSessionResult result={data.last_result} />}
      {!awaiting_approval && <PracticeStatStrip own={data} />}
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Leaderboard
          own={awaiting_approval ? undefined : data}
          ownId={id}
          live={!awaiting_approval}
          heading={
            <h2 id="leaderboard" className="text-heading">
              {leaderboardHeadingText}
            </h2>
          }
        />
        {!awaiting_approval && <PracticeProgressCharts studentId={id} />}
        {data && !awaiting_approval && <LeaderboardSettingsForm studentId={id} place={data.place} />}
      </div>
    </>
  );
}
