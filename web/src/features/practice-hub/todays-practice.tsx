import type { PracticeStatsAnswer } from '#contracts/practice.ts';
import { practicedTodayTexts } from '../../copy/practice-hub.ts';

/** Says whether today's practice is done, and what it would do to a streak. */
export function TodaysPractice({ own: { practised_today, lapsed, stats } }: { own: PracticeStatsAnswer }) {
  if (practised_today) return practicedTodayTexts.done;
  return stats && !lapsed && stats.current_streak > 0
    ? practicedTodayTexts.keep(stats.current_streak)
    : practicedTodayTexts.open;
}
