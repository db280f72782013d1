/** Texts of the page “Practice topics” and of “Today's practice”. */
import type { MasteryState } from '#contracts/practice-mastery.ts';
import { steadyTopicTexts } from '../../../copy/steady-topic.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const backTexts = { own: 'Back to Practice Hub', other: 'Back to Class history' };
export const gradeText = 'Grade';
export const loadingTopicsText = 'Loading topics...';
export const topicsLoadingFailedText = 'Error loading topics';
export const practiceText = 'Practice';

export const masteryStateTexts: Readonly<Record<MasteryState, string>> = {
  new: 'New',
  learning: 'Learning',
  steady: 'Steady',
};
/** How many topics of the grade are steady and learning. */
export const toCountsText = (steady: number, learning: number): string => `${steady} steady, ${learning} learning`;

export const groupTexts = {
  back: 'Back to Student Management',
  toDescription: (students: number) =>
    `Practice topics of ${formatCount(students, 'student')}. ${steadyTopicTexts.other}`,
  none: 'Nobody has practiced yet',
  noneText: 'The topics of the group appear here after the first session.',
};
