import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { practicedTodayTexts } from '../../../copy/practice-hub.ts';

/** Says whether the student has practiced today, and what a session today would do to the streak. */
export function TodaysPracticeText({ own: { practised_today, lapsed, stats } }: { own: PracticeStatsResponse }) {
  if (practised_today) return practicedTodayTexts.done;
  return stats && !lapsed && stats.current_streak > 0
    ? practicedTodayTexts.keep(stats.current_streak)
    : practicedTodayTexts.open;
}
