/** Texts of a completed session; specified texts as in the specification, sections 2 and 9. */
import { COUNTED_SESSIONS_PER_DAY, QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { ordinal } from '../lib/ordinal.ts';
import { plural } from '../lib/plural.ts';

export const title = 'Practice Results';
export const loading = 'Loading your results...';
export const loadingFailed = 'Your results could not be loaded';
export const none = {
  title: 'There are no results here',
  text: 'Results belong to a finished practice session. Finish one, and yours will appear here.',
};

export interface Band {
  /** The lowest percentage of this band. */
  from: number;
  headline: string;
  emoji: string;
  /** Describes the emoji to screen readers. */
  picture: string;
}
/** Specification, section 9; best first. */
const bands: readonly Band[] = [
  { from: 90, headline: 'Outstanding work!', emoji: '🏆', picture: 'Trophy' },
  { from: 80, headline: 'Great job!', emoji: '🌟', picture: 'Glowing star' },
  { from: 70, headline: 'Well done!', emoji: '👏', picture: 'Clapping hands' },
  { from: 60, headline: 'Good effort!', emoji: '👍', picture: 'Thumbs up' },
  { from: 0, headline: 'Keep practicing!', emoji: '💪', picture: 'Flexed arm' },
];
export const findBand = (percentage: number): Band =>
  bands.find(({ from }) => percentage >= from) ?? (bands.at(-1) as Band);

export const correct = 'Correct';
export const points = 'Points earned';
export const percentage = 'Score';
export const rank = 'Rank';
export const correctCountText = (count: number) => `${count}/${QUESTIONS_PER_PRACTICE}`;

export const achievements = 'Achievements';
/** Specification, section 9. */
export const listAchievements = (count: number): string[] => [
  ...(count === QUESTIONS_PER_PRACTICE ? ['Perfect Score!'] : []),
  ...(count >= 3 ? ['Great Performance!'] : []),
  'Practice Session Complete!',
];

/** The change of rank in words, because screen readers do not read the arrow. */
export const rankInWords = (before: number | null, after: number) => {
  if (before === null) return `${ordinal(after)} all-time: you're on the board!`;
  return before === after
    ? `Still ${ordinal(after)} all-time`
    : `From ${ordinal(before)} to ${ordinal(after)} all-time`;
};
export const rankNote = (before: number | null, after: number) => {
  if (before === null) return 'New on the board';
  return before === after ? 'Unchanged' : `Up ${plural(before - after, 'place')}`;
};

/** Below points that do not count on the leaderboard. */
export const notCounted = `These points are yours, but don't count for the leaderboard: up to ${COUNTED_SESSIONS_PER_DAY} sessions a day count, and none that was answered faster than it can be read.`;

export const questions = 'Your answers';
export const again = 'Practice Again';
export const hub = 'Practice Hub';
export const dashboard = 'Back to Dashboard';
