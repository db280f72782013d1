/** Texts of notices that dashboards show about other screens, apart from the texts of those screens. */
import { formatCount } from '../lib/format-count.ts';

export const casesTitleText = 'Questions about Classes';
export const reportsTitleText = 'Reported Questions';
export const newAccountsHeadingText = 'New accounts';
export const messagesTitleText = 'Messages';

/** `1 question about classes` */
export const toOpenCasesText = (count: number) => `${formatCount(count, 'question')} about classes`;
export const toOverdueText = (count: number) => `${count} overdue`;
/** `the oldest from today`, `the oldest 3 days old` */
export const toOldestText = (days: number) =>
  days <= 0 ? 'the oldest from today' : `the oldest ${formatCount(days, 'day')} old`;
/** The context follows “Review” for screen readers. */
export const reviewCasesTexts = { review: 'Review', context: 'the questions about classes' };

export const toOpenReportsCountText = (count: number) => `${formatCount(count, 'question')} reported by students`;
export const reviewReportsTexts = { review: 'Review', context: 'the reported questions' };

export const toSignUpsCountText = (count: number) => `${formatCount(count, 'new account')} to approve`;
export const reviewSignUpsText = 'Review';
export const toUnansweredMessagesText = (count: number) => `${formatCount(count, 'message')} to answer`;
export const reviewMessagesText = 'Read';
