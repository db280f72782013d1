import type { PracticeSession } from '#contracts/practice.ts';
import { COUNTED_SESSIONS_PER_DAY_MAX, QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { formatWeekdayAndDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';
import { formatOrdinal } from '../../../lib/format-ordinal.ts';

export const practiceResultsTitleText = 'Practice Results';
export const loadingResultsText = 'Loading your results...';
export const resultsLoadingFailedText = 'Your results could not be loaded';
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
export const toCorrectCountText = (count: number, questions: number) => `${count}/${questions}`;

export const achievementsHeadingText = 'Achievements';
/** From the specification, section 9. */
export const toAchievementTexts = (count: number): string[] => [
  ...(count === QUESTIONS_PER_PRACTICE ? ['Perfect Score!'] : []),
  ...(count >= 3 ? ['Great Performance!'] : []),
  'Practice Session Complete!',
];

/**
 * The change of rank in words, because screen readers do not read the arrow. The rank before is that of the moment of the
 * last answer: other students may have passed during the session, so equal ranks are not called unchanged.
 */
export const toSpokenRankChangeText = (before: number | null, after: number) => {
  if (before === null) return `${formatOrdinal(after)} all-time: you're on the board!`;
  return before === after
    ? `${formatOrdinal(after)} all-time`
    : `From ${formatOrdinal(before)} to ${formatOrdinal(after)} all-time`;
};
export const toRankChangeText = (before: number | null, after: number) => {
  if (before === null) return 'New on the board';
  if (before === after) return 'All-time';
  return before > after ? `Up ${formatCount(before - after, 'place')}` : `Down ${formatCount(after - before, 'place')}`;
};

/** What the session did to the streak. */
export const toStreakChangeText = ({
  before,
  after,
  practised_before_on,
  same_day,
}: NonNullable<PracticeSession['streak']>) => {
  const days = formatCount(after, 'day');
  if (same_day && before !== null && before > after)
    return `Another session on the same day: your streak restarted at ${after}.`;
  if (same_day) return `Your streak stays at ${days}.`;
  if (before !== null && after > before) return `Your streak is now ${days}!`;
  if (before !== null && before > after && practised_before_on !== null)
    return `Your streak of ${before} ended on ${formatWeekdayAndDate(practised_before_on)}. Day 1 of a new one!`;
  return before === after && after > 1 ? `Your streak stays at ${days}.` : 'Your streak has started: 1 day.';
};

/** Shown in place of the achievements when no answer was correct. */
export const encouragementTexts = {
  heading: 'You finished all five questions',
  /** By what another session on the same day does to a streak. */
  reset: 'Everyone starts somewhere. Look at the explanations below, and try the same topic again tomorrow.',
  keep: 'Everyone starts somewhere. Look at the explanations below, then try the same topic again.',
};

/** Shown below points that do not count on the leaderboard. */
export const notCountedText = `You keep these points, but they don't count for the leaderboard. Up to ${COUNTED_SESSIONS_PER_DAY_MAX} sessions a day count, and only if you take the time to read the questions.`;

/** The same for a class race. */
export const raceNotCountedText = 'This was a class race. Its points do not count for the leaderboard and the streak.';
export const notAnsweredText = 'You gave no answer in time.';

export const answersHeadingText = 'Your answers';
export const practiceAgainText = 'Practice Again';
export const practiceHubLinkText = 'Practice Hub';

/** Names the links below the result for screen readers. */
export const nextStepsText = 'What next';
