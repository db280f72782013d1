/** Texts of practice on the student's dashboard (specification, section 2). */
import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { toLastPractisedText } from '../../../copy/practice-hub.ts';
import { pluralize } from '../../../lib/format-count.ts';

export const practiceBannerHeadingText = 'Practice Hub';
export const practiceBannerDescriptionText = 'Five questions on a topic of your choice.';
export const startPracticingText = 'Start Practicing';

interface PracticeFigure {
  count: number;
  word: string;
  note?: string;
}

/** Points, streak in days and sessions, each with its unit; an empty list before the first session. */
export function toPracticeFigures({
  stats,
  lapsed,
}: Pick<PracticeStatsResponse, 'stats' | 'lapsed'>): PracticeFigure[] {
  if (!stats) return [];
  const { total_points, current_streak, total_sessions, last_practice_date } = stats;
  return [
    { count: total_points, word: pluralize(total_points, 'point') },
    { count: current_streak, word: 'day streak', ...(lapsed && { note: toLastPractisedText(last_practice_date) }) },
    { count: total_sessions, word: pluralize(total_sessions, 'session') },
  ];
}
