/** Texts of the Practice Hub; specified texts as in the specification, section 2. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { TopicMastery } from '#contracts/practice-mastery.ts';
import { NICKNAME_LENGTH_MAX, QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { formatDate, formatWeekdayAndDate } from '../lib/dates.ts';
import { formatCount } from '../lib/format-count.ts';
import { savingText } from './common.ts';

export const practiceHubTitleText = 'Practice Hub';
export const startNewPracticeText = 'Start New Practice Session';

export const practiceStatsTexts = {
  sessions: 'Sessions',
  points: 'Points',
  streak: 'Day Streak',
  longest: 'Best Streak',
};
export const toLastPractisedText = (date: string) => `last practiced ${formatWeekdayAndDate(date)}`;

export const practiceLinksText = 'More about your practice';

export const practicedTodayTexts = {
  done: 'You have practiced today.',
  open: 'You have not practiced yet today.',
  /** Shown for a streak that a session today would continue. */
  keep: (days: number) => `Practice today for a ${days + 1}-day streak.`,
};

/** Where another session on the same day would restart the streak. */
export const streakWarningTexts = {
  before: 'Keep this for tomorrow: a second session today starts your streak again at 1.',
  after: 'Well done for today. Come back tomorrow to keep your streak. A second session today starts it again at 1.',
  /** At the button that starts a session of one topic, and in the session. */
  topic: 'Keep this one for tomorrow, or your streak starts again.',
  /** A session that was started accepts no answers tomorrow. */
  unfinished: 'You have practiced today. If you finish this one too, your streak starts again.',
};

export const unfinishedSessionTexts = {
  heading: 'Continue where you left off',
  answered: (count: number) => `${count} of ${QUESTIONS_PER_PRACTICE} answered`,
  action: 'Continue',
};

export const practiceProgressTexts = {
  heading: 'Your progress',
  points: 'Points by week',
  accuracy: 'Accuracy by subject',
  week: 'Week',
  pointsOf: 'Points',
  sessions: 'Sessions',
  subject: 'Subject',
  correct: 'Correct',
  /** `Week from Nov 9`; the last week is called “This week”. */
  weekFrom: (monday: string, last: boolean) => (last ? 'This week' : `Week from ${formatDate(monday)}`),
  pointsIn: (points: number, sessions: number) =>
    `${formatCount(points, 'point')} in ${formatCount(sessions, 'session')}`,
  share: (correct: number, answered: number) => `${Math.round((100 * correct) / answered)}%`,
  correctOf: (correct: number, answered: number) => `${correct} of ${answered} correct`,
  none: 'Your first session will appear here.',
  noChart: 'The chart could not be loaded. Your sessions and points are safe.',
};

export const leaderboardSettingsTexts = {
  heading: 'How others see you on the leaderboard',
  hide: 'Hide me from others',
  hideHint: 'You keep your points and see your own rank; nobody else sees you on the board.',
  nickname: 'Nickname',
  nicknameHint: `Shown instead of your name, at most ${NICKNAME_LENGTH_MAX} characters. Without one, others see your first name and an initial.`,
  save: 'Save',
  saving: savingText,
  saved: 'Saved',
  failed: 'Could not be saved. Please try again.',
};

/** `Again: Addition` starts a session like the finished one. */
export const toAgainText = (topic: string) => `Again: ${isolateBidi(topic)}`;

export const todaysTopicTexts = {
  heading: 'Today’s practice',
  start: 'Start',
  all: 'All topics',
  isNew: 'a new topic',
};

/** `7 of the last 10 correct · Nov 20`; '' for a new topic. */
export const toMasteryText = ({ answers, correct, last_day: day }: TopicMastery): string =>
  day === null ? '' : `${correct} of the last ${answers} correct · ${formatDate(day)}`;
