import { practiceApi } from '../api/practice-api.ts';
import { streakWarningText } from '../copy/practice-hub.ts';
import { useProfile } from '../session/session.ts';
import { Notice } from '../ui/notice.tsx';

/** Warns before another session of the same day, which restarts a streak unless the centre's rule keeps it. */
export function StreakWarning({ className }: { className?: string }) {
  const { id, awaiting_approval } = useProfile();
  const { data } = practiceApi.useGetPracticeStatsQuery({ studentId: id });
  const restarts = data?.same_day === 'reset' && data.practised_today && (data.stats?.current_streak ?? 0) > 1;
  if (awaiting_approval || !restarts) return null;
  return (
    <Notice tone="caution" className={className}>
      {streakWarningText}
    </Notice>
  );
}
