/** Texts of the leaderboard; specified texts as in the specification, section 2. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { COUNTED_SESSIONS_PER_DAY } from '#events/values/limits.ts';
import { ordinal } from '../lib/ordinal.ts';
import { plural, pluralWord } from '../lib/plural.ts';

export const title = 'Leaderboard';
export const heading = 'Top Performers';
export const loading = 'Loading leaderboard...';
export const empty = 'No practice sessions yet. Be the first!';
export const emptyWeek = 'Nobody has practiced this week yet. Be the first!';
/** For unapproved accounts, whose practice does not count yet. */
export const emptyForApplicants = {
  all: 'No practice sessions yet. Yours will count once your tutor has approved your account.',
  week: 'Nobody has practiced this week yet. Your sessions will count once your tutor has approved your account.',
};

export const period = 'Period';
export const periods = { all: 'All time', week: 'This week' };
export type Period = keyof typeof periods;

export const columns = { rank: 'Rank', student: 'Student', points: 'Points', sessions: 'Sessions' };
export const points = (count: number) => plural(count, 'point');
export const pointsWord = (count: number) => pluralWord(count, 'point');
export const sessions = (count: number) => plural(count, 'session');
export const showAll = (count: number) => `Show the first ${count}`;
export const showFewer = 'Show fewer';

export const own = {
  heading: 'You',
  /** `20 points to 6th` */
  gap: (gap: number, rank: number) => `${points(gap)} to ${ordinal(rank)}`,
  leads: 'In the lead',
  none: { all: 'Finish a practice session to appear here.', week: 'No session of yours counts this week yet.' },
  /** Why a student has fewer points here than on the Practice Hub. */
  counted: `Up to ${COUNTED_SESSIONS_PER_DAY} sessions a day count here, and none that was answered faster than it can be read.`,
  hidden: "You're hidden. Only you can see your rank.",
};

/** Text of the dot: updates arrive at once, soon, or not at the moment. */
export const feedStateText = {
  live: 'Live',
  connecting: 'Connecting…',
  interrupted: 'Reconnecting…',
  offline: 'Not live: refreshed every few seconds',
};

/** Announced to screen readers: who has gained points, best first. */
export const gainAnnouncement = (entries: readonly LeaderboardEntry[]) =>
  entries
    .slice(0, 3)
    .map(({ name, rank, total_points }) => `${isolateBidi(name)} is ${ordinal(rank)} with ${points(total_points)}.`)
    .join(' ');
