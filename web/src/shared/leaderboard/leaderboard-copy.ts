/** Texts of the leaderboard; specified texts as in the specification, section 2. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { COUNTED_SESSIONS_PER_DAY_MAX } from '#events/values/limits.ts';
import type { GradeBand } from '#events/values/shapes.ts';
import { formatCount, pluralize } from '../../lib/format-count.ts';
import { formatOrdinal } from '../../lib/format-ordinal.ts';

export const leaderboardHeadingText = 'Top Performers';
export const loadingLeaderboardText = 'Loading leaderboard...';
export const emptyBoardText = 'No practice sessions yet. Be the first!';
export const emptyWeekText = 'Nobody has practiced this week yet. Be the first!';
/** Shown on an empty board to students without approval, whose practice does not count yet. */
export const emptyBoardForApplicantsTexts = {
  all: 'No practice sessions yet. Yours will count once your tutor has approved your account.',
  week: 'Nobody has practiced this week yet. Your sessions will count once your tutor has approved your account.',
};

/** A board of this week that counts only practice at or above each student's level, explained below it to a student and to a tutor. */
export const boardAtLevelTexts = {
  own: 'This board counts practice at your own level or above: the highest grade in which you have had a steady topic of that subject.',
  other:
    'This board counts practice at each student’s own level or above: the highest grade in which they have had a steady topic of that subject.',
  empty: 'Nobody has practiced at their level this week yet. Be the first!',
};

/** Below a board on which students without approval read no names. */
export const namesAfterApprovalText = 'Names are shown once your account is approved.';
export const namesOnceKnownText = 'Names are shown once a tutor has added you to a group or recorded classes for you.';

export const periodText = 'Period';
export const leaderboardPeriodTexts = { all: 'All time', week: 'This week' };
export type LeaderboardPeriod = keyof typeof leaderboardPeriodTexts;

/** Choice of the board: of everybody, of a band of grades or of a group. */
export const leaderboardFilterTexts = {
  label: 'Students',
  everybody: 'All students',
  grades: 'By grade of the practice',
  ofGrades: { '1-4': 'Grades 1–4', '5-8': 'Grades 5–8', '9-12': 'Grades 9–12' } satisfies Record<GradeBand, string>,
  groups: 'Groups',
};

export const leaderboardColumnTexts = { rank: 'Rank', student: 'Student', points: 'Points', sessions: 'Sessions' };
export const toPointsText = (count: number) => formatCount(count, 'point');
export const toPointsUnitText = (count: number) => pluralize(count, 'point');
export const toSessionsText = (count: number) => formatCount(count, 'session');
export const toShowTopText = (count: number) => `Show top ${count}`;

export const ownRankTexts = {
  heading: 'You',
  /** `20 points to 6th` */
  gap: (gap: number, rank: number) => `${toPointsText(gap)} to ${formatOrdinal(rank)}`,
  leads: 'In the lead',
  none: { all: 'Finish a practice session to appear here.', week: 'None of your sessions counts this week yet.' },
  /** Explains why a student has fewer points here than on the Practice Hub. */
  counted: `Up to ${COUNTED_SESSIONS_PER_DAY_MAX} sessions a day count here, and only if you take the time to read the questions. Class races count here if your center chose so.`,
  hidden: "You're hidden. Only you can see your rank.",
};

/** Text of the dot that shows whether updates arrive at once, soon, or not at the moment. */
export const feedStateTexts = {
  live: 'Live',
  connecting: 'Connecting...',
  interrupted: 'Reconnecting...',
  offline: 'Not live: refreshed every few seconds',
};

/** The sentences for screen readers: the students who have gained points, best first. */
export const toGainAnnouncementText = (entries: readonly LeaderboardEntry[]) =>
  entries
    .slice(0, 3)
    .map(
      ({ name, rank, total_points }) =>
        `${isolateBidi(name)} is ${formatOrdinal(rank)} with ${toPointsText(total_points)}.`,
    )
    .join(' ');
