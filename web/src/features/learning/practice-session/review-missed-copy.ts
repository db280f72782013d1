/** Texts for answering missed questions again. */
import { MISSED_FROM_SESSIONS } from '#events/values/limits.ts';
import { formatDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const reviewDescriptionText = `Try again what you got wrong in your last ${MISSED_FROM_SESSIONS} sessions. There are no points here, and your streak stays as it is.`;
export const loadingMissedText = 'Loading your missed questions...';
export const missedLoadingFailedText = 'Your missed questions couldn’t be loaded';

export const noneMissedText = 'Nothing to put right';
export const noneMissedHintText = 'Questions that you get wrong in a session wait here for another try.';

/** `2 of 7` */
export const toReviewPlaceText = (number: number, count: number) => `${number} of ${count}`;
export const toMissedOnText = (day: string) => `You missed this one on ${formatDate(day)}.`;
export const checkText = 'Check Answer';
export const checkingText = 'Checking...';
export const reviewDoneText = 'See how it went';
export const putRightText = 'Put right!';
export const stillWrongText = 'Not yet.';
export const reviewNotSentText = "We couldn't send your answer. It's still selected: check it again.";

export const toRoundText = (putRight: number, count: number) =>
  `You put ${putRight} of ${formatCount(count, 'question')} right`;
export const roundHintText = 'What you put right does not come back. The rest waits here for another try.';
export const againText = 'Try the rest again';
