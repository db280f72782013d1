/** Texts for answering an assignment; specified texts as in the specification, sections 2, 5 and 8. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { ANSWER_LENGTH_MAX } from '#events/values/limits.ts';
import { joinWords } from '../../../copy/join-words.ts';
import { formatWeekdayAndDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const assignmentLoadingText = 'Loading assignment...';
/** The heading while the title of the assignment is unknown. */
export const assignmentFailedTitle = 'Assignment';
export const assignmentLoadingFailedText = 'Error loading homework';

export const assignmentNotFoundTexts = {
  title: 'Assignment Not Found',
  text: "The assignment you're looking for doesn't exist, or you no longer have access.",
};

export const toDueDateText = (date: string) => `Due ${formatWeekdayAndDate(date)}`;
export const assignmentOverdueText = 'Past due: you can still submit, and it will be marked late.';

export const answerFieldLabelText = 'Your Answer';
export const toAnsweredCountText = (count: number, of: number) => `${count} of ${of} answered`;
export const submitAssignmentText = 'Submit Assignment';

export const answerFaultTexts = {
  missing: 'This question is not answered yet.',
  'too-long': `Use at most ${ANSWER_LENGTH_MAX.toLocaleString('en-US')} characters.`,
};
export const incompleteSubmissionTexts = {
  title: 'Incomplete submission',
  detail: 'Please answer all questions before submitting.',
};
export const answerTooLongTexts = { title: 'Answer too long', detail: answerFaultTexts['too-long'] };

export const assignmentSubmittedTexts = {
  title: 'Assignment submitted',
  detail: (grade: number | null) =>
    grade === null ? 'Your submission is being reviewed by your tutor.' : `Your score: ${grade}%`,
};
/** Shown when the server carried out an earlier attempt with other answers. */
export const firstAnswersSubmittedText = 'The answers that you sent first were submitted, and count.';
export const submittingFailedText = 'Failed to submit assignment. Please try again.';
/** Stays beside the buttons while the outcome of the submission is unknown. */
export const submissionOutcomeUnknownText = "We couldn't reach the server. Your answers are safe; try again.";
/** Shown when another device has saved newer answers than the ones on the page. */
export const newerAnswersElsewhereTexts = {
  title: 'Not submitted yet',
  detail: (numbers: number[]) => {
    if (numbers.length === 0) return "There's a newer draft from another device. Check it before submitting.";
    return `${toChangedElsewhereText(numbers)}. Check ${numbers.length === 1 ? 'it' : 'them'} before submitting.`;
  },
};

const toChangedElsewhereText = (numbers: number[]) =>
  `${capitalize(toNumbersText(numbers))} ${numbers.length === 1 ? 'was' : 'were'} changed on another device`;

/** The page shows the answers of another device to these questions. */
export const toAnswersReplacedText = (numbers: number[], when: string) =>
  `${toChangedElsewhereText(numbers)} at ${when}. What was saved there is shown now.`;
export const submittedElsewhereTexts = {
  title: 'Already submitted',
  detail: 'This assignment was submitted from another tab or device. Those answers count.',
};

/** Texts of the notice that the tutor changed questions while the student was answering. */
export const assignmentChangedNoticeTexts = {
  /** `Ms Lee changed question 3 and added 1 question` */
  title: (tutor: string, { changed, added, removed }: { changed: number[]; added: number[]; removed: number }) =>
    `${isolateBidi(tutor)} ${joinWords([
      ...(changed.length > 0 ? [`changed ${toNumbersText(changed)}`] : []),
      ...(added.length > 0 ? [`added ${toNumbersText(added)}`] : []),
      ...(removed > 0 ? [`removed ${formatCount(removed, 'question')}`] : []),
    ])}`,
  text: 'Your answers to the other questions are kept.',
  seen: 'OK',
  show: (number: number) => `Show question ${number}`,
};
/** Shown on a question that the tutor changed. */
export const questionChangeTexts = {
  added: 'New question',
  changed: 'Changed since you saw it',
  'choose-again': 'Changed since you answered: please choose again',
  'look-again': 'Changed since you answered: please check your answer',
};

/** An answer that differs on another device of the student. */
export const otherDeviceTexts = {
  /** Completes “Draft from 2:32 PM on another device”. */
  differ: (numbers: number[]) =>
    `${capitalize(toNumbersText(numbers))} ${numbers.length === 1 ? 'has another answer' : 'have other answers'} there. All other answers are merged. Nothing is lost until you choose.`,
  answer: 'On your other device:',
  none: 'no answer',
  take: 'Use this answer',
};

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const toNumbersText = (numbers: number[]) => `question${numbers.length === 1 ? '' : 's'} ${joinWords(numbers)}`;
