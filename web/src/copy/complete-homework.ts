/** Texts for answering an assignment; specified texts as in the specification, sections 2, 5 and 8. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { ANSWER_LENGTH_MAX } from '#events/values/limits.ts';
import { shortDate } from '../lib/dates.ts';
import { joinWords } from '../lib/join-words.ts';
import { plural } from '../lib/plural.ts';

export const loading = 'Loading assignment...';
export const loadingFailed = 'Error loading homework';

export const notFound = {
  title: 'Assignment Not Found',
  text: "The assignment you're looking for doesn't exist, or it is no longer yours to do.",
};

export const questionCount = (count: number) => plural(count, 'question');
export const due = (date: string) => `Due ${shortDate(date)}`;
export const overdue = 'Past due: you can still submit, and it will be marked late.';

export const yourAnswer = 'Your Answer';
export const answered = (count: number, of: number) => `${count} of ${of} answered`;
export const cancel = 'Cancel';
export const submit = 'Submit Assignment';
export const submitting = 'Submitting...';

export const faults = {
  missing: 'This question is not answered yet.',
  'too-long': `Use at most ${ANSWER_LENGTH_MAX.toLocaleString('en-US')} characters.`,
};
export const incomplete = {
  title: 'Incomplete submission',
  detail: 'Please answer all questions before submitting.',
};
export const tooLong = { title: 'Answer too long', detail: faults['too-long'] };

export const submitted = {
  title: 'Assignment submitted',
  detail: (grade: number | null) =>
    grade === null ? 'Your submission is being reviewed by your tutor.' : `Your score: ${grade}%`,
};
/** An earlier attempt with other answers was carried out. */
export const submittedEarlier = 'The answers that you sent first were submitted, and count.';
export const submittingFailed = 'Failed to submit assignment. Please try again.';
/** Stays beside the buttons while the outcome is unknown. */
export const noAnswer = 'No answer came. Your answers are kept here, and submitting again will not submit twice.';
/** Another device has saved newer answers than those that would be submitted. */
export const changedElsewhere = {
  title: 'Not submitted yet',
  detail: 'You have answered on another device since. Look at the answers once more, then submit.',
};
export const submittedElsewhere = {
  title: 'Already submitted',
  detail: 'This assignment was submitted from another tab or device. Those answers count.',
};

export const changes = {
  /** `Ms Lee changed question 3 and added 1 question` */
  title: (tutor: string, { changed, added, removed }: { changed: number[]; added: number[]; removed: number }) =>
    `${isolateBidi(tutor)} ${joinWords([
      ...(changed.length > 0 ? [`changed ${numbered(changed)}`] : []),
      ...(added.length > 0 ? [`added ${numbered(added)}`] : []),
      ...(removed > 0 ? [`removed ${plural(removed, 'question')}`] : []),
    ])}`,
  text: 'Your answers to the other questions are kept.',
  seen: 'OK',
  show: (number: number) => `Show question ${number}`,
};
/** On the question itself. */
export const newsWords = {
  added: 'New question',
  changed: 'Changed since you saw it',
  'choose-again': 'Changed since you answered: please choose again',
  'look-again': 'Changed since you answered: please check your answer',
};

const numbered = (numbers: number[]) => `question${numbers.length === 1 ? '' : 's'} ${joinWords(numbers)}`;
