import { Play } from 'lucide-react';
import { Link } from 'wouter';
import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { awaitingApprovalTexts } from '../../../copy/approval.ts';
import * as copy from '../../../copy/practice-hub.ts';
import { toAgainText } from '../../../copy/practice-hub.ts';
import { achievementsTitle, missedQuestionsTitle, practiceTopicsTitle } from '../../../copy/screens.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { AwaitingApproval } from '../../../session/awaiting-approval.tsx';
import { useProfile } from '../../../session/session.ts';
import { AssignedPracticeSheet } from '../../../shared/assigned-practice-sheet.tsx';
import { Leaderboard } from '../../../shared/leaderboard/leaderboard.tsx';
import { leaderboardHeadingText } from '../../../shared/leaderboard/leaderboard-copy.ts';
import { PracticeReportSheet } from '../../../shared/practice/practice-report-sheet.tsx';
import { JoinByCode } from '../../../shared/race/join-by-code.tsx';
import { RunningRaces } from '../../../shared/race/running-races.tsx';
import { PageStreakWarning } from '../../../shared/streak-warning.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import { LeaderboardSettingsForm } from './leaderboard-settings-form.tsx';
import { PracticeProgressCharts } from './practice-progress-charts.tsx';
import {
  isOffered,
  PracticeSessionSheet,
  TodaysTopicSheet,
  UnfinishedSessionSheet,
} from './practice-session-sheet.tsx';

/** The Practice Hub. A failed load is shown in place of its part and not as a toast, so that loaded parts stay. */
export function PracticeHubPage() {
  const { id, awaiting_approval } = useProfile();
  const { data } = practiceApi.useGetPracticeStatsQuery({ studentId: id });
  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={copy.practiceHubTitleText}
        description={data && !awaiting_approval && <TodaysPracticeText own={data} />}
        actions={
          <>
            {data?.last_choice && !isOffered(data.last_choice, data.open_sessions) && (
              <Link
                href={paths.practiceTopicSession(data.last_choice)}
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
      <PageStreakWarning assigned={data?.assigned} className="mb-6" />
      {awaiting_approval && <AwaitingApproval />}
      {!awaiting_approval && <RunningRaces className="mb-6" />}
      {data && <AssignedPracticeSheet assigned={data.assigned} className="mb-6" />}
      {data &&
        listOtherUnfinishedSessions(data).map((session) => (
          <UnfinishedSessionSheet key={session.id} session={session} />
        ))}
      {data && !awaiting_approval && (
        <TodaysTopicSheet studentId={id} offered={[...data.assigned, ...data.open_sessions]} />
      )}
      {data?.last_result && <LastSessionResult result={data.last_result} />}
      {!awaiting_approval && <PracticeReportSheet studentId={id} own choosable className="mb-6" />}
      {!awaiting_approval && <PracticeStatStrip own={data} />}
      {!awaiting_approval && (
        <nav aria-label={copy.practiceLinksText} className="mb-10 flex flex-wrap gap-2">
          <Link href={paths.missedQuestions} className={buttonStyle()}>
            {missedQuestionsTitle}
          </Link>
          <Link href={paths.achievements(id)} className={buttonStyle()}>
            {achievementsTitle}
          </Link>
          <Link href={paths.practiceTopics(id)} className={buttonStyle()}>
            {practiceTopicsTitle}
          </Link>
        </nav>
      )}
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
        {!awaiting_approval && <JoinByCode />}
      </div>
    </>
  );
}

/** The unfinished sessions that are not offered with the assigned practice that they fulfill. */
const listOtherUnfinishedSessions = ({ open_sessions, assigned }: PracticeStatsResponse) =>
  open_sessions.filter(({ id }) => !assigned.some(({ unfinished }) => unfinished?.id === id));

/** Says whether the student has practiced today, and what a session today would do to the streak. */
function TodaysPracticeText({ own: { practised_today, lapsed, stats } }: { own: PracticeStatsResponse }) {
  if (practised_today) return copy.practicedTodayTexts.done;
  return stats && !lapsed && stats.current_streak > 0
    ? copy.practicedTodayTexts.keep(stats.current_streak)
    : copy.practicedTodayTexts.open;
}

interface LastSessionResultProps {
  result: NonNullable<PracticeStatsResponse['last_result']>;
}

/** The result of the newest session, for students without approval, who have no practice statistics yet. */
function LastSessionResult({ result }: LastSessionResultProps) {
  const { heading, correct, action } = awaitingApprovalTexts.lastResult;
  return (
    <PracticeSessionSheet heading={heading} session={result} outcome={correct(result.correct_answers)}>
      <Link href={paths.practiceResultsOf(result.id)} className={buttonStyle()}>
        {action}
      </Link>
    </PracticeSessionSheet>
  );
}

/** The student's practice figures. They are zero before the first session. */
function PracticeStatStrip({ own }: { own: PracticeStatsResponse | undefined }) {
  const stats = own?.stats;
  const toFigure = (name: 'total_sessions' | 'total_points' | 'current_streak' | 'longest_streak') => (
    <CountingNumber value={own && (stats?.[name] ?? 0)} />
  );
  return (
    <StatStrip className="mb-6">
      <Stat label={copy.practiceStatsTexts.sessions} value={toFigure('total_sessions')} />
      <Stat label={copy.practiceStatsTexts.points} value={toFigure('total_points')} />
      <Stat label={copy.practiceStatsTexts.streak} value={toFigure('current_streak')}>
        {own?.lapsed && stats && (
          <span className="text-quiet">{copy.toLastPractisedText(stats.last_practice_date)}</span>
        )}
      </Stat>
      <Stat label={copy.practiceStatsTexts.longest} value={toFigure('longest_streak')} />
    </StatStrip>
  );
}
