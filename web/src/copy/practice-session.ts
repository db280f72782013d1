/** Texts of a practice session; specified texts as in the specification, section 2. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';

export const backToStartPracticeText = 'Back to Start Practice';
/** Title of the page until the session is loaded. */
export const practiceSessionHeadingText = 'Practice Session';
export const toTitleText = (subject: string) => `${subject} practice`;
export const sessionLoadingText = 'Loading your session...';
export const sessionLoadingFailedText = 'Your session could not be loaded';

export const generatingQuestionsTexts = {
  title: 'Generating Questions...',
  text: 'Creating personalized questions just for you!',
};
export const noQuestionsTexts = {
  title: 'Unable to Generate Questions',
  text: "We couldn't create practice questions for this topic. Please try again or choose a different topic.",
  again: 'Try Again',
  hub: 'Back to Practice Hub',
  noAnswer: 'No answer came. Please check the connection.',
};
/**
 * The part of the server's sentence after the specified text, such as the topics with questions; empty when there is
 * none.
 */
export const toNoQuestionsReasonText = (detail: string) => detail.replace(noQuestionsTexts.text, '').trim();
export const sessionExpiredTexts = {
  title: 'This session has run out of time',
  text: 'A session stays open for two hours. Your answers in this one count neither for nor against you.',
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
export const keyboardHintText = 'Press 1 to 4 to pick an option, Enter to go on.';

export const submitText = 'Submit Answer';
export const submittingText = 'Submitting...';
export const nextText = 'Next Question';
export const finishText = 'Finish Session';
export const finishingText = 'Finishing...';
export const retryingText = 'Could not save. Retrying…';
/** The page adds the reason after it. */
export const finishingFailedText = 'Your session could not be saved.';
export const answerNotSentText = 'Your answer could not be sent. It is kept here: please submit it again.';

export const correctAnswerText = 'Correct!';
export const wrongAnswerText = 'Not correct.';
export const explanationText = 'Explanation';

/** The sentence that screen readers announce when the result of an answer arrives. */
export const toAnswerAnnouncementText = (correct: boolean, key: string, explanation: string | null) =>
  [correct ? correctAnswerText : `${wrongAnswerText} The correct answer is ${isolateBidi(key)}.`, explanation]
    .filter(Boolean)
    .join(' ');

export const reportQuestionTexts = {
  act: 'This looks wrong',
  pending: 'Reporting...',
  failed: 'Your report could not be sent. Please try again.',
  open: 'You said that this looks wrong. A tutor will look at it; until then your score stays as answered.',
  accepted: 'A tutor agreed that this question is wrong: it counts as correct.',
  dismissed: 'A tutor looked at this question again: it stays as it is.',
};
