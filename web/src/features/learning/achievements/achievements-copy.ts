/** Texts of the page of achievements. */
import type { AchievementKind } from '#contracts/practice-review.ts';
import { steadyTopicTexts } from '../../../copy/steady-topic.ts';

export const achievementsDescriptionText =
  'What you have achieved in practice stays yours, whatever happens to your streak.';
export const otherDescriptionText = 'What this student has achieved in practice. Nothing here is ever lost.';
export const achievementsBackTexts = { own: 'Back to Practice Hub', other: 'Back to Practice topics' };
export const loadingAchievementsText = 'Loading achievements...';
export const achievementsLoadingFailedText = 'Achievements couldn’t be loaded';

export const earnedHeadingText = 'Earned';
export const nextHeadingText = 'What comes next';
export const noneEarnedText = 'The first one is near';
export const noneEarnedHintText = 'Every session brings you closer to what comes next.';

/** What was achieved at a number of each kind. */
export const toAchievementText: Readonly<Record<AchievementKind, (count: number) => string>> = {
  topics: (count) => (count === 1 ? 'First steady topic' : `${count} steady topics`),
  days: (count) => `${count} days of practice`,
  'put-right': (count) => `${count} missed questions put right`,
  grades: (count) => (count === 1 ? 'A grade further' : `${count} grades further`),
};
export const achievementHints: Readonly<Record<AchievementKind, string>> = {
  topics: steadyTopicTexts.other,
  days: 'Each day with a finished session counts, in any rhythm.',
  'put-right': 'Answer a question correctly that you missed before, in a session or under “Missed questions”.',
  grades: 'Get a topic steady in a higher grade than before.',
};
/** `3 of 5` */
export const toReachedText = (reached: number, count: number) => `${reached} of ${count}`;
