/** Texts of a practice session; specified texts as in the specification, section 2. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { ModelFailure } from '#contracts/model-failure.ts';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { formatMinutes } from '../../../copy/counts.ts';
import { formatDate } from '../../../lib/dates.ts';
import { correctAnswerText, wrongAnswerText } from '../../../shared/practice/answered-question-copy.ts';

export const backToStartPracticeText = 'Back to Start Practice';
/** Title of the page until the session is loaded. */
export const practiceSessionHeadingText = 'Practice Session';
export const toTitleText = (subject: string) => `${subject} practice`;
export const sessionLoadingText = 'Loading your session...';
export const sessionLoadingFailedText = 'Your session couldn’t be loaded';

export const generatingQuestionsTexts = {
  title: 'Generating Questions...',
  text: 'Creating personalized questions just for you!',
  /** How far a language model is. */
  toProgress: (ready: number) => `${ready} of ${QUESTIONS_PER_PRACTICE} ready`,
};
export const noQuestionsTexts = {
  title: 'Unable to Generate Questions',
  text: "We couldn't create practice questions for this topic. Please try again or choose a different topic.",
  again: 'Try Again',
  hub: 'Back to Practice Hub',
  nearestTopics: 'Topics that work',
  noAnswer: "We couldn't reach the server. Check your connection.",
};
/** Why a language model wrote no questions on a topic that is not built in. */
export const practiceModelFailureTexts: Readonly<Record<ModelFailure, string>> = {
  late: 'Writing new questions took too long.',
  unreachable: 'New questions can’t be written right now.',
  unusable: 'New questions can’t be written right now.',
  'over-budget': 'You’ve reached today’s limit for new questions.',
};
export const sessionExpiredTexts = {
  title: 'This session is closed',
  toText: (openMinutes: number) =>
    `A session stays open for ${formatMinutes(openMinutes)}. This one was not finished, so it does not change your points.`,
  action: 'Start a new session',
};

export const sessionEndedByApprovalTexts = {
  title: 'Your tutor has approved your account',
  text: 'Practice from before that does not count, so this session has ended. Every session that you start now counts.',
  action: 'Start a session that counts',
};

/** `2 / 5` */
export const toQuestionCounterText = (number: number) => `${number} / ${QUESTIONS_PER_PRACTICE}`;
export const sessionProgressLabelText = 'Questions answered';
export const toSessionScoreText = (correct: number, answered: number) => `Score: ${correct} / ${answered}`;
export const keyboardHintText = 'Press 1 to 4 to pick an option, Enter to continue.';

/** The switch for the sound of right answers, which is off at first. */
export const soundTexts = { on: 'Sound: on', off: 'Sound: off', context: ' for right answers' };

export const submitAnswerText = 'Submit Answer';
export const nextText = 'Next Question';
export const finishText = 'Finish Session';
export const finishingText = 'Finishing...';
export const retryingText = "Your answers are saved. We can't load your result yet; retrying…";
/** The page adds the reason after it. */
export const finishingFailedText = 'Your answers are saved, but your result could not be loaded.';
export const answerNotSentText = "We couldn't send your answer. It's still selected: submit it again.";

/** The sentence that screen readers announce when the result of an answer arrives. */
export const toAnswerAnnouncementText = (correct: boolean, key: string, explanation: string | null) =>
  [correct ? correctAnswerText : `${wrongAnswerText} The correct answer is ${isolateBidi(key)}.`, explanation]
    .filter(Boolean)
    .join(' ');

/** Texts for trying the wrong answers once more after the last question. */
export const secondTryTexts = {
  start: 'Try Again for Fun',
  heading: (number: number, count: number) => `Second try, ${number} of ${count}`,
  note: 'No points this time. See if you can get it now!',
  check: 'Check Answer',
  right: 'You got it!',
  wrong: 'Not quite. Compare with the correct answer.',
  next: 'Next',
};

/** Above a question that the student missed some days ago. */
export const toMissedText = (day: string): string => `Once more: you missed this question on ${formatDate(day)}.`;
