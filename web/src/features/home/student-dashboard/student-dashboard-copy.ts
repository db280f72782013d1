/** Texts of the Student Dashboard; specified texts as in the specification, sections 2 and 8. */

import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { toLastPractisedText } from '../../../copy/practice-hub.ts';
import { formatCount, pluralize } from '../../../lib/format-count.ts';

export const ownClassesTexts = {
  loading: 'Loading your classes...',
  failed: 'Error loading classes',
  remaining: 'Classes Remaining',
  /** Beside the number of remaining classes; the button that explains it follows. */
  toOfTotal: (total: number) => `of ${total} total · `,
  toUncovered: (count: number) => `${formatCount(count, 'class', 'classes')} not covered yet`,
  attended: 'Classes Attended',
  sinceJoined: 'since you joined',
};

/** What happens next after somebody signed up for a plan. */
export const chosenPlanTexts = {
  toTitle: (plan: string, classes: number) => `You chose ${plan}: ${formatCount(classes, 'class', 'classes')}`,
  toText: (centre: string, email: string) =>
    `Nothing is paid yet. ${centre} will write to ${isolateBidi(email)} about the payment and your first class, and adds the classes then. If you would rather call:`,
};

export const recentAttendanceTexts = {
  heading: 'Recent Attendance',
  loading: 'Loading attendance...',
  failed: 'Error loading attendance',
  none: 'No attendance records yet',
  /** Follows “Status” where one column holds both. */
  andNotes: 'and notes',
  /** A student cannot restore a missing key, so the text names the tutor as the person to ask. */
  unreadableNote: "This note can't be shown. Please tell your tutor.",
};

/** Texts of practice on the student's dashboard (specification, section 2). */
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
