import { practiceApi } from '../api/practice-api.ts';
import { streakWarningTexts } from '../copy/practice-hub.ts';
import { useProfile } from '../session/session.ts';
import { Notice } from '../ui/notice.tsx';

/** Whether another session today would restart the student's streak, by the centre's rule. */
export function useIsStreakAtRisk(): boolean {
  const { id, awaiting_approval } = useProfile();
  const { data } = practiceApi.useGetPracticeStatsQuery({ studentId: id });
  const isRestarting = data?.same_day === 'reset' && data.practised_today && (data.stats?.current_streak ?? 0) > 1;
  return isRestarting && !awaiting_approval;
}

interface StreakWarningProps {
  /** Whether the student reads it before a session, after one, or in one. */
  when?: keyof typeof streakWarningTexts;
  className?: string | undefined;
}

/** Warns where another session of the same day would restart the streak. */
export function StreakWarning({ when = 'before', className }: StreakWarningProps) {
  if (!useIsStreakAtRisk()) return null;
  return (
    <Notice tone="caution" className={className}>
      {streakWarningTexts[when]}
    </Notice>
  );
}
