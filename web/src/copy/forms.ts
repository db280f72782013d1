import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatCount } from '../lib/format-count.ts';
import { joinWords } from './join-words.ts';

/** Texts about an earlier attempt whose answer was lost. */
export const earlierAttemptSavedText =
  'Your earlier attempt was saved after all. What is in the form now has not been sent: check the numbers before you save again.';
export const commandOutcomeUnknownText = "We couldn't confirm that this was saved. Saving again won't do it twice.";
/** The title of a toast about a command that may have been carried out. */
export const outcomeUnknownTitleText = "We couldn't confirm that this was done";
/** Below a title that says what could not be confirmed. */
export const retryIsSafeText = "Check your connection. Trying again won't do it twice.";
export const reloadedBeforeAnswerText =
  'The page was loaded again before the answer came, so this may have been saved already. Saving again does not do it twice.';
/**
 * Added when the form has a password, which the person must type again after a reload: the password of the first
 * attempt counts.
 */
export const firstPasswordCountsText = 'If the account was made then, its password is the one you typed before.';

export const closeWithoutSavingTexts = {
  title: 'Close without saving?',
  description: 'What you entered here will be lost.',
  confirm: 'Close without saving',
  cancel: 'Keep open',
};
export const closeWithoutAnswerTexts = {
  ...closeWithoutSavingTexts,
  title: 'Close before this is confirmed?',
  description: "We couldn't confirm that this was saved. Check whether it was before you enter it again.",
  confirm: 'Close anyway',
};
/** Asked before a page is left whose last command has no answer yet. */
export const leaveWithoutAnswerTexts = {
  title: 'Leave before this is confirmed?',
  description: "The server hasn't answered yet. If you leave now, what you sent may not be saved.",
  confirm: 'Leave',
  cancel: 'Stay',
};

/** Above the buttons that fill in a usual reason. */
export const quickChoicesText = 'Quick choices';
/** Shown below the reason of a change to a balance. */
export const balanceReasonHintText = 'Shown in the class history, which the family reads too.';

/** Reasons that a button fills in. */
export const reasonTexts: readonly string[] = ['Correction', 'Refund', 'Second class on a day', 'Make-up', 'Goodwill'];
/** The button that leads to the field, for any other reason. */
export const otherReasonText = 'Other';
export const familiesReadNoteText = 'Families can read this note.';
export const missingReasonText = 'Please give a reason.';

export const privateNoteTexts = {
  add: 'Add a private note',
  label: 'Private note',
  hint: 'Only tutors can read this note.',
};

/** At most this many students are named in a sentence. */
const NAMED_STUDENTS_MAX = 3;

/** `Ada, Ben, Cleo and 4 other students` */
export const toNamedStudentsText = (names: readonly string[]): string => {
  const others = names.length - NAMED_STUDENTS_MAX;
  const named = names.slice(0, NAMED_STUDENTS_MAX).map(isolateBidi);
  return joinWords(others > 0 ? [...named, formatCount(others, 'other student')] : named);
};

/** Asks once more before a day is marked that was probably chosen by mistake. */
export const confirmDateTexts = {
  /** `longDate` names the year. */
  title: (longDate: string) => `Mark attendance for ${longDate}?`,
  toLongAgo: (days: number) => `That day is more than ${formatCount(days, 'day')} ago.`,
  beforeEnrolment: (names: readonly string[]) => `${toNamedStudentsText(names)} enrolled after that day.`,
  confirm: 'Mark this day',
  cancel: 'Go back',
};
