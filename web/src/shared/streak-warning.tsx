import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { practiceApi } from '../api/practice-api.ts';
import { streakWarningTexts } from '../copy/practice-hub.ts';
import { useProfile } from '../session/session.ts';
import { useRefetchOnDayChange } from '../session/use-refetch-on-day-change.ts';
import { Notice } from '../ui/notice.tsx';

/** Whether a session that the student completes today would cost the streak, by the centre's rule. */
export function useIsStreakAtRisk(): boolean {
  const { id } = useProfile();
  const { data } = practiceApi.useGetPracticeStatsQuery({ studentId: id });
  useRefetchOnDayChange({ type: 'student', id }, (today) => data !== undefined && data.today < today);
  return data?.streak_at_risk ?? false;
}

interface StreakWarningProps {
  /** Where the student reads it. */
  when?: keyof typeof streakWarningTexts;
  className?: string | undefined;
}

/** Warns beside the buttons of a page that lead to another session of the same day, where that would cost the streak. */
export function StreakWarning({ when = 'before', className }: StreakWarningProps) {
  if (!useIsStreakAtRisk()) return null;
  return (
    <Notice tone="caution" className={className}>
      {streakWarningTexts[when]}
    </Notice>
  );
}

interface PageStreakWarningProps {
  assigned: PracticeStatsResponse['assigned'] | undefined;
  className: string;
}

/** The warning of a page that also has an `AssignedPracticeSheet`, which warns by itself: one warning is enough. */
export const PageStreakWarning = ({ assigned = [], className }: PageStreakWarningProps) =>
  assigned.length === 0 && <StreakWarning className={className} />;
