/** Texts of a completed session; specified texts as in the specification, sections 2 and 9. */
import { COUNTED_SESSIONS_PER_DAY_MAX, QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { formatCount } from '../lib/format-count.ts';
import { formatOrdinal } from '../lib/format-ordinal.ts';

export const titleText = 'Practice Results';
export const loadingText = 'Loading your results...';
export const loadingFailedText = 'Your results could not be loaded';
export const noResultsTexts = {
  title: 'There are no results here',
  text: 'Results belong to a finished practice session. Finish one, and yours will appear here.',
};

export interface ScoreBand {
  /** The lowest percentage of this band. */
  from: number;
  headline: string;
  emoji: string;
  /** Describes the emoji to screen readers. */
  picture: string;
}
/** From the specification, section 9; the best band first. */
const bands: readonly ScoreBand[] = [
  { from: 90, headline: 'Outstanding work!', emoji: '🏆', picture: 'Trophy' },
  { from: 80, headline: 'Great job!', emoji: '🌟', picture: 'Glowing star' },
  { from: 70, headline: 'Well done!', emoji: '👏', picture: 'Clapping hands' },
  { from: 60, headline: 'Good effort!', emoji: '👍', picture: 'Thumbs up' },
  { from: 0, headline: 'Keep practicing!', emoji: '💪', picture: 'Flexed arm' },
];
export const findScoreBand = (percentage: number): ScoreBand =>
  bands.find(({ from }) => percentage >= from) ?? (bands.at(-1) as ScoreBand);

export const correctLabelText = 'Correct';
export const pointsLabelText = 'Points earned';
export const percentageLabelText = 'Score';
export const rankLabelText = 'Rank';
export const toCorrectCountText = (count: number) => `${count}/${QUESTIONS_PER_PRACTICE}`;

export const achievementsHeadingText = 'Achievements';
/** From the specification, section 9. */
export const toAchievementTexts = (count: number): string[] => [
  ...(count === QUESTIONS_PER_PRACTICE ? ['Perfect Score!'] : []),
  ...(count >= 3 ? ['Great Performance!'] : []),
  'Practice Session Complete!',
];

/** The change of rank in words, because screen readers do not read the arrow. */
export const toSpokenRankChangeText = (before: number | null, after: number) => {
  if (before === null) return `${formatOrdinal(after)} all-time: you're on the board!`;
  return before === after
    ? `Still ${formatOrdinal(after)} all-time`
    : `From ${formatOrdinal(before)} to ${formatOrdinal(after)} all-time`;
};
export const toRankChangeText = (before: number | null, after: number) => {
  if (before === null) return 'New on the board';
  return before === after ? 'Unchanged' : `Up ${formatCount(before - after, 'place')}`;
};

/** Shown below points that do not count on the leaderboard. */
export const notCountedText = `These points are yours, but don't count for the leaderboard: up to ${COUNTED_SESSIONS_PER_DAY_MAX} sessions a day count, and none that was answered faster than it can be read.`;

export const answersHeadingText = 'Your answers';
export const practiceAgainText = 'Practice Again';
export const practiceHubLinkText = 'Practice Hub';
export const backToDashboardText = 'Back to Dashboard';
